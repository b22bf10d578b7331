import { Hono } from 'hono';

import type { AppEnv } from '../middleware/app-env.ts';
import { anyCase } from './any-case.ts';
import { collegeOf, type FeedContext } from './college.ts';
import type { DataApi } from './data-api.ts';
import { ifModifiedSince } from './if-modified-since.ts';

/** Characters of a parameter that an error message quotes. */
const maxQuoteLength = 80;

/** Values of `path`, `sport_id` and `schedule_id` that mean all. */
const everything = ['', '0', 'all', 'general'];

/** Endpoints of the formats. */
const endpoints = {
  ics: '/api/v2/Calendar/subscribe',
  rss: '/api/v2/Calendar/rss',
  csv: '/api/v2/Calendar/csv',
};
type Format = keyof typeof endpoints;
const isFormat = (type: string): type is Format => Object.hasOwn(endpoints, type);

/**
 * The calendar feeds at the addresses that programs already subscribe to: `/calendar.ashx/calendar.ics?path=football`,
 * `/calendar.ashx/calendar.rss?sport_id=3`, `/calendar.ashx?type=rss`. `game_id` is ours: the event of one game.
 */
export const calendarFeed = ({ api: dataApi }: { api: DataApi }) => {
  const subscribe = async (c: FeedContext, format?: Format) => {
    const { tenant, api } = collegeOf(c);
    const query = new Map([...new URL(c.req.url).searchParams].map(([name, value]) => [name.toLowerCase(), value]));
    const given = (name: string) =>
      everything.includes(query.get(name)?.toLowerCase() ?? '') ? undefined : query.get(name);
    const type = format ?? query.get('type')?.toLowerCase() ?? 'ics';
    if (!isFormat(type)) return c.text(`type is ${quoted(type)}. Use ics, rss or csv.`, 400);
    const path = given('path');
    const sport = path && (await api.sports.find(path));
    if (path && !sport)
      return c.text(`path is ${quoted(path)}, which is not a sport of this college. Omit it for all sports.`, 404);
    const address = new URL(endpoints[type], c.req.url);
    const parameters = {
      sportId: sport ? String(sport.id) : given('sport_id'),
      scheduleId: given('schedule_id'),
      ...(type === 'ics' && { gameId: given('game_id') }),
      locationIndicator: given('location'),
      downloadFile: given('downloadfile'),
    };
    for (const [name, value] of Object.entries(parameters)) if (value) address.searchParams.set(name, value);
    const known = c.req.header('if-none-match');
    return dataApi.request(address.href, { headers: known ? { 'if-none-match': known } : {} }, { tenant });
  };
  const conditional = ifModifiedSince();
  return new Hono<AppEnv>()
    .get(anyCase('/calendar.ashx/calendar.ics'), conditional, (c) => subscribe(c, 'ics'))
    .get(anyCase('/calendar.ashx/calendar.rss'), conditional, (c) => subscribe(c, 'rss'))
    .get(anyCase('/calendar.ashx/calendar.csv'), conditional, (c) => subscribe(c, 'csv'))
    .get(anyCase('/calendar.ashx'), conditional, (c) => subscribe(c));
};

const quoted = (value: string): string => JSON.stringify(value.slice(0, maxQuoteLength));
