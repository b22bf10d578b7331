import type { MiddlewareHandler } from 'hono';

import { access } from './access.ts';
import { accessLog } from './access-log.ts';
import type { AppEnv } from './app-env.ts';
import { bodyLimit } from './body-limit.ts';
import { compression } from './compression.ts';
import { externalUrls } from './external-urls.ts';
import { forwarded } from './forwarded.ts';
import { legacyUrls } from './legacy-urls.ts';
import { login } from './login.ts';
import { measure } from './measure.ts';
import { directBody } from './direct-body.ts';
import { pageMethods } from './page-methods.ts';
import { pageRoute } from './page-route.ts';
import { pages } from './pages.ts';
import { redirects } from './redirects.ts';
import { requestContext } from './request-context.ts';
import { requestGuard } from './request-guard.ts';
import { requestId } from './request-id.ts';
import { routeLoad } from './route-load.ts';
import { routeRules } from './route-rules.ts';
import { searchLimit } from './search-limit.ts';
import { securityHeaders } from './security-headers.ts';
import { session } from './session.ts';
import { showcaseEmbed } from './showcase-embed.ts';
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

/** What every request walks through, in this order. */
export const everyRequest = (options: EveryRequestOptions): MiddlewareHandler<AppEnv>[] => [
  // outermost: what it writes below are the headers of all others
  directBody(),
  requestId(),
  // before the log, which prints the client's address
  forwarded(options),
  trustedPort(options),
  accessLog(options),
  measure(options),
  securityHeaders(options),
  requestGuard(),
  bodyLimit(),
  compression(),
];

type PageRequestOptions = Options<typeof tenantFromHost> &
  Options<typeof externalUrls> &
  Options<typeof session> &
  Options<typeof login> &
  Options<typeof searchLimit> &
  Options<typeof routeLoad> &
  Options<typeof pages>;

/** What a request for a page walks through after that; its last is the page itself. */
export const pageRequest = (options: PageRequestOptions): MiddlewareHandler<AppEnv>[] => [
  tenantFromHost(options),
  pageRoute(),
  pageMethods(),
  // the one page of ours below a prefix of other programs
  showcaseEmbed(),
  externalUrls(options),
  // around all that follows: sees what nothing answered
  redirects(options),
  // the college's own word goes before ours on old addresses
  routeRules(options),
  // before the address is cleaned up, which would be one redirect more
  legacyUrls(),
  session(options),
  // before the load, which redirects to the current address of what is hidden
  access(),
  searchLimit(options),
  login(options),
  urlCleanup(),
  // before the load, whose data a redirected reader does not need
  takeovers(),
  routeLoad(options),
  // last: what the others found out goes to the page
  requestContext(),
  pages(options),
];
