import { describe, expect, test } from 'vitest';

import { kinds } from '../content/kinds.ts';
import {
  type Area,
  areaOf,
  areas,
  findRefusal,
  type Grant,
  includes,
  type Level,
  levels,
  type Operation,
  type Role,
  roleNames,
  roles,
} from './rights.ts';

const none = { sportId: null, gameId: null, day: null };
const grantOf = (role: Role, scope: Partial<Grant> = {}): Grant => ({ role, ...none, ...scope });
const refusal = (grants: readonly Grant[], operation: Operation) => findRefusal({ accountId: 1, grants }, operation);

/** Scopes that contain the row of `ownRow`. */
const ownScopes: Record<Role, Partial<Grant>> = {
  administrator: {},
  editor: {},
  'sport-contact': { sportId: 3 },
  writer: {},
  photographer: {},
  scorer: { gameId: 12 },
  'sponsor-viewer': {},
};
const ownRow = { sportIds: [3], games: [{ id: 12, day: '2026-09-12', sportId: 3 }] };
const otherRow = { sportIds: [4], games: [{ id: 13, day: '2026-09-13', sportId: 4 }] };

/** The table of rights once more, as an editor of a college would write it: r reads, d saves drafts, p publishes. */
const table: Record<Role, Record<Area, '' | 'r' | 'd' | 'p'>> = {
  administrator: row('p p p p p p p p p p p p'),
  editor: row('p p p p p p p r p - - -'),
  'sport-contact': row('p p p p r d r - - - - -'),
  writer: row('d r r r r d r - - - - -'),
  photographer: row('r r - r d p - - - - - -'),
  scorer: row('- r p r - - - - - - - -'),
  'sponsor-viewer': row('- - - - - - - r - - - -'),
};
function row(cells: string): Record<Area, '' | 'r' | 'd' | 'p'> {
  const each = cells.split(' ').map((cell) => (cell === '-' ? '' : cell));
  return Object.fromEntries(areas.map((area, index) => [area, each[index]])) as Record<Area, '' | 'r' | 'd' | 'p'>;
}

/** Every content kind, and one kind of each area that has none. */
const named = ['story', 'game', 'liveGame', 'rosterPlayer', 'image', 'report', 'submission', 'order', 'user', 'tenant'];
const everyKind = [...new Set([...kinds.map(({ name }) => name), ...named])];

test('the kinds of this test cover every area', () => {
  expect([...new Set(everyKind.map(areaOf))].sort()).toEqual([...areas].sort());
});

describe.each(roleNames)('%s', (role) => {
  const cases = everyKind.flatMap((kind) => levels.map((level): [Level, string] => [level, kind]));
  test.each(cases)('%s %s', (level, kind) => {
    const granted = 'rdp'.indexOf(table[role][areaOf(kind)] || '-');
    const expected = granted >= 0 && levels.indexOf(level) <= granted;
    const found = refusal([grantOf(role, ownScopes[role])], { level, kind, ...ownRow });
    expect(found === undefined).toBe(expected);
    if (!expected) expect(found).toMatchObject({ code: 'role', message: expect.stringContaining(' may not ') });
    // an account without a role may do nothing
    expect(refusal([], { level, kind, ...ownRow })).toMatchObject({
      message: expect.stringContaining('An account without a role'),
    });
  });
});

