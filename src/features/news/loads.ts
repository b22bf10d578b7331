import { author } from '../../content/authors/author.ts';
import { podcast } from '../../content/podcasts/podcast.ts';
import { tag } from '../../content/tags/tag.ts';
import { sportSlug } from '../../domain/sport.ts';
import { readPage } from '../../routing/list-query.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { findNews } from './news-list.ts';
import { pageLength } from './news-query.ts';

/** An author by slug with a page of stories; a former slug redirects. */
export const loadAuthor = async ({ params: { authorSlug }, url, api }: LoadRequest<'author'>) => {
  const page = readPage({ url, instead: { title: 'All news', href: href('news') } });
  if (typeof page !== 'number') return page;
  const {
    items: [item],
  } = await api.content.list(author, { slug: authorSlug, size: 1 });
  if (!item) return undefined;
  if (item.slug !== authorSlug) return redirectTo(href('author', { authorSlug: item.slug }) + url.search, 301);
  const stories = await api.stories.list({ authorId: item.id, page, size: pageLength });
  return stories.items.length === 0 && page > 1 ? undefined : { item, stories };
};

export const loadNewsList = ({ params: { year }, url, api }: LoadRequest<'news'>) => findNews(api, { year, url });

/** What there are feeds of: sports with stories, tags, authors and podcasts. */
export const loadRssFeeds = async ({ api }: LoadRequest<'rssFeeds'>) => {
  const [{ sports }, tags, authors, podcasts] = await Promise.all([
    api.stories.counts(),
    api.content.all(tag),
    api.content.all(author),
    api.content.all(podcast),
  ]);
  return { sports: sports.map(({ sport }) => sport), tags, authors, podcasts };
};

/** The stories of a sport; its short name redirects to its slug. */
export const loadSportNewsList = async ({ params, url, api }: LoadRequest<'sportNews'>) => {
  const { year } = params;
  const sport = await api.sports.find(params.sportSlug);
  if (!sport) return undefined;
  const slug = sportSlug(sport);
  if (slug !== params.sportSlug) return redirectTo(href('sportNews', { sportSlug: slug, year }) + url.search, 301);
  return findNews(api, { sport, year, url });
};
