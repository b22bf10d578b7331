import { href } from '../../routing/routes.ts';

/** The filters of a historical roster in the query. */
export type HistoryQuery = { letter?: string | undefined; year?: number | undefined; hometown?: string | undefined };

/** Reads the query of a historical roster; undefined for a malformed value. */
export function parseHistoryQuery(query: URLSearchParams): (HistoryQuery & { page: number }) | undefined {
  const get = (name: string) => query.get(name)?.trim() || undefined;
  const [letter, year, page = '1', hometown] = [get('letter'), get('year'), get('page'), get('hometown')];
  const isGood =
    (letter === undefined || /^[a-z]$/i.test(letter)) &&
    (year === undefined || /^(1[6-9]|2[01])\d\d$/.test(year)) &&
    /^[1-9]\d{0,4}$/.test(page) &&
    (hometown?.length ?? 0) <= 60;
  if (!isGood) return undefined;
  return {
    letter: letter?.toUpperCase(),
    year: year === undefined ? undefined : Number(year),
    hometown,
    page: Number(page),
  };
}

/** The URL of a historical roster, of one sport or of all. */
export function historyAddress(slug: string | undefined, query: HistoryQuery & { page?: number } = {}): string {
  const { letter, year, hometown, page = 1 } = query;
  const values = { letter, year, hometown, page: page > 1 ? page : undefined };
  return slug === undefined
    ? href('historicalRoster', {}, values)
    : href('sportHistoricalRoster', { globalSportNameSlug: slug }, values);
}
