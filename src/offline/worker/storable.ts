import type { WorkboxPlugin } from 'workbox-core';

import { savedCaches } from '../../routing/saved-pages.ts';
import { pageAddress } from './page-address.ts';

/** Of an embedded form, in a document or, as text or escaped, in a payload: made for one visit. */
const formToken = /name=\\?"token\\?"|"token":/;

const isStorable = async (response: Response): Promise<boolean> => {
  const isComplete = response.status === 200 && !response.redirected;
  if (!isComplete || response.headers.get('cache-control')?.includes('no-store')) return false;
  return !formToken.test(await response.clone().text());
};

/**
 * Saves neither errors and redirects, nor what the server forbids to store, nor pages with a form. A copy of a page that may
 * no longer be saved, because it is hidden or gone, is deleted.
 */
export const onlyStorable: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (await isStorable(response)) return response;
    const address = pageAddress(request.url);
    // a redirect that is followed by the browser has no status; takeovers redirect for a time
    if (address && response.status !== 0 && response.status < 500) {
      for (const name of [savedCaches.pages, savedCaches.payloads]) await (await caches.open(name)).delete(address);
    }
    return null;
  },
};
