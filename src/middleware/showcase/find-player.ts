import type { ApiClient } from '../../api/client.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { embedAddress, showcaseEmbedPath, youtubeId } from '../../domain/video.ts';
import { parseRowId } from '../../web/row-id.ts';

/** A file, the player of the college's streaming service, or a link to YouTube's player, which loads only after a click. */
export type Player = { kind: 'file' | 'frame' | 'youtube'; src: string; title: string };

type Source = { url: URL; tenant: Tenant; videos: Pick<ApiClient['videos'], 'get'> };

/** The player for an embed URL, whose parameter names ignore case; undefined if the video is not the college's. */
export async function findPlayer({ url, tenant, videos }: Source): Promise<Player | undefined> {
  const parameters = new Map([...url.searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  const get = (name: string) => parameters.get(name) || undefined;
  const title = get('title')?.slice(0, 200) ?? 'Video';
  const youtube = get('youtube');
  if (youtube) return youtubePlayer(youtube, title);
  // former sites: `?Live=12&type=Live`, `?Archive=12`
  const id = parseRowId(get('live') ?? get('archive') ?? '');
  if (id !== undefined) return clipPlayer(await videos.get(id));
  return ownPlayer(url, tenant, { archive: get('archive'), endeavor: get('endeavor'), title });
}

/** @param given an id or a YouTube URL */
function youtubePlayer(given: string, title: string): Player | undefined {
  const id = youtubeId(given) ?? youtubeId(`https://youtu.be/${given}`);
  const src = id && embedAddress({ youtube: id, autoplay: true });
  return src ? { kind: 'youtube', src, title } : undefined;
}

function clipPlayer(clip: Awaited<ReturnType<ApiClient['videos']['get']>>): Player | undefined {
  if (!clip) return undefined;
  const { title, external, video, stream } = clip;
  if (external) return youtubePlayer(external, title);
  const src = video?.url ?? stream;
  return src ? { kind: 'file', src, title } : undefined;
}

type Named = { archive: string | undefined; endeavor: string | undefined; title: string };

/** Accepts only files of this host and of the college's configured services, because the URL is user input. */
function ownPlayer({ origin }: URL, { settings }: Tenant, { archive, endeavor, title }: Named): Player | undefined {
  const services = settings.config?.externalOrigins ?? {};
  const file = URL.parse(archive ?? 'none:', origin);
  const known = [origin, ...Object.values(services).map((service) => new URL(service).origin)];
  if (file && known.includes(file.origin)) return { kind: 'file', src: file.href, title };
  const streaming = services['/showcase'];
  if (!endeavor || !streaming) return undefined;
  return {
    kind: 'frame',
    src: `${new URL(showcaseEmbedPath, streaming)}?${new URLSearchParams({ endeavor })}`,
    title,
  };
}
