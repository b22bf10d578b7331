import type { createApiFetcher } from '../api-fetcher.ts';
import { apiPath } from '../api-path.ts';
import { emptyPage } from '../page.ts';
import { storyPage } from '../stories/schema.ts';
import { type StoryListing, storiesPath } from '../stories/stories-client.ts';
import { eventPage } from './schema.ts';

type Listing = { sportId?: number | undefined; page?: number | undefined; size?: number | undefined };
type Reader = Pick<ReturnType<typeof createApiFetcher>, 'get' | 'getOr'>;

const eventsPath = (list: 'upcoming' | 'results', { sportId, page, size }: Listing) =>
  apiPath(['EventsResults', list], { sportId, pageIndex: page, pageSize: size });

export const eventsClient = ({ getOr }: Pick<Reader, 'getOr'>) => ({
  /** Soonest first, including games in progress. */
  upcoming: (listing: Listing = {}) => getOr(eventsPath('upcoming', listing), eventPage, emptyPage),
  /** Newest first, over all seasons. */
  results: (listing: Listing = {}) => getOr(eventsPath('results', listing), eventPage, emptyPage),
});

/**
 * The games and stories of a home page. A failed list is logged and empty; throws if all of them fail, because the page would have
 * no content.
 */
export const loadHome =
  ({ get, getOr }: Reader) =>
  async (lists: { upcoming: Listing; results: Listing; stories: StoryListing }) => {
    const upcoming = eventsPath('upcoming', lists.upcoming);
    const results = eventsPath('results', lists.results);
    const stories = storiesPath(lists.stories);
    const calls = await Promise.allSettled([
      get(upcoming, eventPage),
      get(results, eventPage),
      get(stories, storyPage),
    ]);
    const failures = calls.filter((call) => call.status === 'rejected');
    if (failures.length === calls.length) throw failures[0]?.reason;
    // already resolved: each URL is requested once
    const [nextGames, lastGames, newestStories] = await Promise.all([
      getOr(upcoming, eventPage, emptyPage),
      getOr(results, eventPage, emptyPage),
      getOr(stories, storyPage, emptyPage),
    ]);
    return { upcoming: nextGames, results: lastGames, stories: newestStories };
  };
