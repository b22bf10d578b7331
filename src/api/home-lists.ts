import type { ApiFetcher } from './api-fetcher.ts';
import { clientMethods, paged } from './client-methods.ts';
import { eventContract } from './events/schema.ts';
import { emptyPage } from './page.ts';
import { storyContract } from './stories/schema.ts';

/**
 * The games and stories of a home page. A failed list is logged and empty; throws if all of them fail, because the page would have
 * no content.
 */
export function loadHome(fetcher: ApiFetcher) {
  const { get, find } = clientMethods(fetcher);
  const required = {
    upcoming: paged(get(eventContract.upcoming)),
    results: paged(get(eventContract.results)),
    stories: paged(get(storyContract.list)),
  };
  const optional = {
    upcoming: paged(find(eventContract.upcoming, emptyPage)),
    results: paged(find(eventContract.results, emptyPage)),
    stories: paged(find(storyContract.list, emptyPage)),
  };
  type Listings = { [Name in keyof typeof required]: NonNullable<Parameters<(typeof required)[Name]>[0]> };
  return async ({ upcoming, results, stories }: Listings) => {
    const calls = await Promise.allSettled([
      required.upcoming(upcoming),
      required.results(results),
      required.stories(stories),
    ]);
    const failures = calls.filter((call) => call.status === 'rejected');
    if (failures.length === calls.length) throw failures[0]?.reason;
    // already resolved: each URL is requested once
    const [nextGames, lastGames, newestStories] = await Promise.all([
      optional.upcoming(upcoming),
      optional.results(results),
      optional.stories(stories),
    ]);
    return { upcoming: nextGames, results: lastGames, stories: newestStories };
  };
}
