import type { PodcastEpisode, PodcastSeries, WithContext } from 'schema-dts';

import { audioOf, type Episode, type Podcast } from '../../content/podcasts/items.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { href } from '../../routing/routes.ts';
import { isoDuration } from '../../web/duration.ts';
import { stripHtml } from '../../web/strip-html.ts';

const seriesOf = ({ title, url, slug }: Podcast) => ({
  '@type': 'PodcastSeries' as const,
  '@id': canonicalAddress(url ?? ''),
  name: title,
  url: canonicalAddress(url ?? ''),
  webFeed: canonicalAddress(href('rssPodcast', { podcastSlug: slug })),
});

/** A podcast as structured data. */
export const podcastSeries = (show: Podcast): WithContext<PodcastSeries> => ({
  '@context': 'https://schema.org',
  ...seriesOf(show),
  author: { '@type': 'Organization', name: show.author },
  inLanguage: show.language,
  ...(show.about && { description: stripHtml(show.about) }),
  ...(show.image && { image: canonicalAddress(show.image.url) }),
});

/** An episode as structured data. */
export function podcastEpisode(item: Episode, show: Podcast): WithContext<PodcastEpisode> {
  const audio = audioOf(item);
  const image = item.image ?? show.image;
  const duration = item.duration === null ? undefined : isoDuration(item.duration);
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastEpisode',
    '@id': canonicalAddress(item.url ?? ''),
    name: item.title,
    url: canonicalAddress(item.url ?? ''),
    datePublished: item.published,
    partOfSeries: seriesOf(show),
    ...(item.number !== null && { episodeNumber: item.number }),
    ...(duration && { timeRequired: duration }),
    ...(item.summary && { description: item.summary }),
    ...(image && { image: canonicalAddress(image.url) }),
    ...(audio && {
      associatedMedia: {
        '@type': 'AudioObject',
        contentUrl: canonicalAddress(audio.url),
        encodingFormat: audio.type,
        contentSize: String(audio.length),
        ...(duration && { duration }),
      },
    }),
  };
}
