import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import type { ApiClient } from '../../../api/client.ts';
import type { ScheduleGame } from '../../../api/games/schema.ts';
import { isRefusal } from '../../../routing/load.ts';
import { calendarList } from './calendar-list.markup.tsx';
import { calendarTable } from './calendar-table.markup.tsx';
import { type CalendarData, findCalendar } from './find-calendar.ts';
import { shownDays } from './shown-days.ts';

const sports = [{ id: 1, title: 'Football', shortname: 'fball', global_sport_name_slug: 'football', non_sport: false }];
const facts = { id: 2, title: 'Tamarack', prefix: null, image: null };
let lastId = 10;
const game = (more: object): ScheduleGame =>
  ({
    id: ++lastId,
    venueEndDate: null,
    venueTime: '6 p.m.',
    timezone: 'America/Chicago',
    tbd: false,
    allDay: false,
    gameState: 0,
    forfeit: 'none',
    type: 'R',
    status: 'A',
    result: null,
    live: null,
    placing: null,
    overtime: '',
    locationIndicator: 'H',
    atVs: 'vs',
    opponent: facts,
    location: 'Port Ellery',
    facility: null,
    media: { links: [] },
    sport: { title: 'Football', shortName: 'fball', globalSportNameSlug: 'football', family: 'football' },
    season: { id: 1, title: '2026' },
    ...more,
  }) as unknown as ScheduleGame;

const at = (day: string) => ({ venueDate: `${day}T18:00:00`, dateUtc: `${day}T23:00:00Z` });
const games = [
  game({
    ...at('2026-11-07'),
    gameState: 8,
    status: 'O',
    boxscoreUrl: '/box/11',
    result: { status: 'W', teamScore: '27', opponentScore: '10' },
  }),
  game({ ...at('2026-11-14'), gameState: 3, live: { teamScore: '7', opponentScore: '3', clock: '2nd' } }),
  game({
    venueDate: '2026-11-20T00:00:00',
    venueEndDate: '2026-11-22T00:00:00',
    dateUtc: null,
    allDay: true,
    opponent: { ...facts, id: null, title: 'Heron Invitational' },
  }),
  ...Array.from({ length: 6 }, () => game({ ...at('2026-11-28'), locationIndicator: 'A', atVs: 'at' })),
  game({ venueDate: '2026-11-28T00:00:00', dateUtc: null, tbd: true }),
];

const page = async (query: string, all: readonly ScheduleGame[] = games) => {
  const api = {
    settings: { get: async () => ({ timezone: 'America/Chicago' }) },
    sports: { list: async () => sports },
    calendar: { games: async () => all },
  } as unknown as ApiClient;
  const data = await findCalendar({ sport: undefined, url: new URL(`http://a.example/calendar?${query}`), api });
  if (isRefusal(data)) return data.refusal;
  return render(data);
};

const render = (data: CalendarData): string => {
  const now = { now: Date.parse('2026-11-15T00:00Z'), today: '2026-11-14', from: undefined, followed: new Map() };
  const part = data.query.view === 'list' ? calendarList.component : calendarTable.component;
  return renderToStaticMarkup(createElement(part, { ...data, days: shownDays(data).days, at: now }));
};

const cellOf = (html: string, day: string): string =>
  html
    .split(/<(?=td|section)/)
    .find((part) => part.includes(`dateTime="${day}"`))
    ?.replace(/^[^>]*>/, '') ?? '';
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('a month', () => {
  test('is a captioned table with a column for each weekday', async () => {
    const html = await page('date=2026-11-01');
    expect(html).toMatch(/<table[^>]*><caption>.*Games.*November 2026/);
    expect(html.match(/<th scope="col">/g)).toHaveLength(7);
    expect(html).toContain('<abbr title="Sunday">Sun</abbr>');
    expect(html.match(/<td/g)).toHaveLength(35);
  });

  test('has final scores, live games, and every game of a busy day, TBD last', async () => {
    const html = await page('date=2026-11-01');
    expect(textOf(cellOf(html, '2026-11-07'))).toMatch(/Football vs Tamarack .*W.*27.*10/);
    expect(html).toContain('href="/box/11"');
    expect(textOf(cellOf(html, '2026-11-14'))).toMatch(/Today Football vs Tamarack .*Live/);
    const busy = cellOf(html, '2026-11-28');
    expect(busy.match(/<li/g)).toHaveLength(7);
    expect(textOf(busy)).toMatch(/TBA$/);
  });

  test('has an event over several days on each of them', async () => {
    const html = await page('date=2026-11-01');
    for (const [index, day] of ['2026-11-20', '2026-11-21', '2026-11-22'].entries())
      expect(textOf(cellOf(html, day))).toContain(`Day ${index + 1} of 3`);
  });

  test('labels days without games, and a month without any', async () => {
    expect(textOf(cellOf(await page('date=2026-11-01'), '2026-11-02'))).toBe('Mon, Nov 2 No games');
    expect(textOf(await page('date=2026-06-01', []))).toContain('No games scheduled, June 2026');
  });

  test('filtered by away games leaves out the others', async () => {
    const html = await page('date=2026-11-01&location=away');
    expect(html.match(/<li/g)).toHaveLength(6);
  });
});

describe('a list', () => {
  test('has a heading for each day with games', async () => {
    const html = await page('date=2026-11-01&view=list');
    expect(html.match(/<h3[^>]*>/g)).toHaveLength(6);
    expect(textOf(cellOf(html, '2026-11-07'))).toMatch(/Home .*27.*10 Port Ellery/);
  });
});

test.each([
  ['a table', '', games],
  ['a table without games', '', []],
  ['a week', 'view=week', games],
  ['a list', 'view=list', games],
  ['a list that ended before today', 'view=list', games.slice(0, 1)],
  ['a list without games', 'view=list', []],
  ['a list without games at a place', 'view=list&location=neutral', games],
])('"Today" has its target in %s', async (_, query, all) => {
  expect((await page(`date=2026-11-14&${query}`, all)).match(/id="today"/g)).toHaveLength(1);
});

test('existing programs read the events of both views by their classes', async () => {
  const all = 'sidearm-calendar-schedule-event';
  const table = await page('date=2026-11-01');
  const list = await page('date=2026-11-01&view=list');
  expect(table).toContain('<table class="sidearm-calendar-table ');
  for (const html of [table, list]) {
    const day = cellOf(html, '2026-11-07');
    expect(day).toMatch(new RegExp(`<li class="${all} `));
    expect(textOf(day.split(`class="${all}-opponent-title `)[1]?.split('</p>')[0] ?? '')).toMatch(/vs Tamarack$/);
    expect(html).toContain(`class="${all}-time `);
  }
  expect(list.match(/class="sidearm-calendar-list-group-heading-date"/g)).toHaveLength(6);
  expect(list).toContain(`class="${all}-location `);
});

test('a date that does not exist is refused', async () => {
  expect(await page('date=2026-02-31')).toContain('date is "2026-02-31"');
});
