import { Hono } from 'hono';

import { isApiFailure } from '../api/failure.ts';
import { athleticsName } from '../domain/tenant.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { canonicalAddress } from '../routing/canonical-address.ts';
import { href } from '../routing/routes.ts';
import { calendarFeed } from './calendar-feed.ts';
import { collegeOf, type FeedContext } from './college.ts';
import { iconAddress, manifestIcons } from './icons/icon.ts';
import { iconRoutes } from './icons/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { podcastRoutes } from './podcasts/routes.ts';
import { publicResponse } from './public-response.ts';
import { robots } from './robots.ts';
import { rssRoutes } from './rss.ts';
import { serviceRoutes } from './services/routes.ts';
import { sitemapRoutes } from './sitemaps/routes.ts';
import { staffVcards } from './staff-vcards.ts';

/** Address at which client programs request a college's logo, regardless of format. */
const siteLogoPath = '/images/logos/site/site.png';

/** Redirects to the logo of the college, or to its largest icon if it has none. */
const siteLogo = (c: FeedContext) => {
  const { tenant } = collegeOf(c);
  const [largest] = manifestIcons.toSorted((a, b) => b.size - a.size);
  c.header('Cache-Control', `public, max-age=${hour}`);
  c.header('Cache-Tag', `tenant:${tenant.slug}`);
  return c.redirect(tenant.logo ?? (largest ? iconAddress(largest) : '/favicon.ico'), 302);
};

/** In the menu of the app's icon. */
const shortcuts = [
  { name: 'Calendar', route: 'calendar' },
  { name: 'News', route: 'news' },
  { name: 'Tickets', route: 'tickets' },
] as const;

/** The web app manifest, used when the site is added to a home screen. */
const manifest = (c: FeedContext) => {
  const { tenant } = collegeOf(c);
  const description = {
    id: href('home'),
    name: athleticsName(tenant),
    short_name: tenant.shortName,
    ...(tenant.settings.description && { description: tenant.settings.description }),
    lang: 'en',
    start_url: href('home'),
    scope: href('home'),
    display: 'standalone',
    theme_color: tenant.primaryColor,
    background_color: '#ffffff',
    shortcuts: shortcuts.map(({ name, route }) => ({ name, url: href(route) })),
    icons: manifestIcons.map((icon) => ({
      src: iconAddress(icon),
      sizes: `${icon.size}x${icon.size}`,
      type: 'image/png',
      purpose: icon.purpose,
    })),
  };
  return c.body(JSON.stringify(description), 200, { 'Content-Type': 'application/manifest+json' });
};

const monthsValid = 6;

/** The first day of a month some months ahead, so that the text and its ETag change only monthly. */
const expiry = (now: Temporal.ZonedDateTime): string =>
  `${now.toPlainDate().with({ day: 1 }).add({ months: monthsValid })}T00:00:00Z`;

/** The contact for reporting vulnerabilities (RFC 9116); `supportEmail` is the fallback for colleges without an address. */
const securityText =
  ({ supportEmail }: { supportEmail: string }) =>
  (c: FeedContext) => {
    const { settings } = collegeOf(c).tenant;
    const lines = [
      `Contact: mailto:${settings.supportEmail ?? supportEmail}`,
      `Expires: ${expiry(Temporal.Now.zonedDateTimeISO('UTC'))}`,
      'Preferred-Languages: en',
      `Canonical: ${canonicalAddress('/.well-known/security.txt')}`,
    ];
    return c.text(`${lines.join('\n')}\n`);
  };

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
