import type { ApiClient } from '../../api/client.ts';
import type { Sport } from '../../domain/sport.ts';
import { readPage } from '../../routing/list-query.ts';
import type { LoadRefusal } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { pageLength, parseYear } from './news-query.ts';

type Wanted = { sport?: Sport; year: string | undefined; url: URL };

/** A page of stories with the years and sports there are; undefined for a year or page without stories. */
export async function findNews(api: ApiClient, { sport, year: writtenYear, url }: Wanted) {
  const year = parseYear(writtenYear);
  if (year === undefined) return undefined;
  const page = readPage({ url, instead: { title: 'All news', href: href('news') } });
  if (typeof page !== 'number') return page;
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

export type News = Exclude<Awaited<ReturnType<typeof findNews>>, LoadRefusal | undefined>;
