import { Hono } from 'hono';

import type { AppEnv } from '../middleware/app-env.ts';
import { collegeOf, type FeedContext } from './college.ts';
import type { DataApi } from './data-api.ts';

/** Characters of a parameter that an error message quotes. */
const maxQuoteLength = 80;

/** Values of `path`, `sport_id` and `schedule_id` that mean all. */
const everything = ['', '0', 'all', 'general'];

/** The calendar feeds at the address that calendar programs already subscribe to: `/calendar.ashx/calendar.ics?path=football`. */
export const calendarFeed = ({ api: dataApi }: { api: DataApi }) => {
  const subscribe = async (c: FeedContext) => {
    const { tenant, api } = collegeOf(c);
    const query = new Map([...new URL(c.req.url).searchParams].map(([name, value]) => [name.toLowerCase(), value]));
    const given = (name: string) =>
      everything.includes(query.get(name)?.toLowerCase() ?? '') ? undefined : query.get(name);
    const path = given('path');
    const sport = path && (await api.sports.find(path));
    if (path && !sport) {
      const value = JSON.stringify(path.slice(0, maxQuoteLength));
      return c.text(`path is ${value}, which is not a sport of this college. Omit it for all sports.`, 404);
    }
    const address = new URL('/api/v2/Calendar/subscribe', c.req.url);
    const parameters = {
      sportId: sport ? String(sport.id) : given('sport_id'),
      scheduleId: given('schedule_id'),
      locationIndicator: given('location'),
      downloadFile: given('downloadfile'),
    };
    for (const [name, value] of Object.entries(parameters)) if (value) address.searchParams.set(name, value);
    const known = c.req.header('if-none-match');
    return dataApi.request(address.href, { headers: known ? { 'if-none-match': known } : {} }, { tenant });
  };
  return new Hono<AppEnv>().get('/calendar.ashx/calendar.ics', subscribe).get('/calendar.ashx', subscribe);
};
