import type { ItemOf } from '../../content/define-content.ts';
import { clip } from '../../content/videos/clip.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { findServiceSports, type Service } from './service.ts';

const maxListSize = 100;

/** `allaccess.ashx/media/get?id=12&type=Live`: a video as a list of one; without an id the newest videos, also of a sport. */
export const mediaList: Service = async (request) => {
  const { api, query } = request;
  const id = query.count('id', { otherwise: 0, max: 999_999_999 });
  if (id > 0) {
    const found = await api.content.get(clip, id);
    return found && [mediaOf(found)];
  }
  const [sport] = await findServiceSports(request, 'sport_id', 'path');
  const size = query.count('count', { otherwise: 10, max: maxListSize });
  const { items } = await api.content.list(clip, { sportId: sport?.id, size: Math.max(1, size) });
  return items.map(mediaOf);
};

/** `allaccess.ashx/media/getCount?since_date=9/1/2026`: the number of videos published since a day, at most a hundred. */
export const mediaCount: Service = async ({ api, query }) => {
  const since = query.day('since_date') ?? '';
  const { items } = await api.content.list(clip, { size: maxListSize });
  return items.filter(({ published }) => published.slice(0, 10) >= since).length;
};

/** Programs play `formats.MobileH264`, which is empty for a video at a provider. */
const mediaOf = ({
  id,
  title,
  summary,
  published,
  url,
  video,
  stream,
  poster,
  sports,
}: ItemOf<typeof clip.fields>) => ({
  id,
  title,
  description: summary ?? '',
  date: published,
  type: stream ? 'Live' : 'Archive',
  url: canonicalAddress(url ?? ''),
  image: poster ? canonicalAddress(poster.url) : null,
  sport: sports[0] ? { id: sports[0].id, title: sports[0].title } : null,
  formats: { MobileH264: stream ?? (video ? canonicalAddress(video.url) : '') },
});
