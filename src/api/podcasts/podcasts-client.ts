import { episode } from '../../content/podcasts/episode.ts';
import { podcast } from '../../content/podcasts/podcast.ts';
import type { contentClient } from '../content/content-client.ts';

/** URLs of podcasts. Both methods throw an `ApiFailure` if the API fails. */
export const podcastsClient = (content: Pick<ReturnType<typeof contentClient>, 'get'>) => ({
  /** The URL of a podcast by id. */
  address: async (id: number): Promise<string | undefined> => (await content.get(podcast, id))?.url ?? undefined,
  /** The URL of an episode by id. */
  episodeAddress: async (id: number): Promise<string | undefined> => (await content.get(episode, id))?.url ?? undefined,
});
