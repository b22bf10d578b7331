import { savedCaches } from '../../../routing/saved-pages.ts';

/** How a page can be opened without a connection. */
export type SavedCopy = 'payload' | 'document';

/** Determines what the service worker has saved of a page. */
export const findSavedCopy = async ({ pathname, search }: URL): Promise<SavedCopy | undefined> => {
  // unavailable without https
  if (!('caches' in globalThis)) return undefined;
  const has = (cacheName: string) => caches.match(pathname + search, { cacheName, ignoreVary: true });
  if (await has(savedCaches.payloads)) return 'payload';
  return (await has(savedCaches.pages)) && 'document';
};
