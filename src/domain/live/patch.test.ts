import { expect, test } from 'vitest';

import { applyPatch, diff, type Json, type PatchOp } from './patch.ts';

/** Numbers from 0 below 1, the same for the same seed. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const keys = ['a', 'b', 'score', '', '0', '__proto__', 'constructor', 'length'];
const leaves: Json[] = [null, true, false, 0, 1, -1.5, '', 'x', 'Götz 🏀', '__proto__'];

function randomValue(random: () => number, depth: number): Json {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const kind = depth === 0 ? 0 : random() * 3;
  if (kind < 1) return pick(leaves);
  const parts = Array.from({ length: Math.floor(random() * 6) }, () => randomValue(random, depth - 1));
  return kind < 2 ? parts : Object.fromEntries(parts.map((part) => [pick(keys), part]));
}

/** The value with some parts changed, like the next snapshot. */
function varied(value: Json, random: () => number): Json {
  if (random() < 0.1) return randomValue(random, 2);
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => (random() < 0.1 ? [] : [varied(item, random)]));
    return random() < 0.3 ? items.toSpliced(Math.floor(random() * items.length), 0, randomValue(random, 2)) : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      random() < 0.1 || part === undefined ? [] : [[key, varied(part, random)]],
    ),
  );
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}

test('the patch between any two values turns one into the other, even after a JSON round trip', () => {
  const random = createRandom(20261121);
  for (let round = 0; round < 3000; round += 1) {
    const before = deepFreeze(randomValue(random, 4));
    const after = deepFreeze(random() < 0.7 ? varied(before, random) : randomValue(random, 4));
    const ops: PatchOp[] = JSON.parse(JSON.stringify(diff(before, after)));
    // compared as text as well, because toEqual ignores a key named __proto__
    const sorted = (value: Json) => JSON.stringify(value, (_, part) => (isPlain(part) ? sortedEntries(part) : part));
    expect(sorted(applyPatch(before, ops)), JSON.stringify({ before, after, ops })).toBe(sorted(after));
  }
});

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const sortedEntries = (value: object) => ({ entries: undefined, is: 'object', of: pairs(value) });
const pairs = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));

const plays = Array.from({ length: 500 }, (_, index) => ({
  period: 1 + (index >> 8),
  clock: '09:41',
  side: 'home',
  text: `Ann Elm makes a jumper, number ${index}`,
  score: { home: index, away: 12 },
}));
const play = {
  period: 2,
  clock: '00:04',
  side: 'away',
  text: 'Bo Oak misses a 3-pointer',
  score: { home: 499, away: 12 },
};

test('one more play after five hundred is a patch of less than 400 bytes', () => {
  const ops = diff({ book: { plays } }, { book: { plays: [...plays, play] } });
  expect(ops).toEqual([['>', 'book', [['>', 'plays', [['~', 500, 0, [play]]]]]]]);
  expect(JSON.stringify(ops).length).toBeLessThan(400);
});

test('correcting one play while adding another does not resend the plays in between', () => {
  const corrected = plays.with(3, { ...play, text: 'Ann Elm makes a layup' });
  const ops = diff(plays, [...corrected, play]);
  expect(JSON.stringify(ops).length).toBeLessThan(400);
  expect(applyPatch(plays, ops)).toEqual([...corrected, play]);
});

test('removing a play is one splice', () => {
  expect(diff(plays, plays.toSpliced(250, 1))).toEqual([['~', 250, 1, []]]);
});

test('parts that no operation touches stay the same objects', () => {
  const before = { home: { players: [{ pts: 1 }, { pts: 2 }] }, away: { players: [] }, plays };
  const after = structuredClone(before);
  after.home.players[1] = { pts: 4 };
  const made = applyPatch(before, diff(before, after));
  expect(made).toEqual(after);
  expect(made.plays).toBe(before.plays);
  expect(made.away).toBe(before.away);
  expect(made.home.players[0]).toBe(before.home.players[0]);
  expect(made.home.players[1]).not.toBe(before.home.players[1]);
  expect(before.home.players[1]).toEqual({ pts: 2 });
});

test('equal values have an empty patch, which returns the identical value', () => {
  expect(diff(plays, structuredClone(plays))).toEqual([]);
  expect(applyPatch(plays, [])).toBe(plays);
});

test('a key whose value is undefined counts as absent', () => {
  expect(diff({ score: undefined }, { outcome: undefined })).toEqual([]);
  expect(diff({ score: 1 }, { score: undefined })).toEqual([['-', 'score']]);
});

test('operations with the names of prototypes do not change any prototype', () => {
  const hostile: PatchOp[] = JSON.parse('[["=","__proto__",{"admin":true}],[">","__proto__",[["=","more",1]]]]');
  const made = applyPatch<object>({}, hostile);
  expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
  expect(made).not.toHaveProperty('admin');
  expect({}).not.toHaveProperty('more');
  expect(() => applyPatch({}, [['>', 'constructor', [['=', 'x', 1]]]])).toThrow('does not fit');
});

test('a patch for a different value is refused, not partially applied', () => {
  expect(() => applyPatch({ plays: [] }, [['>', 'plays', [['~', 3, 0, []]]]])).toThrow('does not fit');
  expect(() => applyPatch({ plays: [] }, [['>', 'plays', [['=', 0, 1]]]])).toThrow('does not fit');
  expect(() => applyPatch({ plays: null }, [['>', 'plays', [['=', 'a', 1]]]])).toThrow('does not fit');
  expect(() => applyPatch({}, [['>', 'plays', []]])).toThrow('does not fit');
  expect(() => applyPatch({}, [['-', 'plays']])).toThrow('does not fit');
});
