import type { WorkboxPlugin } from 'workbox-core';

import { savedCaches } from '../../routing/saved-pages.ts';
import { pageAddress } from './page-address.ts';

/** The token of an embedded form, which is good for one visit: in a document, or as plain or escaped text in a payload. */
const formToken = /name=\\?"token\\?"|"token":/;

const isStorable = async (response: Response): Promise<boolean> => {
  const isComplete = response.status === 200 && !response.redirected;
  if (!isComplete || response.headers.get('cache-control')?.includes('no-store')) return false;
  return !formToken.test(await response.clone().text());
};

/**
 * Excludes errors, redirects, responses that the server forbids to store, and pages with a form. If a page may no longer be saved,
 * because it is hidden or gone, its copy is deleted.
 */
export const onlyStorable: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (await isStorable(response)) return response;
    const address = pageAddress(request.url);
    // a redirect that the browser follows has no status; takeovers redirect temporarily
    if (address && response.status !== 0 && response.status < 500) {
      for (const name of [savedCaches.pages, savedCaches.payloads]) await (await caches.open(name)).delete(address);
    }
    return null;
  },
};
