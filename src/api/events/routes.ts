import type { Db } from '../../db/client.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { localNow } from '../../domain/upcoming.ts';
import { endpoint } from '../endpoint.ts';
import { dayOf } from '../games/day.ts';
import { tagsOfGames } from '../games/tags.ts';
import { rangeOf, toPage } from '../page.ts';
import { hasSport } from '../sports/queries.ts';
import { type EventRow, findResults, findUpcoming } from './queries.ts';
import { toEventGame } from './reshape.ts';
import { eventContract, eventCursorContract } from './schema.ts';

type Which = 'results' | 'upcoming';
type EventsContext = { db: Db; tenant: Tenant };

/** A page of games; undefined if the sport does not exist. */
async function findPage(
  { db, tenant }: EventsContext,
  which: Which,
  query: { sportId: number | undefined; limit: number; offset: number },
) {
  const find = which === 'results' ? findResults : findUpcoming;
  const found = await find(db, tenant.id, localNow(tenant.timezone), query);
  const isUnknown = found.total === 0 && query.sportId !== undefined && !(await hasSport(db, tenant.id, query.sportId));
  return isUnknown ? undefined : found;
}

const numbered = (which: Which) =>
  endpoint(eventContract[which], async ({ values: { sportId, ...paging }, ...request }) => {
    const found = await findPage(request, which, { sportId, ...rangeOf(paging) });
    if (!found) return undefined;
    const items = found.rows.map((row) => toEventGame(row, which));
    return { body: toPage(items, found.total, paging), tags: tagsOfGames(found.rows) };
  });

const withCursors = (which: Which) =>
  endpoint(
    eventCursorContract[which],
    async ({ values: { sportId, pageIndex, pageSize, before, after }, ...request }) => {
      const offset = after ?? (before === undefined ? (pageIndex - 1) * pageSize : Math.max(before - pageSize, 0));
      const limit = before === undefined ? pageSize : Math.min(pageSize, Math.max(before, 0));
      const found = await findPage(request, which, { sportId, limit, offset });
      if (!found) return undefined;
      const [first, last] = [found.rows.at(0), found.rows.at(-1)];
      const body = {
        items: found.rows.map((row) => toEventGame(row, which)),
        before: first && offset > 0 ? writeCursor(first, offset) : null,
        after: last && offset + found.rows.length < found.total ? writeCursor(last, offset + found.rows.length) : null,
      };
      return { body, tags: tagsOfGames(found.rows) };
    },
  );

const writeCursor = ({ id, localDate }: EventRow, start: number) =>
  Buffer.from(JSON.stringify({ date: localDate, id, start })).toString('base64');

export const eventEndpoints = [
  numbered('results'),
  numbered('upcoming'),
  withCursors('results'),
  withCursors('upcoming'),
  endpoint(eventContract.next, async ({ values: { sportId, upcoming: _, ...paging }, ...request }) => {
    const found = await findPage(request, 'upcoming', { sportId, ...rangeOf(paging) });
    if (!found) return undefined;
    const days = Map.groupBy(
      found.rows.map((row) => toEventGame(row, 'upcoming')),
      dayOf,
    );
    const items = [...days].map(([date, games]) => ({ date, games }));
    return { body: toPage(items, found.total, paging), tags: tagsOfGames(found.rows) };
  }),
];
