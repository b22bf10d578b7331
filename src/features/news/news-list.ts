import type { ApiClient } from '../../api/client.ts';
import type { Sport } from '../../domain/sport.ts';
import { pageLength, parsePage, parseYear } from './news-query.ts';

type Wanted = { sport?: Sport; year: string | undefined; query: URLSearchParams };

/** A page of stories with the years and sports there are; undefined for a year or page without stories. */
export async function findNews(api: ApiClient, { sport, year: writtenYear, query }: Wanted) {
  const page = parsePage(query);
  const year = parseYear(writtenYear);
  if (page === undefined || year === undefined) return undefined;
  const span = year === 'all' ? {} : { from: `${year}-01-01`, to: `${year}-12-31` };
  const [stories, counts, all] = await Promise.all([
    api.stories.list({ sportId: sport?.id, ...span, page, size: pageLength }),
    api.stories.counts({ sportId: sport?.id }),
    api.stories.counts(),
  ]);
  if (stories.items.length === 0 && (page > 1 || year !== 'all')) return undefined;
  const sports = all.sports.map((each) => each.sport);
  return { sport, year: year === 'all' ? undefined : year, stories, years: counts.years, sports };
}

export type News = NonNullable<Awaited<ReturnType<typeof findNews>>>;
