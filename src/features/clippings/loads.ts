import { clipping } from '../../content/clippings/clipping.ts';
import { teamSports } from '../../domain/sport.ts';
import { readFilter, readListQuery } from '../../routing/list-query.ts';
import { isRefusal, type LoadRequest } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';

const instead = { title: 'All clippings', href: href('clippings') };
const pageSize = 20;

/** A page of clippings, filtered by the sport and year in the query. A page beyond the last one is a 404. */
export const loadClippings = async ({ url, api }: LoadRequest<'clippings'>) => {
  const query = await readListQuery({ url, api, instead });
  if (isRefusal(query)) return query;
  const accepts = (text: string) => /^\d{4}$/.test(text);
  const year = readFilter({ url, name: 'year', accepts, expected: 'a year such as 2026', instead });
  if (typeof year === 'object') return year;
  const { sport, page } = query;
  const [clippings, newest, sports] = await Promise.all([
    api.content.list(clipping, { sportId: sport?.id, date: year, page, size: pageSize }),
    api.content.list(clipping, { size: 1 }),
    api.sports.list(),
  ]);
  if (page > Math.max(clippings.pages, 1)) return undefined;
  const oldest = newest.pages > 1 ? await api.content.list(clipping, { size: 1, page: newest.pages }) : newest;
  const [to = 0, from = 0] = [newest, oldest].map(({ items }) => Number(items[0]?.date.slice(0, 4)) || 0);
  return {
    clippings,
    total: newest.total,
    filter: { sport, year },
    sports: teamSports(sports),
    years: to === 0 ? [] : Array.from({ length: to - from + 1 }, (_, index) => String(to - index)),
  };
};
