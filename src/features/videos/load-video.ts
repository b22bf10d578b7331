import type { AnswerOf } from '../../content/define-content.ts';
import { clip } from '../../content/videos/clip.ts';
import { parseRowId } from '../../domain/row-id.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';

export type Clip = AnswerOf<(typeof clip)['fields']>;

/** Clips below the player. */
const moreClips = 8;

/** The id identifies the clip: an address with a former title redirects. `more` are other clips of its channel, else of its sport. */
export const load = async ({ params, url, api }: LoadRequest<'video'>) => {
  const id = parseRowId(params.clipId);
  const item = id === undefined ? undefined : await api.content.get(clip, id);
  if (!item?.url) return undefined;
  if (item.url !== url.pathname) return redirectTo(item.url + url.search, 301);
  const of = item.channel ? { channelId: item.channel.id } : { sportId: item.sports[0]?.id };
  const { items } = await api.content.list(clip, { ...of, size: moreClips + 1 });
  return { item, more: items.filter((each) => each.id !== id).slice(0, moreClips) };
};
