import { Hono } from 'hono';

import { feedPath, feedXml, kindsWithFeeds, lastChange } from '../content/feed.ts';
import { sportSlug } from '../domain/sport.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { canonicalAddress } from '../routing/canonical-address.ts';
import { href } from '../routing/routes.ts';
import { collegeOf } from './college.ts';
import { ifModifiedSince } from './if-modified-since.ts';
import { publicAnswer } from './public-answer.ts';

const tenMinutes = 600;

/** Characters of a parameter that an error message quotes. */
const maxQuoteLength = 80;

/** The RSS feeds of content kinds, such as `/rss.aspx` of stories and `/rss.aspx?path=football` of a sport's. */
export const rssRoutes = () => {
  const app = new Hono<AppEnv>();
  for (const [path, kind] of kindsWithFeeds)
    app.get(path, ifModifiedSince, ...publicAnswer(tenMinutes), async (c) => {
      const { tenant, api } = collegeOf(c);
      const parameters = new Map(
        [...new URL(c.req.url).searchParams].map(([name, value]) => [name.toLowerCase(), value]),
      );
      const name = parameters.get('path');
      const sport = name ? await api.sports.find(name) : undefined;
      const items = name && !sport ? undefined : await api.content.feed(kind, sport?.id);
      if (!items) {
        const value = JSON.stringify(name?.slice(0, maxQuoteLength) ?? '');
        return c.text(
          `path is ${value}, which is not a sport of this college. Omit it for the feed of all sports.`,
          404,
        );
      }
      const slug = sport && sportSlug(sport);
      const page = slug === undefined ? href('home') : href('sport', { slug });
      const modified = lastChange(items);
      if (modified !== undefined) c.header('Last-Modified', new Date(modified).toUTCString());
      const channel = { kind, tenant, sport: sport?.title, page, self: feedPath(kind, slug) };
      const text = feedXml(items, { ...channel, toAbsolute: canonicalAddress });
      return c.body(text, 200, { 'Content-Type': 'application/rss+xml; charset=utf-8' });
    });
  return app;
};
