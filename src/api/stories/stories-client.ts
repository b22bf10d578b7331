import type { createApiFetcher } from '../api-fetcher.ts';
import { apiPath } from '../api-path.ts';
import { emptyPage } from '../page.ts';
import { type StoryNeighbors, story, storyCounts, storyNeighbors, storyPage } from './schema.ts';

type StoryFilter = {
  sportId?: number | undefined;
  tagId?: number | undefined;
  authorId?: number | undefined;
  personId?: number | undefined;
  /** Days, YYYY-MM-DD. */
  from?: string | undefined;
  to?: string | undefined;
};

export type StoryListing = StoryFilter & { page?: number | undefined; size?: number | undefined };

export const storiesPath = ({ page, size, ...filter }: StoryListing) =>
  apiPath(['Stories'], { ...filter, pageIndex: page, pageSize: size });

/** Stories, including hidden ones for staff. `get` and `byAddress` throw an `ApiFailure` if the API fails. */
export const storiesClient = (
  { get, getOr }: Pick<ReturnType<typeof createApiFetcher>, 'get' | 'getOr'>,
  view: readonly string[],
) => ({
  /** Newest first. */
  list: (listing: StoryListing = {}) => getOr(storiesPath(listing), storyPage, emptyPage),
  get: (id: number) => get(apiPath([...view, 'Stories', id]), story),
  /** Number of stories by year, newest first, and by sport, in order of title. */
  counts: (filter: StoryFilter = {}) =>
    getOr(apiPath(['Stories', 'counts'], { ...filter }), storyCounts, { years: [], sports: [] }),
  /** Related stories, and the previous and next in the story's sport; none for hidden stories. */
  neighbors: (id: number) =>
    getOr<StoryNeighbors | undefined>(apiPath(['Stories', id, 'neighbors']), storyNeighbors, undefined),
  /** A story by its URL. A former slug also matches, so compare `url`. */
  byAddress: ({ year, month, day, slug }: { year: number; month: number; day: number; slug: string }) =>
    get(apiPath([...view, 'Stories', `${month}-${day}-${year}`, slug]), story),
});
