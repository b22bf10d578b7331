import { expect, test } from 'vitest';

import type { RecordBook } from '../../api/records/schema.ts';
import { parseRecordView, recordAddress } from './record-views.ts';

const bookOf = (...lists: [subject: string, span: string][]) =>
  ({
    sport: { shortName: 'mbball', globalSportNameSlug: 'mens-basketball' },
    lists: lists.map(([subject, span]) => ({ subject, span, id: 'points' })),
  }) as unknown as RecordBook;
const page = '/sports/mens-basketball/records';

test.each([
  ['an empty book', bookOf(), '', page],
  ['the first view', bookOf(['team', 'game'], ['individual', 'game']), 'of=individual&span=game', page],
  ['another view', bookOf(['team', 'game'], ['individual', 'game']), 'of=team', `${page}?of=team&span=game`],
  ['one category', bookOf(['team', 'game']), 'category=points', `${page}?category=points`],
])('the canonical address of %s is one', (_, book, query, address) => {
  const view = parseRecordView(new URLSearchParams(query), book) ?? expect.unreachable('no such view');
  expect(recordAddress(book, view, view.category)).toBe(address);
});
