import type { WorkboxPlugin } from 'workbox-core';

import { pageAddress } from './page-address.ts';

/** What became of the request for a page that was opened from its copy. */
export type CopyOutcome = 'same' | 'changed' | 'unreachable' | 'error';

type Comparison = PromiseWithResolvers<CopyOutcome> & { copy: Promise<string>; savedAt: string };

const comparisons = new Map<string, Comparison>();

/** Compares the copies that pages were opened from with the responses that arrive later. */
export const compareCopies: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse, state }) => {
    if (!cachedResponse) return cachedResponse;
    const comparison = {
      ...Promise.withResolvers<CopyOutcome>(),
      copy: cachedResponse.clone().text(),
      savedAt: savedAt(cachedResponse),
    };
    if (state?.['failure']) comparison.resolve(state['failure']);
    comparisons.set(request.url, comparison);
    return cachedResponse;
  },
  fetchDidSucceed: async ({ request, response }) => {
    const comparison = comparisons.get(pageAddress(request.url) ?? '');
    // a redirect, perhaps a temporary one, which a page that refetches its content could not follow
    if (response.type === 'opaqueredirect') comparison?.resolve('error');
    else if (comparison) {
      const isSame = Promise.all([comparison.copy, response.clone().text()]).then(([copy, text]) => copy === text);
      isSame.then(
        (same) => comparison.resolve(same ? 'same' : 'changed'),
        () => comparison.resolve('unreachable'),
      );
    }
    return response;
  },
  fetchDidFail: async ({ originalRequest, error, state }) => {
    // what fetch() rejects with; any other error is a response that is worse than the copy
    const failure: CopyOutcome = error instanceof TypeError ? 'unreachable' : 'error';
    if (state) state['failure'] = failure;
    comparisons.get(pageAddress(originalRequest.url) ?? '')?.resolve(failure);
  },
};

/** When the server sent a copy. */
export const savedAt = ({ headers }: Response): string => headers.get('date') ?? '';

/** Settles when the server has responded or failed; undefined if the page was not opened from a copy. */
export const copyOutcome = async (address: string): Promise<{ outcome: CopyOutcome; savedAt: string } | undefined> => {
  const comparison = comparisons.get(address);
  if (!comparison) return undefined;
  const outcome = await comparison.promise;
  comparisons.delete(address);
  return { outcome, savedAt: comparison.savedAt };
};
