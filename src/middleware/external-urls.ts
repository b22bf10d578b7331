import { createMiddleware } from 'hono/factory';

import { concurrentPage } from '../domain/concurrent-games.ts';
import type { Tenant } from '../domain/tenant.ts';
import { readFeedAddress } from '../routing/feed-address.ts';
import { readServiceAddress } from '../routing/former-services.ts';
import { createInlineCode, type InlineCode } from '../routing/inline-code.ts';
import { cleanPathname } from '../web/clean-pathname.ts';
import { outsidePath } from '../web/links.ts';
import type { AppEnv } from './app-env.ts';
import { isLegacyAddress } from './legacy/addresses.ts';

type Options = {
  documents: {
    /** Renders the page for an external path that the college has not configured. */
    outside: (page: { tenant: Tenant; inlineCode: InlineCode }) => Promise<string>;
  };
};

/**
 * Redirects the paths of external programs to the origin that the college has configured for them. Without one, the status is 404
 * rather than 501, which monitors would report as an outage and search engines would retry.
 */
export const externalUrls = ({ documents }: Options) =>
  createMiddleware<AppEnv>(async function externalUrls(c, next) {
    const { isPayload, pageUrl: url, inlineCode = createInlineCode(), tenant } = c.var;
    if (!tenant || !url) throw new Error('externalUrls needs the tenant and pageRoute middlewares before it');
    const path = outsidePath(url.pathname);
    if (path === undefined) return next();
    const origin = originOf(path, tenant, url);
    const pathname = cleanPathname(url.pathname);
    if (!origin && pathname === concurrentPage) return next();
    // a soft navigation cannot leave the site: after a 409 the browser loads the document
    if (isPayload) return c.text('Elsewhere', 409);
    if (origin) return c.redirect(`${origin}${url.pathname}${url.search}`, 307);
    // handled by the feeds (live games and services) and by legacyUrls
    if (readFeedAddress(url.pathname) || readServiceAddress(url.pathname) || isLegacyAddress(url.pathname))
      return next();
    c.header('X-Robots-Tag', 'noindex');
    return c.html(await documents.outside({ tenant, inlineCode }), 404);
  });

/** The configured origin; undefined if it is this site, which would be a redirect loop. */
const originOf = (path: string, { hosts, settings }: Tenant, { hostname }: URL): string | undefined => {
  const origin = URL.parse(settings.config?.externalOrigins?.[path] ?? '');
  return origin && ![...hosts, hostname].includes(origin.hostname) ? origin.origin : undefined;
};
