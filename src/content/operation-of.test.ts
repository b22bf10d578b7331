import { describe, expect, test } from 'vitest';

import { photo } from './galleries/photo.ts';
import { kinds } from './kinds.ts';
import { operationOf } from './operation-of.ts';
import { story } from './stories/story.ts';

const shown = { id: 7, access: 'public', sports: [3], games: [] };
const hidden = { ...shown, access: 'hidden' };

describe.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  const { access } = kind.visibility;
  const rowOf = (value: string) => ({ id: 7, ...(access && { [access]: value }) });

  test.each([
    ['adding a shown row', { after: rowOf('public') }, 'publish'],
    ['adding a protected row', { after: rowOf('protected') }, 'publish'],
    ['adding a hidden row', { after: rowOf('hidden') }, access ? 'draft' : 'publish'],
    ['changing a hidden row', { before: rowOf('hidden'), after: rowOf('hidden') }, access ? 'draft' : 'publish'],
    ['removing a hidden row', { before: rowOf('hidden') }, access ? 'draft' : 'publish'],
    ['showing a hidden row', { before: rowOf('hidden'), after: rowOf('public') }, 'publish'],
    ['hiding a shown row', { before: rowOf('public'), after: rowOf('hidden') }, 'publish'],
    ['removing a shown row', { before: rowOf('public') }, 'publish'],
  ])('%s', (_name, change, level) => {
    expect(operationOf(kind, change)).toMatchObject({ level, kind: kind.name, id: 7 });
  });

  const referring = Object.entries(kind.fields).filter(([, { storage }]) => 'to' in storage && storage.to === 'sport');
  test.runIf(referring.length > 0)('its sports are those before and after', () => {
    const valuesOf = (id: number) =>
      Object.fromEntries(referring.map(([key, { storage }]) => [key, storage.as === 'many' ? [id] : id]));
    const change = { before: { id: 7, ...valuesOf(3) }, after: { id: 7, ...valuesOf(4) } };
    expect(operationOf(kind, change).sportIds).toEqual([3, 4]);
  });
});

test('a part of a hidden row is a draft, and a part that moves between a hidden and a shown one is not', () => {
  const row = { id: 5 };
  const change = { before: row, after: row };
  expect(operationOf(photo, change, { parents: { before: hidden, after: hidden } }).level).toBe('draft');
  expect(operationOf(photo, { after: row }, { parents: { after: hidden } }).level).toBe('draft');
  expect(operationOf(photo, change, { parents: { before: shown, after: hidden } }).level).toBe('publish');
  expect(operationOf(photo, change).level).toBe('publish');
});

test('a part belongs to the sports of its parents', () => {
  const parents = { before: { ...hidden, sports: [3] }, after: { ...hidden, sports: [4] } };
  expect(operationOf(photo, { before: { id: 5 }, after: { id: 5 } }, { parents }).sportIds).toEqual([3, 4]);
});

test('a game belongs to its sport and day, and one that was not looked up to nothing', () => {
  const game = { id: 12, day: '2026-09-12', sportId: 3 };
  const change = { before: { ...shown, games: [12] }, after: { ...shown, games: [12, 13] } };
  expect(operationOf(story, change, { games: new Map([[12, game]]) }).games).toEqual([
    game,
    { id: 13, day: null, sportId: 0 },
  ]);
});
