import { allAmerican } from '../../content/honors/all-american.ts';
import { sportSlug } from '../../domain/sport.ts';
import { readFilter, readListQuery } from '../../routing/list-query.ts';
import { isRefusal, type LoadRequest, refuse } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { selectionGroupings } from './all-american-facts.ts';

const instead = { title: 'All-Americans', href: href('allAmericans') };
const isSeason = (text: string) => /^\d{4}(-\d{2})?$/.test(text);

/** All selections, their grouping in `?by=`, and the sport and season in the query. */
export const load = async ({ api, url }: LoadRequest<'allAmericans'>) => {
  const by = url.searchParams.get('by') || 'sport';
  const grouping = selectionGroupings.find((each) => each === by);
  if (!grouping)
    return refuse(`by is ${JSON.stringify(by.slice(0, 80))}. Use one of ${selectionGroupings.join(', ')}.`, instead);
  const query = await readListQuery({ url, api, instead });
  if (isRefusal(query)) return query;
  const season = readFilter({ url, name: 'season', accepts: isSeason, expected: 'a season such as 2025-26', instead });
  if (typeof season === 'object') return season;
  return {
    selections: await api.content.all(allAmerican),
    grouping,
    filter: { sport: query.sport && sportSlug(query.sport), season },
  };
};
