import { href } from './routes.ts';
import { sharedPage } from './shared-pages.ts';

/** Caches of the service worker; documents and payloads are stored under the URL of their page. */
export const savedCaches = {
  pages: 'pages',
  payloads: 'payloads',
  assets: 'assets',
  files: 'files',
  subscription: 'subscription',
} as const;

/**
 * The canonical path and query of a page that the browser may save for offline reading, because it is the same for all readers.
 */
export const savedPage = (url: URL): string | undefined =>
  url.pathname === href('offline') ? url.pathname : sharedPage(url)?.address;
