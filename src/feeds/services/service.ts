import { HTTPException } from 'hono/http-exception';

import type { ApiClient } from '../../api/client.ts';
import { parseDay } from '../../domain/calendar/parse-day.ts';
import type { Sport } from '../../domain/sport.ts';
import type { Tenant } from '../../domain/tenant.ts';

/** A request for a service of an earlier platform. */
export type ServiceRequest = {
  api: ApiClient;
  tenant: Tenant;
  query: ServiceQuery;
  /** The number at the end of the path. */
  id: number | undefined;
};

/** Resolves to the response before it is written as JSON or XML; undefined results in 404. */
export type Service = (request: ServiceRequest) => Promise<object | number | undefined>;

/** Values with which programs ask for everything. */
const everything = ['', '0', 'all', 'null', 'general'];

/** Characters of a value that an error message quotes. */
const maxQuoteLength = 80;

export type ServiceQuery = ReturnType<typeof readServiceQuery>;

/** The query of a service. Names ignore case; the values `0`, `all` and `null` are absent. */
export function readServiceQuery({ searchParams }: URL) {
  const values = (name: string): string[] =>
    [...searchParams].flatMap(([key, value]) =>
      key.toLowerCase() === name && !everything.includes(value.toLowerCase()) ? [value] : [],
    );
  const text = (name: string): string | undefined => values(name)[0];
  return {
    values,
    text,
    /** A whole number of at most `max`. Throws a response with 400 for another value. */
    count: (name: string, { otherwise, max }: { otherwise: number; max: number }): number => {
      const given = text(name);
      if (given === undefined) return otherwise;
      const number = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
      if (!(number <= max)) throw refusal(400, name, given, `a number from 0 to ${max}`);
      return number;
    },
    /** A day such as `9/1/2026`, `9/1/2026 12:00:00 AM` or an ISO instant, as YYYY-MM-DD. Throws a response with 400. */
    day: (name: string): string | undefined => {
      const given = text(name);
      if (given === undefined) return undefined;
      const day = parseDay(given.split(/[T ]/)[0] ?? '');
      if (!day) throw refusal(400, name, given, 'a day such as 9/5/2026 or 2026-09-05');
      return day;
    },
  };
}

/** A response that names the value and the remedy, to be thrown. */
export const refusal = (status: 400 | 404, name: string, given: string, expected: string): HTTPException => {
  const text = `${name} is ${JSON.stringify(given.slice(0, maxQuoteLength))}. Use ${expected}.\n`;
  return new HTTPException(status, { res: new Response(text, { status, headers: { 'Content-Type': 'text/plain' } }) });
};

/**
 * The sports that a query names by id, slug or short name, each once: programs send `sport_id` and `path` together. None for
 * all sports. Throws a response with 404.
 */
export async function findServiceSports({ api, query }: ServiceRequest, ...names: string[]): Promise<Sport[]> {
  const wanted = names.flatMap((name) => query.values(name).map((value) => ({ name, value })));
  const found = await Promise.all(
    wanted.map(async ({ name, value }) => {
      const sport = /^\d+$/.test(value) ? await api.sports.get(Number(value)) : await api.sports.find(value);
      if (!sport) throw refusal(404, name, value, 'the id or the short name of a sport of this college');
      return sport;
    }),
  );
  return [...new Map(found.map((sport) => [sport.id, sport])).values()];
}
