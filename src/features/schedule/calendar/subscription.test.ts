import { expect, test } from 'vitest';

import type { Sport } from '../../../domain/sport.ts';
import { feedPath, subscribeLinks, subscriptionName } from './subscription.ts';

const sport = { title: 'Football', global_sport_name_slug: 'football', shortname: 'fball' } as Sport;

test.each([
  [{ sport: undefined, season: undefined, location: 'all' }, '', 'Lakeshore Athletics'],
  [{ sport, season: undefined, location: 'H' }, '?path=football&location=H', 'Lakeshore Football, home games'],
  [{ sport: undefined, season: undefined, location: 'A' }, '?location=A', 'Lakeshore Athletics, away games'],
  [
    { sport, season: { id: 7, title: '2026' }, location: 'all' },
    '?path=football&schedule_id=7',
    'Lakeshore 2026 Football',
  ],
] as const)('a feed has exactly the filter of the page', (of, query, name) => {
  expect(feedPath(of)).toBe(`/calendar.ashx/calendar.ics${query}`);
  expect(subscriptionName(of, 'Lakeshore')).toBe(name);
});

test('each calendar app gets the URL of the feed in its own format', () => {
  const links = subscribeLinks('https://a.example/calendar.ashx/calendar.ics?path=football', 'A Football');
  expect(links.map(({ href }) => href)).toEqual([
    'webcal://a.example/calendar.ashx/calendar.ics?path=football',
    'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fa.example%2Fcalendar.ashx%2Fcalendar.ics%3Fpath%3Dfootball',
    'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fa.example%2Fcalendar.ashx%2Fcalendar.ics%3Fpath%3Dfootball&name=A+Football',
  ]);
});
