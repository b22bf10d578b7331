import { Hono } from 'hono';

import { isApiFailure } from '../api/failure.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { calendarFeed } from './calendar-feed.ts';
import { iconRoutes } from './icons/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { manifest } from './manifest.ts';
import { podcastRoutes } from './podcasts/routes.ts';
import { publicResponse } from './public-response.ts';
import { robots } from './robots.ts';
import { rssRoutes } from './rss.ts';
import { securityText } from './security-text.ts';
import { serviceRoutes } from './services/routes.ts';
import { siteLogo, siteLogoPath } from './site-logo.ts';
import { sitemapRoutes } from './sitemaps/routes.ts';
import { staffVcards } from './staff-vcards.ts';

const hour = 3600;

type Options = Parameters<typeof securityText>[0] &
  Parameters<typeof calendarFeed>[0] &
  Parameters<typeof iconRoutes>[0] &
  Parameters<typeof liveRoutes>[0];

/**
 * A college's machine-readable resources: robots.txt, sitemaps, RSS feeds, podcasts, calendars, web manifest and icons,
 * security.txt, live games at the addresses that existing programs use, and services of earlier platforms.
 * Mount it after the middlewares that find the college and the request context.
 */
export const feeds = (options: Options) =>
  new Hono<AppEnv>()
    .get('/robots.txt', ...publicResponse(hour), robots)
    .get('/.well-known/security.txt', ...publicResponse(hour), securityText(options))
    .get('/manifest.webmanifest', ...publicResponse(hour), manifest)
    .get(siteLogoPath, siteLogo)
    .route('/', sitemapRoutes())
    .route('/', rssRoutes())
    .route('/', staffVcards())
    .route('/', podcastRoutes())
    .route('/', calendarFeed(options))
    .route('/', iconRoutes(options))
    .route('/', liveRoutes(options))
    .route('/', serviceRoutes())
    .onError((error, c) => {
      if (!isApiFailure(error)) throw error;
      // crawlers keep their copy and retry
      return c.text('The data is not available right now', 503, { 'Retry-After': '120' });
    });
