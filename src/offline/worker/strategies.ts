import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

import { savedCaches } from '../../routing/saved-pages.ts';
import { compareCopies, savedAt } from './copies.ts';
import { pageAddress } from './page-address.ts';
import { onlyStorable } from './storable.ts';

/** Marks a document that comes from its copy, so that it never looks live (ui/navigation/client/saved-mark.ts). */
const markCopies: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    if (state && cachedResponse) state['isCopy'] = true;
    return cachedResponse;
  },
  handlerWillRespond: async ({ response, state }) => {
    if (!state?.['isCopy']) return response;
    const text = await response.text();
    const { status, headers } = response;
    return new Response(text.replace('<html', `<html data-saved="${savedAt(response)}"`), { status, headers });
  },
};

/** Seconds without a response after which a page is opened from its copy. */
const patience = 0.5;
const day = 86_400;

const byPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageAddress(request.url) ?? request,
};

/** Treats a failing server like a missing connection: its error page is shown only if there is no copy. */
const preferCopyToError: WorkboxPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 500) return response;
    if (state) state['failure'] = response;
    throw new Error(`Status ${response.status}`);
  },
  handlerDidError: async ({ state }) => state?.['failure'],
};

// its declarations do not allow for exactOptionalPropertyTypes
const bounded = (maxEntries: number, maxAgeSeconds: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as WorkboxPlugin;

const boundedPages = { [savedCaches.pages]: bounded(80, 30 * day), [savedCaches.payloads]: bounded(80, 30 * day) };

const pagesFirst = (
  cacheName: 'pages' | 'payloads',
  networkTimeoutSeconds?: number,
  plugins: readonly WorkboxPlugin[] = [],
) =>
  new NetworkFirst({
    cacheName,
    ...(networkTimeoutSeconds !== undefined && { networkTimeoutSeconds }),
    matchOptions: { ignoreVary: true },
    plugins: [byPage, preferCopyToError, compareCopies, onlyStorable, boundedPages[cacheName], ...plugins],
  });

/** Documents: from the server, or the copy while the server is slow or unreachable. */
export const documents = pagesFirst(savedCaches.pages, patience, [markCopies]);

/** Payloads of soft navigations. */
export const payloads = pagesFirst(savedCaches.payloads, patience);

/** Requests for current content; a copy is used only without a connection. */
export const currentDocuments = pagesFirst(savedCaches.pages);
export const currentPayloads = pagesFirst(savedCaches.payloads);

/** Scripts, style sheets and fonts, whose URLs contain a hash. Those of earlier builds are kept for saved pages. */
export const assets = new CacheFirst({
  cacheName: savedCaches.assets,
  matchOptions: { ignoreVary: true },
  plugins: [bounded(300, 60 * day)],
});

/** Resized pictures, icons and fonts, which the HTTP cache refetches when they expire. */
export const files = new StaleWhileRevalidate({
  cacheName: savedCaches.files,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !response.headers.get('cache-control')?.includes('no-store') ? response : null,
    },
    bounded(120, 30 * day),
  ],
});
