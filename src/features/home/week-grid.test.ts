import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { CalendarEvent } from '../../api/calendar/schema.ts';
import { weekGrid } from './week-grid.markup.tsx';

const game = (id: number, more: object) =>
  ({
    id,
    gameState: 0,
    venueDate: '2026-11-28T15:00:00',
    dateUtc: '2026-11-28T20:00:00Z',
    timezone: 'America/New_York',
    tbd: false,
    allDay: false,
    time: '2 p.m.',
    result: null,
    placing: null,
    atVs: 'at',
    opponent: { id, title: `Opponent ${id}` },
    sport: { title: 'Football', shortName: 'football', globalSportNameSlug: 'football' },
    schedule: { url: '/sports/football/schedule' },
    boxscoreUrl: `/game/${id}`,
    ...more,
  }) as unknown as CalendarEvent;

test('the time of a game in another zone has its zone, as in the scoreboard', () => {
  const games = [game(1, { venueTime: '3 p.m. EST' }), game(2, { venueTime: '6 p.m.' }), game(3, { allDay: true })];
  const days = [{ date: '2026-11-28', name: 'Saturday', isToday: false, games }];
  const html = renderToStaticMarkup(createElement(weekGrid.component, { days }));
  expect(html).toContain('<time dateTime="2026-11-28T15:00-05:00">3 p.m. EST</time>');
  expect(html).toMatch(/>6 p\.m\.<.*All day/);
  expect(html).not.toContain('2 p.m.');
});
