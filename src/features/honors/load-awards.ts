import { award } from '../../content/honors/award.ts';
import { awardWinner } from '../../content/honors/award-winner.ts';
import { sportSlug } from '../../domain/sport.ts';
import { readListQuery } from '../../routing/list-query.ts';
import { isRefusal, type LoadRequest } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';

const instead = { title: 'All awards', href: href('awards') };

/** All awards with all of their winners, and the sport in `?sport=`. */
export const load = async ({ url, api }: LoadRequest<'awards'>) => {
  const query = await readListQuery({ url, api, instead });
  if (isRefusal(query)) return query;
  const [awards, winners] = await Promise.all([api.content.all(award), api.content.all(awardWinner)]);
  return { awards, winners, sport: query.sport && sportSlug(query.sport) };
};