describe('scopes', () => {
  const football = grantOf('sport-contact', { sportId: 3 });
  const baseball = grantOf('sport-contact', { sportId: 4 });
  const game = grantOf('scorer', { gameId: 12 });
  const day = grantOf('scorer', { day: '2026-09-12' });
  const gameOf = (id: number, day: string, sportId = 3) => ({ id, day, sportId });

  const cases: [name: string, grants: Grant[], operation: Operation, isAllowed: boolean][] = [
    ['a story of the own sport', [football], { level: 'publish', kind: 'story', sportIds: [3] }, true],
    ['a story of another sport', [football], { level: 'publish', kind: 'story', sportIds: [4] }, false],
    ['a draft of another sport', [football], { level: 'draft', kind: 'story', sportIds: [4] }, false],
    ['a story of an own and another sport', [football], { level: 'publish', kind: 'story', sportIds: [3, 4] }, false],
    ['a story of two own sports', [football, baseball], { level: 'publish', kind: 'story', sportIds: [3, 4] }, true],
    ['a story of no sport', [football], { level: 'publish', kind: 'story', sportIds: [] }, false],
    ['a story whose sports are not known', [football], { level: 'publish', kind: 'story' }, false],
    [
      'a story with a game of another sport',
      [football],
      { level: 'publish', kind: 'story', sportIds: [3], games: [gameOf(13, '2026-09-12', 4)] },
      false,
    ],
    ['hidden content of another sport', [football], { level: 'read', kind: 'story', sportIds: [4] }, true],
    ['a picture, which has no sport', [football], { level: 'draft', kind: 'image' }, true],
    [
      'a game of the own sport',
      [football],
      { level: 'publish', kind: 'game', games: [gameOf(12, '2026-09-12')] },
      true,
    ],
    [
      'the result of the own game',
      [game],
      { level: 'publish', kind: 'liveGame', games: [gameOf(12, '2026-09-12')] },
      true,
    ],
    [
      'the result of another game',
      [game],
      { level: 'publish', kind: 'liveGame', games: [gameOf(13, '2026-09-12')] },
      false,
    ],
    [
      'the results of the own day',
      [day],
      { level: 'publish', kind: 'liveGame', games: [gameOf(13, '2026-09-12')] },
      true,
    ],
    [
      'the results of another day',
      [day],
      { level: 'publish', kind: 'liveGame', games: [gameOf(13, '2026-09-13')] },
      false,
    ],
    [
      'a game moved from another day',
      [day],
      { level: 'publish', kind: 'liveGame', games: [gameOf(13, '2026-09-12'), gameOf(13, '2026-09-13')] },
      false,
    ],
    ['a result whose game is not known', [game, day], { level: 'publish', kind: 'liveGame' }, false],
    ['two roles together', [football, grantOf('writer')], { level: 'draft', kind: 'story', sportIds: [4] }, true],
    [
      'two roles, neither of which suffices',
      [football, grantOf('writer')],
      { level: 'publish', kind: 'story', sportIds: [4] },
      false,
    ],
  ];
  test.each(cases)('%s', (_, grants, operation, isAllowed) => {
    expect(refusal(grants, operation) === undefined).toBe(isAllowed);
  });

  test('each refusal outside a scope names the scope', () => {
    expect(refusal([football], { level: 'publish', kind: 'story', ...otherRow })).toEqual({
      code: 'scope',
      message: 'A sport contact may publish or change stories of their own sports only.',
    });
    expect(refusal([game], { level: 'publish', kind: 'liveGame', ...otherRow })?.message).toBe(
      'A scorer may publish or change results of their own games and days only.',
    );
  });
});

test('a token can do no more than its account at the time of use', () => {
  const operation: Operation = { level: 'publish', kind: 'story', sportIds: [3] };
  const editor = [grantOf('editor')];
  const allowed = (grants: Grant[], limit: Grant[]) =>
    findRefusal({ accountId: 1, tokenId: 1, grants, limit }, operation);
  expect(allowed(editor, editor)).toBeUndefined();
  expect(allowed(editor, [grantOf('writer')])).toMatchObject({ code: 'role' });
  expect(allowed([grantOf('writer')], editor)).toMatchObject({ code: 'role' });
  expect(allowed(editor, [grantOf('sport-contact', { sportId: 4 })])).toMatchObject({ code: 'scope' });
  expect(allowed(editor, [])).toMatchObject({ code: 'role' });
});

test.each(roleNames)('whoever has the role %s has all of it, and an administrator has every role', (role) => {
  const grant = grantOf(role, ownScopes[role]);
  expect(includes([grant], grant)).toBe(true);
  expect(includes([grantOf('administrator')], grant)).toBe(true);
  expect(includes([], grant)).toBe(false);
});

test.each([
  [[grantOf('editor')], grantOf('administrator'), false],
  [[grantOf('editor')], grantOf('writer'), true],
  [[grantOf('editor')], grantOf('sport-contact', { sportId: 3 }), true],
  [[grantOf('sport-contact', { sportId: 3 })], grantOf('sport-contact', { sportId: 4 }), false],
  [[grantOf('sport-contact', { sportId: 3 })], grantOf('writer'), false],
  [[grantOf('writer')], grantOf('photographer'), false],
])('grants of %j include %j: %s', (grants, wanted, expected) => {
  expect(includes(grants, wanted)).toBe(expected);
});

test('every right in the table is one of an area that exists', () => {
  for (const role of roleNames) expect(areas).toEqual(expect.arrayContaining(Object.keys(roles[role].rights)));
});
