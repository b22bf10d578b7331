import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { findNews } from './news-list.ts';

/** The stories of a sport; its short name redirects to its slug. */
export const load = async ({ params, url, api }: LoadRequest<'sportNews'>) => {
  const { year } = params;
  const sport = await api.sports.find(params.sportSlug);
  if (!sport) return undefined;
  const slug = sportSlug(sport);
  if (slug !== params.sportSlug) return redirectTo(href('sportNews', { sportSlug: slug, year }) + url.search, 301);
  return findNews(api, { sport, year, url });
};
