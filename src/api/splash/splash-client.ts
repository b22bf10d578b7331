import type { createApiFetcher } from '../api-fetcher.ts';
import { apiPath } from '../api-path.ts';
import { type Splash, splashAnswer } from './schema.ts';

const failureMessage = 'Failed to fetch splash page content';

/** Splashes; undefined if there is none or the API fails. */
export function splashClient({ getOr }: Pick<ReturnType<typeof createApiFetcher>, 'getOr'>) {
  const getSplash = async (path: string): Promise<Splash | undefined> =>
    (await getOr<{ data: Splash } | undefined>(path, splashAnswer, undefined, { failureMessage }))?.data;
  return {
    /** The newest splash of a sport home, or of the home page without a sport; it may not have started. */
    forSport: (sportId?: number) => getSplash(apiPath(['Splash', sportId ?? 0])),
    get: (splashId: number) => getSplash(apiPath(['Splash'], { splashId })),
    /** Any splash of the college, for staff only. */
    hidden: (splashId: number) => getSplash(apiPath(['Hidden', 'Splash'], { splashId, t: Date.now() })),
  };
}
