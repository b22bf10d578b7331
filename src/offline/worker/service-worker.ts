import { clientsClaim } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';

import { href } from '../../routing/routes.ts';
import { isWakuPath } from '../../waku/payload-address.ts';
import { handleNotifications } from './notifications.ts';
import { pageAddress } from './page-address.ts';
import { renewSubscription } from './renew-subscription.ts';
import { savePage } from './save-page.ts';
import { assets, currentPayloads, documents, files, payloads } from './strategies.ts';
import { reportOutcome, saveVisited } from './visits.ts';

const offlinePage = href('offline');
/** Pictures, icons and fonts, whose URLs have no hash. */
const isFile = /^\/(?:images\/resize$|icons\.svg$|fonts\/)/;

// a new build takes over at once, because saved pages of the previous build keep their scripts and style sheets
addEventListener('install', (event) => {
  skipWaiting();
  (event as ExtendableEvent).waitUntil(savePage(offlinePage, event as ExtendableEvent));
});
clientsClaim();
handleNotifications();

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && pageAddress(url.href) !== undefined,
  documents,
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isWakuPath(url.pathname) && pageAddress(url.href) !== undefined,
  (options) => {
    // the page on screen requests its payload to show changes
    const isReload = pageAddress(options.request.referrer || options.url.origin) === pageAddress(options.url.href);
    return (isReload ? currentPayloads : payloads).handle(options);
  },
);

registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+$/.test(url.pathname), assets);

registerRoute(({ url, sameOrigin }) => sameOrigin && isFile.test(url.pathname), files);

// without a connection, the offline page replaces pages that are not saved
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  ({ request }) => fetch(request),
);

setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' && (await caches.match(offlinePage, { ignoreVary: true }));
  return page || Response.error();
});

const isClient = (source: MessageEventSource): source is MessageEventSource & Client => 'id' in source;

// pages report what they show, even after soft navigations
addEventListener('message', (message) => {
  const { data, source } = message;
  const opened: unknown = data?.opened;
  if (typeof opened !== 'string' || !source || !isClient(source)) return;
  const event = message as MessageEvent & ExtendableEvent;
  event.waitUntil(reportOutcome(opened, source));
  event.waitUntil(saveVisited(opened, event));
  event.waitUntil(renewSubscription());
});
