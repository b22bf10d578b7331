import { href } from '../../routing/routes.ts';

/** Stories per page. */
export const pageLength = 24;

/** The calendar year of a list in an address; `all` without, undefined for anything else. */
export function parseYear(text: string | undefined): number | 'all' | undefined {
  if (text === undefined) return 'all';
  return /^(1[6-9]|2[01])\d\d$/.test(text) ? Number(text) : undefined;
}

/** The URL of a list of stories: of all sports or one, from all years or one. */
export function newsAddress({ sport, year, page = 1 }: { sport?: string; year?: number | undefined; page?: number }) {
  const query = { page: page > 1 ? page : undefined };
  return sport === undefined ? href('news', { year }, query) : href('sportNews', { sportSlug: sport, year }, query);
}
