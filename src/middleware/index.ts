import type { MiddlewareHandler } from 'hono';

import { access } from './access.ts';
import { accessLog } from './access-log.ts';
import { accountPages } from './account-pages.ts';
import { allowedMethods } from './allowed-methods.ts';
import type { AppEnv } from './app-env.ts';
import { bodyLimit } from './body-limit.ts';
import { compression } from './compression.ts';
import { directBody } from './direct-body.ts';
import { externalUrls } from './external-urls.ts';
import { files } from './files.ts';
import { formEncoding } from './form-encoding.ts';
import { forms } from './forms.ts';
import { forwarded } from './forwarded.ts';
import { legacyUrls } from './legacy-urls.ts';
import { login } from './login.ts';
import { measure } from './measure.ts';
import { orderPage } from './order-page.ts';
import { cachedPages } from './page-cache/cached-pages.ts';
import { pageRoute } from './page-route.ts';
import { pages } from './pages.ts';
import { redirects } from './redirects.ts';
import { createRenderLimit, renderLimit } from './render-limit.ts';
import { requestContext } from './request-context.ts';
import { requestGuard } from './request-guard.ts';
import { requestId } from './request-id.ts';
import { routeLoad } from './route-load.ts';
import { routeRules } from './route-rules.ts';
import { searchLimit } from './search-limit.ts';
import { securityHeaders } from './security-headers.ts';
import { session } from './session.ts';
import { showcaseEmbed } from './showcase-embed.ts';
import { subscriptionPages } from './subscription-pages.ts';
import { takeovers } from './takeovers.ts';
import { tenantFromHost } from './tenant.ts';
import { trustedPort } from './trusted-port.ts';
import { urlCleanup } from './url-cleanup.ts';

type Options<Factory extends (options: never) => unknown> = Parameters<Factory>[0];

type EveryRequestOptions = Options<typeof forwarded> &
  Options<typeof trustedPort> &
  Options<typeof accessLog> &
  Options<typeof measure> &
  Options<typeof securityHeaders>;

/** The middleware of every request, in order. */
export const everyRequest = (options: EveryRequestOptions): MiddlewareHandler<AppEnv>[] => [
  // outermost: it sends the headers that all others have set
  directBody(),
  requestId(),
  // before the access log, which prints the client's address
  forwarded(options),
  trustedPort(options),
  accessLog(options),
  measure(options),
  securityHeaders(options),
  requestGuard(),
  // refuses a method before bodyLimit, which would ask the client for another body
  allowedMethods(),
  bodyLimit(),
  compression(),
];

type PageRequestOptions = Options<typeof tenantFromHost> &
  Options<typeof externalUrls> &
  Options<typeof session> &
  Options<typeof login> &
  Options<typeof forms> &
  Options<typeof searchLimit> &
  Omit<Options<typeof cachedPages>, 'countRender'> &
  Options<typeof routeLoad> &
  Options<typeof orderPage> &
  Options<typeof subscriptionPages> &
  Options<typeof accountPages> &
  Options<typeof files> &
  Options<typeof pages> & { rendersPerMinute: number };

/** The middleware of a page request, in order, after that of every request; the last one renders the page. */
export const pageRequest = (options: PageRequestOptions): MiddlewareHandler<AppEnv>[] => {
  const countRender = createRenderLimit(options.rendersPerMinute);
  return [
    tenantFromHost(options),
    pageRoute(),
    // before externalUrls, which handles all other paths below /showcase
    showcaseEmbed(),
    externalUrls(options),
    // wraps all that follow: handles URLs that none of them found
    redirects(options),
    // the college's rules take precedence over our own for former URLs
    routeRules(options),
    // before urlCleanup, to save a redirect
    legacyUrls(),
    session(options),
    // before routeLoad, whose redirects disclose current addresses of hidden content
    access(),
    searchLimit(options),
    // before everything that reads forms
    formEncoding(),
    login(options),
    // before requestContext, for pages that embed forms
    forms(options),
    urlCleanup(),
    // before routeLoad: a redirected visitor does not need the data
    takeovers(),
    // after everything that depends on the reader, whom the render of a cached page does not know
    cachedPages({ ...options, countRender }),
    renderLimit({ countRender }),
    routeLoad(options),
    // these replace the load functions of their routes
    orderPage(options),
    subscriptionPages(options),
    accountPages(options),
    // after all that set variables
    requestContext(),
    files(options),
    pages(options),
  ];
};
