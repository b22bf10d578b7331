import { expect, test } from 'vitest';

import type { SearchResult } from '../../api/search/schema.ts';
import { foundSections } from './found-sections.ts';

const game = (title: string, isUpcoming: boolean): SearchResult => ({
  kind: 'game',
  title,
  url: `/${title}`,
  summary: null,
  date: '2026-11-22',
  isUpcoming,
  image: null,
});
const titles = (items: SearchResult[]) =>
  foundSections({ kind: 'game', total: items.length, items }).map((section) => [
    section.title,
    ...section.items.map(({ title }) => title),
  ]);

test('upcoming and past games are separate sections, each in the order in which they were found', () => {
  expect(titles([game('last', false), game('next', true), game('before', false), game('later', true)])).toEqual([
    ['Upcoming games', 'next', 'later'],
    ['Past games', 'last', 'before'],
  ]);
});

test('a section without games is left out', () => {
  expect(titles([game('last', false)])).toEqual([['Past games', 'last']]);
});

test('any other kind is one section', () => {
  expect(foundSections({ kind: 'person', total: 1, items: [] })).toMatchObject([{ id: 'person', title: 'People' }]);
});
