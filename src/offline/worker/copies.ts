import type { WorkboxPlugin } from 'workbox-core';

import { pageAddress } from './page-address.ts';

/** What became of the request for a page that was opened from its copy. */
export type CopyOutcome = 'same' | 'changed' | 'unreachable' | 'error';

type Comparison = PromiseWithResolvers<CopyOutcome> & { copy: Promise<string>; savedAt: string };

/** By client and page: a page that is reloaded opens in a new client before the former one is gone. */
const comparisons = new Map<string, Comparison>();

const keyOf = (client: string, page: string) => `${client} ${page}`;

/** The key of a comparison; undefined for requests of the worker itself. */
const keyFor = (event: Event, requested: string): string | undefined => {
  if (!isFetch(event)) return undefined;
  return keyOf(event.resultingClientId || event.clientId, pageAddress(requested) ?? '');
};

const isFetch = (event: Event): event is FetchEvent => 'clientId' in event;

const comparisonFor = (event: Event, requested: string) => comparisons.get(keyFor(event, requested) ?? '');

/** Compares the copies that pages were opened from with the responses that arrive later. */
export const compareCopies: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event, state }) => {
    const key = keyFor(event, request.url);
    if (!cachedResponse || key === undefined) return cachedResponse;
    const comparison = {
      ...Promise.withResolvers<CopyOutcome>(),
      copy: cachedResponse.clone().text(),
      savedAt: savedAt(cachedResponse),
    };
    if (state?.['failure']) comparison.resolve(state['failure']);
    comparisons.set(key, comparison);
    return cachedResponse;
  },
  fetchDidSucceed: async ({ request, response, event }) => {
    const comparison = comparisonFor(event, request.url);
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
  fetchDidFail: async ({ originalRequest, error, event, state }) => {
    // what fetch() rejects with; any other error is a response that is worse than the copy
    const failure: CopyOutcome = error instanceof TypeError ? 'unreachable' : 'error';
    if (state) state['failure'] = failure;
    comparisonFor(event, originalRequest.url)?.resolve(failure);
  },
};

/** When the server sent a copy. */
export const savedAt = ({ headers }: Response): string => headers.get('date') ?? '';

/**
 * Settles when the server has responded or failed; undefined if the page was not opened from a copy.
 *
 * @param client the id of the client that shows the page
 */
export const copyOutcome = async (
  client: string,
  address: string,
): Promise<{ outcome: CopyOutcome; savedAt: string } | undefined> => {
  const key = keyOf(client, pageAddress(address) ?? '');
  const comparison = comparisons.get(key);
  if (!comparison) return undefined;
  const outcome = await comparison.promise;
  comparisons.delete(key);
  return { outcome, savedAt: comparison.savedAt };
};
