import { type } from 'arktype';
import { describe, expect, test } from 'vitest';

import { formatClock, formatLength, isoDuration, parseClock } from '../../web/duration.ts';
import { findCategory, podcastCategories, splitCategory } from './categories.ts';
import { chapterList, parseChapters } from './chapters.ts';
import { podcastGuid } from './podcast-guid.ts';

test.each([
  // examples from the podcast namespace
  ['https://mp3s.nashownotes.com/pc20rss.xml', '917393e3-1b1e-5cef-ace4-edaa54e1f810'],
  ['podnews.net/rss', '9b024349-ccf0-5f69-a609-6b82873eab3c'],
  ['http://podnews.net/rss//', '9b024349-ccf0-5f69-a609-6b82873eab3c'],
])('the guid of the feed %s is %s', (address, guid) => {
  expect(podcastGuid(address)).toBe(guid);
});

describe('a category', () => {
  test('is found in any case, and split into its parts', () => {
    expect(findCategory('sports', 'FOOTBALL')).toBe('Sports > Football');
    expect(findCategory('Sports', 'Quidditch')).toBeUndefined();
    expect(splitCategory('Sports > Football')).toEqual(['Sports', 'Football']);
    expect(splitCategory('Technology')).toEqual(['Technology']);
  });

  test('is listed once', () => {
    expect(new Set(podcastCategories).size).toBe(podcastCategories.length);
  });
});

test.each([
  [0, '0:00', '0 sec', 'PT0S'],
  [59.9, '0:59', '60 sec', 'PT59S'],
  [95, '1:35', '2 min', 'PT1M35S'],
  [2530, '42:10', '42 min', 'PT42M10S'],
  [3600, '1:00:00', '1 hr', 'PT1H0S'],
  [3723, '1:02:03', '1 hr 2 min', 'PT1H2M3S'],
])('%d seconds are %s, %s and %s', (seconds, clock, length, iso) => {
  expect([formatClock(seconds), formatLength(seconds), isoDuration(seconds)]).toEqual([clock, length, iso]);
});

test.each([
  ['3723', 3723],
  ['62:03', 3723],
  ['1:02:03', 3723],
  ['12.6', 13],
  ['', undefined],
  ['1:99', undefined],
  ['an hour', undefined],
])('the length "%s" of a feed is %s seconds', (text, seconds) => {
  expect(parseClock(text)).toBe(seconds);
});

describe('chapters', () => {
  const faultOf = (input: unknown) => {
    const read = parseChapters(input);
    return read instanceof type.errors ? read.summary : read;
  };

  test('are read from a list and from a whole document', () => {
    const list = [
      { startTime: 0, title: 'Opening' },
      { startTime: 95.5, title: 'Film room', url: 'https://example.edu/film', toc: false },
    ];
    expect(chapterList(list)).toEqual(list);
    expect(parseChapters({ version: '1.2.0', title: 'x', chapters: list })).toEqual(list);
  });

  test.each([
    [
      [
        { startTime: 5, title: 'B' },
        { startTime: 5, title: 'A' },
      ],
      'after the start of the chapter before it (5)',
    ],
    [[{ startTime: 5, endTime: 5, title: 'B' }], 'after its startTime'],
    [[{ startTime: -1, title: 'B' }], 'startTime must be non-negative'],
    [[{ startTime: 0, title: '' }], 'title must be non-empty'],
    [[{ startTime: 0, title: 'x', link: 'y' }], 'link must be removed'],
    ['chapters', 'must be an array'],
  ])('%# that are wrong are refused with the place', (input, message) => {
    expect(faultOf(input)).toContain(message);
  });
});
