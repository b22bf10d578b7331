import { Hono } from 'hono';

import type { ContentKind } from '../content/define-content.ts';
import { feedPath, kindsWithFeeds } from '../content/feed.ts';
import { story } from '../content/stories/story.ts';
import { sportSlug } from '../domain/sport.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { canonicalAddress } from '../routing/canonical-address.ts';
import { newsFeedAddress } from '../routing/news-feed-address.ts';
import { href } from '../routing/routes.ts';
import { anyCase } from './any-case.ts';
import { collegeOf, type FeedContext } from './college.ts';
import { feedXml, lastChange } from './feed-xml.ts';
import { ifModifiedSince } from './if-modified-since.ts';
import { findNewsSubject, type NewsSubject } from './news-subject.ts';
import { publicResponse } from './public-response.ts';

type Channel = {
  title: string;
  /** Filters of the kind. */
  filters: Record<string, number | undefined>;
  /** Paths of the page that the feed belongs to and of the feed itself. */
  page: string;
  self: string;
};

/** The newest rows of a kind as RSS, with the date of their last change; 404 for a kind without. */
async function respondWithFeed(c: FeedContext, kind: ContentKind, channel: Channel): Promise<Response> {
  const { tenant, api } = collegeOf(c);
  const { title, filters, page, self } = channel;
  const items = await api.content.feed(kind, filters);
  if (!items) return c.text('There is no such feed', 404);
  const modified = lastChange(items);
  if (modified !== undefined) c.header('Last-Modified', new Date(modified).toUTCString());
  const text = feedXml(items, { kind, tenant, title, page, self, toAbsolute: canonicalAddress });
  return c.body(text, 200, { 'Content-Type': 'application/rss+xml; charset=utf-8' });
}

const tenMinutes = 600;

/** Former sites name the subject in the query. */
function queried(c: FeedContext): NewsSubject {
  const query = new Map([...new URL(c.req.url).searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  return { sport: query.get('path'), tag: query.get('tag'), author: query.get('author') };
}

/** The addresses of news feeds: each below its page, and those of former sites. */
const newsFeeds: Readonly<Record<string, (c: FeedContext) => NewsSubject>> = {
  [anyCase('/rss.aspx')]: queried,
  [newsFeedAddress()]: () => ({}),
  [anyCase('/rss')]: queried,
  '/sports/:sport/news/rss': (c) => ({ sport: c.req.param('sport') }),
  '/tags/:tag/rss': (c) => ({ tag: c.req.param('tag') }),
  '/tags/:tag/:sport/rss': (c) => ({ tag: c.req.param('tag'), sport: c.req.param('sport') }),
  '/news/author/:author/rss': (c) => ({ author: c.req.param('author') }),
};

/** The RSS feeds of stories by subject, and of other content kinds by sport: `/podcasts/rss?path=football`. */
export const rssRoutes = () => {
  const app = new Hono<AppEnv>();
  const conditional = ifModifiedSince();
  for (const [path, subjectOf] of Object.entries(newsFeeds))
    app.get(path, conditional, ...publicResponse(tenMinutes), async (c) => {
      const { api, tenant } = collegeOf(c);
      const found = await findNewsSubject(api, subjectOf(c));
      if ('refusal' in found) return c.text(found.refusal, 404);
      return respondWithFeed(c, story, { ...found, title: `${tenant.name} ${found.title}` });
    });
  for (const [path, kind] of kindsWithFeeds)
    if (kind.name !== story.name)
      app.get(path, conditional, ...publicResponse(tenMinutes), async (c) => {
        const { api, tenant } = collegeOf(c);
        const found = await findNewsSubject(api, { sport: c.req.query('path') });
        if ('refusal' in found) return c.text(found.refusal, 404);
        const { sport, filters } = found;
        const title = [tenant.name, sport?.title ?? 'Athletics', kind.feed?.title].join(' ');
        const page = kind.listUrl?.() ?? href('home');
        return respondWithFeed(c, kind, { title, filters, page, self: feedPath(kind, sport && sportSlug(sport)) });
      });
  return app;
};
