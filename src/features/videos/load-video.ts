import type { AnswerOf } from '../../content/define-content.ts';
import { clip } from '../../content/videos/clip.ts';
import { parseRowId } from '../../domain/row-id.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';

export type Clip = AnswerOf<(typeof clip)['fields']>;

/** Clips below the player: of the channel, filled up with the newest ones. */
const moreClips = 8;
const fewestClips = 4;

/** The id identifies the clip: an address with a former title redirects. `more` are clips of its channel, else of its sport, `others` any. */
export const load = async ({ params, url, api }: LoadRequest<'video'>) => {
  const id = parseRowId(params.clipId);
  const item = id === undefined ? undefined : await api.content.get(clip, id);
  if (!item?.url) return undefined;
  if (item.url !== url.pathname) return redirectTo(item.url + url.search, 301);
  const of = item.channel ? { channelId: item.channel.id } : { sportId: item.sports[0]?.id };
  const [related, newest] = await Promise.all([
    api.content.list(clip, { ...of, size: moreClips + 1 }),
    api.content.list(clip, { size: 2 * fewestClips }),
  ]);
  const more = related.items.filter((each) => each.id !== id).slice(0, moreClips);
  const others = newest.items.filter((each) => each.id !== id && !more.some((one) => one.id === each.id));
  return { item, more, others: others.slice(0, Math.max(0, fewestClips - more.length)) };
};
