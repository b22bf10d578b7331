import { hall } from '../../content/honors/hall.ts';
import { inductee } from '../../content/honors/inductee.ts';
import { isRefusal, type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { groupingSlugs, isGrouping } from './group-inductees.ts';
import { readInducteeFilter } from './inductee-filter.ts';

/** A hall of fame by its slug. A former slug redirects, as does an explicit grouping by year, which is the default. */
export const load = async ({ params: { slug, grouping }, url, api }: LoadRequest<'honors'>) => {
  if (grouping !== undefined && !isGrouping(grouping)) return undefined;
  const {
    items: [found],
  } = await api.content.list(hall, { slug, size: 1 });
  if (!found) return undefined;
  const shown = grouping === groupingSlugs[0] ? undefined : grouping;
  if (found.slug !== slug || shown !== grouping)
    return redirectTo(href('honors', { slug: found.slug, grouping: shown }) + url.search, 301);
  const filter = await readInducteeFilter({ url, api, instead: { title: found.title, href: url.pathname } });
  if (isRefusal(filter)) return filter;
  const inductees = await api.content.all(inductee, { hallId: found.id });
  return { hall: found, inductees, filter, grouping: shown ?? groupingSlugs[0] };
};
