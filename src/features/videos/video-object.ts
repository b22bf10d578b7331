import type { VideoObject, WithContext } from 'schema-dts';

import { embedAddress, youtubeId } from '../../domain/video.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { Clip } from './loads.ts';

/** A clip as a schema.org VideoObject; search engines require a thumbnail, an upload date and a URL of the content. */
export function videoObject(item: Clip, absolute: (path: string) => string): WithContext<VideoObject> {
  const { title, summary, published, seconds, poster, video, stream, external } = item;
  const youtube = external ? youtubeId(external) : undefined;
  const embedUrl = youtube && embedAddress({ youtube });
  const contentUrl = video ? canonicalAddress(video.url) : stream;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description: summary ?? title,
    url: absolute(item.url ?? ''),
    uploadDate: published,
    ...(poster && { thumbnailUrl: canonicalAddress(poster.url) }),
    ...(seconds !== null && {
      duration: Temporal.Duration.from({ seconds }).round({ largestUnit: 'hours' }).toString(),
    }),
    ...(contentUrl && { contentUrl }),
    ...(embedUrl && { embedUrl }),
  };
}
