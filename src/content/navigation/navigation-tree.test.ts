import { describe, expect, test } from 'vitest';

import { navigationProblems } from './navigation-tree.ts';

type Item = Parameters<typeof navigationProblems>[0];
const item = (id: number, parentId: number | null = null, sportId: number | null = null): Item => ({
  id,
  parentId,
  sportId,
  title: `Item ${id}`,
});
const all = [item(1), item(2, 1), item(3, 2), item(4), item(5, 4), item(6, null, 9)];
const problemsOf = (changed: Item) => navigationProblems(changed, all).map(({ message }) => message);

describe('an item', () => {
  test('may be at the top or below others, down to the third level', () => {
    for (const one of [item(7), item(7, 1), item(7, 2), item(7, 6, 9), item(5, 2)]) expect(problemsOf(one)).toEqual([]);
  });

  test('may not create a fourth level, by itself or with the items below it', () => {
    expect(problemsOf(item(7, 3))).toEqual(['the navigation would have 4 levels; it has at most 3']);
    expect(problemsOf(item(4, 2))).toEqual(['the navigation would have 4 levels; it has at most 3']);
  });

  test('may not be below itself', () => {
    expect(problemsOf(item(1, 1))).toEqual(['an item cannot be below itself']);
    expect(problemsOf(item(1, 3))).toEqual(['an item cannot be below itself']);
  });

  test("may not be below an item of another sport's navigation", () => {
    expect(problemsOf(item(7, 6))).toEqual(['item 6 (Item 6) belongs to another navigation; give the same sport']);
    expect(problemsOf(item(4, null, 9))).toEqual(['the items below it belong to another navigation; move them first']);
  });
});
