import type { ApiClient } from '../../api/client.ts';
import type { StoryItem } from '../../api/stories/schema.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { everyItem } from './every-item.ts';
import type { NewsUrl, SitemapUrl } from './sitemap-xml.ts';

/** News search only considers two days. */
const newsHours = 48;

/** Stories that are read on this site, newest first. */
async function* storiesHere(api: ApiClient): AsyncGenerator<StoryItem> {
  for await (const story of everyItem(api.stories.list))
    if (!story.redirectUrl && story.type !== 'external') yield story;
}

/** The year in a story's address. */
const yearOf = ({ date }: StoryItem): string => date.slice(0, 4);

export const storyUrls = async (api: ApiClient, year: string): Promise<SitemapUrl[]> => {
  const urls: SitemapUrl[] = [];
  for await (const story of storiesHere(api)) {
    if (yearOf(story) < year) break;
    if (yearOf(story) === year) urls.push({ address: canonicalAddress(story.url), modified: story.dateUtc });
  }
  return urls;
};

/** Stories of the last two days for news search; may be empty. */
export const newsUrls = async (api: ApiClient, publication: string, now: Temporal.Instant): Promise<NewsUrl[]> => {
  const since = now.subtract({ hours: newsHours });
  const urls: NewsUrl[] = [];
  for await (const { dateUtc, url, title } of storiesHere(api)) {
    if (Temporal.Instant.compare(dateUtc, since) < 0) break;
    urls.push({ address: canonicalAddress(url), publication, published: dateUtc, title });
  }
  return urls;
};
