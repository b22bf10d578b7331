import { createRateLimit } from './rate-limit.ts';

/** Searches that one network may make of a college. A person types a few a minute; a campus shares an address. */
export const searchesPerMinute = 60;

/** One for the search page and the API of a process together. */
export const createSearchLimit = () => createRateLimit({ perMinute: searchesPerMinute, burst: 20 });

export const tooManySearches = (seconds: number): string =>
  `At most ${searchesPerMinute} searches a minute are answered for one address; try again in ${seconds} s.`;
