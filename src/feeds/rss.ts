import { Hono } from 'hono';

import { feedPath, kindsWithFeeds } from '../content/feed.ts';
import { story } from '../content/stories/story.ts';
import { sportSlug } from '../domain/sport.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { newsFeedAddress } from '../routing/news-feed-address.ts';
import { href } from '../routing/routes.ts';
import { anyCase } from './any-case.ts';
import { collegeOf, type FeedContext } from './college.ts';
import { ifModifiedSince } from './if-modified-since.ts';
import { findNewsSubject, type NewsSubject } from './news-subject.ts';
import { publicResponse } from './public-response.ts';
import { respondWithFeed } from './respond-with-feed.ts';

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
