import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';

/** The past seasons of a sport, and the stories of the one in the query. */
export const load = async ({ params, url, api }: LoadRequest<'sportArchives'>) => {
  const sport = await api.sports.find(params.slug);
  if (!sport || sport.non_sport) return undefined;
  const slug = sportSlug(sport);
  if (slug !== params.slug) return redirectTo(href('sportArchives', { slug }) + url.search, 301);
  const [found] = await api.history.archives(slug);
  const seasons = found?.seasons ?? [];
  const title = url.searchParams.get('season') ?? undefined;
  const page = url.searchParams.get('page') ?? '1';
  if (title === undefined) return { sport, seasons, shown: undefined };
  const season = seasons.find((one) => one.title === title);
  if (!season || !/^[1-9]\d{0,3}$/.test(page)) return undefined;
  const { from, to } = season;
  const stories = await api.stories.list({ sportId: sport.id, from, to, page: Number(page), size: 24 });
  return { sport, seasons, shown: { season, stories } };
};
