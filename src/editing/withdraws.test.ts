import { describe, expect, test } from 'vitest';

import type { ContentKind } from '../content/define-content.ts';
import { kinds } from '../content/kinds.ts';
import { withdrawnBy } from './withdraws.ts';

const [earlier, later] = ['2026-09-01T00:00:00Z', '2026-10-01T00:00:00Z'];

/** Every way to withdraw a row of a kind, and its opposite, as the values of a field before and after. */
const waysOf = ({
  visibility,
  fields,
  partOf,
}: ContentKind): [way: string, key: string, before: unknown, after: unknown][] => {
  const { access, from, until, switches = [] } = visibility;
  const ofType = (test: (storage: ContentKind['fields'][string]['storage']) => boolean) =>
    Object.entries(fields).filter(([key, { storage }]) => test(storage) && key !== partOf);
  return [
    ...(access
      ? ([
          ['hide', access, 'public', 'hidden'],
          ['narrow', access, 'public', 'protected'],
        ] as const)
      : []),
    ...(from
      ? ([
          ['unpublish', from, null, later],
          ['publish later', from, earlier, later],
        ] as const)
      : []),
    ...(until
      ? ([
          ['end', until, null, earlier],
          ['end sooner', until, later, earlier],
        ] as const)
      : []),
    ...switches.map((key) => ['switch off', key, true, false] as const),
    ...(partOf ? ([['move to another parent', partOf, 1, 2]] as const) : []),
    ...ofType(({ as }) => as === 'boolean').map(([key]) => [`no longer ${key}`, key, true, false] as const),
    ...ofType((storage) => storage.as === 'reference' && (storage.to === 'image' || storage.to === 'file')).flatMap(
      ([key]) => [[`replace ${key}`, key, 1, 2] as const, [`remove ${key}`, key, 1, null] as const],
    ),
  ].map(([way, key, before, after]) => [way, key, before, after]);
};

const of = (row: object) => ({ ...row });

describe.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (name, kind) => {
  const ways = waysOf(kind);

  test('is withdrawn when it is removed', () => {
    expect(withdrawnBy(kind, { before: of({ id: 1 }) })).not.toBe('nothing');
  });

  test.each(ways)('is withdrawn: %s (%s)', (_, key, before, after) => {
    expect(withdrawnBy(kind, { before: of({ [key]: before }), after: of({ [key]: after }) })).not.toBe('nothing');
  });

  // the page at the address of a new redirect is no longer there
  if (name === 'redirectRule') return;
  test('keeps its copies when it is added, shown again or edited', () => {
    expect(withdrawnBy(kind, { after: of({ id: 1 }) })).toBe('nothing');
    for (const [way, key, before, after] of ways)
      if (!/^(?:move|replace|remove)/.test(way))
        expect(withdrawnBy(kind, { before: of({ [key]: after }), after: of({ [key]: before }) }), way).toBe('nothing');
    const [text] =
      Object.entries(kind.fields).find(([, { storage }]) => storage.as === 'text' && !storage.rule?.oneOf) ?? [];
    if (text) expect(withdrawnBy(kind, { before: { [text]: 'Tide' }, after: { [text]: 'Tides' } })).toBe('nothing');
  });
});

test('a redirect that is added or changed withdraws the page at its address', () => {
  const redirect = kinds.find(({ name }) => name === 'redirectRule') ?? expect.unreachable();
  expect(withdrawnBy(redirect, { after: { fromPath: '/news' } })).toBe('content');
});

test('pictures and files are withdrawn with rows that have them, name them, or have such parts', () => {
  const withdrawn = (wanted: string) =>
    withdrawnBy(kinds.find(({ name }) => name === wanted) ?? expect.unreachable(), { before: { id: 1 } });
  expect(['story', 'gallery', 'photo', 'document', 'hall'].map(withdrawn)).toEqual(Array(5).fill('files'));
  expect(['alert', 'navigationItem', 'standing'].map(withdrawn)).toEqual(Array(3).fill('content'));
});
