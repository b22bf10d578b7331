import { expect, test } from 'vitest';

import { counted, kindNames, parseSearchQuery, resultsUrl } from './search-query.ts';

test.each([
  ['q=state', { q: 'state' }],
  ['q=+state+&kind=story&page=3', { q: 'state', kind: 'story', page: 3 }],
  ['q=state&sport=12&literal=1', { q: 'state', sportId: 12, isLiteral: true }],
  ['q=a&kind=nothing&page=-1&sport=football&literal=yes', { q: 'a' }],
  ['q=a&page=1.5', { q: 'a' }],
  ['', {}],
])('?%s asks %j', (address, query) => {
  const everything = { q: '', kind: undefined, sportId: undefined, isLiteral: false, page: 1 };
  expect(parseSearchQuery(new URLSearchParams(address))).toEqual({ ...everything, ...query });
});

test('a query has at most a hundred characters', () => {
  expect(parseSearchQuery(new URLSearchParams({ q: 'a'.repeat(300) })).q).toHaveLength(100);
});

test('the first page has no page parameter', () => {
  expect(resultsUrl({ q: 'ohio state', kind: 'game', page: 1 })).toBe('/search?q=ohio+state&kind=game');
  expect(resultsUrl({ q: 'ohio', kind: 'game', page: 2 })).toBe('/search?q=ohio&kind=game&page=2');
});

test('a single result is counted in the singular', () => {
  expect([counted(1, kindNames('person')), counted(2, kindNames('person'))]).toEqual(['1 person', '2 people']);
});
