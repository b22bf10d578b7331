import type { WorkboxPlugin } from 'workbox-core';

import { savedAt } from './copies.ts';

/** Marks a document that comes from its copy, so that it never looks live (ui/navigation/client/saved-mark.ts). */
export const markCopies: WorkboxPlugin = {
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
