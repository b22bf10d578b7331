import { sportSlug } from '../../domain/sport.ts';
import { readPage } from '../../routing/list-query.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';

/** The past seasons of a sport, and the stories of the season in the query. */
export const load = async ({ params, url, api }: LoadRequest<'sportArchives'>) => {
  const sport = await api.sports.find(params.slug);
  if (!sport || sport.non_sport) return undefined;
  const slug = sportSlug(sport);
  if (slug !== params.slug) return redirectTo(href('sportArchives', { slug }) + url.search, 301);
  const [found] = await api.history.archives(slug);
  const seasons = found?.seasons ?? [];
  const title = url.searchParams.get('season') ?? undefined;
  if (title === undefined) return { sport, seasons, shown: undefined };
  const season = seasons.find((one) => one.title === title);
  if (!season) return undefined;
  const page = readPage({ url, instead: { title: `${sport.title} archives`, href: href('sportArchives', { slug }) } });
  if (typeof page !== 'number') return page;
  const { from, to } = season;
  const stories = await api.stories.list({ sportId: sport.id, from, to, page, size: 24 });
  return { sport, seasons, shown: { season, stories } };
};
