import type { Db } from '../../db/client.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { isAllowedHost } from '../../images/fetch-remote.ts';
import { findFile, parsePicture, type SourceFile, storeMedia } from '../../images/store-media.ts';
import type { StoryPicture } from '../../importers/stories/imported-story.ts';

export type PictureSources = {
  /** Files named on the command line. */
  files: readonly SourceFile[];
  /** Hosts from which pictures may be fetched. */
  hosts: readonly string[];
  fetch: (url: URL, hosts: readonly string[]) => Promise<Uint8Array>;
  /** Nothing is fetched or stored. */
  dryRun: boolean;
};

type Stored = ReadonlyMap<string, { address: string; alt: string }>;

/** The URL of a picture in a story: stored before, given on the command line, or fetched. Throws an Error with the reason if there is none. */
async function bytesOf(source: string, base: string | undefined, { files, hosts, fetch }: PictureSources) {
  const file = findFile(files, decodeURI(source.replace(/[?#].*/s, '')));
  if (file) return file;
  const url = URL.parse(source, base);
  if (!url) throw new Error('it is no file of --pictures, and no address of another site');
  if (!isAllowedHost(url, hosts)) throw new Error(`${url.host} is not among the hosts of --pictures-from`);
  return { name: url.pathname, bytes: await fetch(url, hosts) };
}

/** Stores the pictures of a story that have a description. `warn` receives the reason for each omitted picture. */
export async function storeStoryPictures(
  db: Db,
  { id: tenantId, primaryColor }: Tenant,
  { pictures, base }: { pictures: readonly StoryPicture[]; base: string | undefined },
  sources: PictureSources,
  warn: (message: string) => void,
): Promise<Stored> {
  const stored = new Map<string, { address: string; alt: string }>();
  for (const { source, alt: described } of pictures) {
    const alt = described.slice(0, 250);
    try {
      if (source.startsWith('/media/')) {
        stored.set(source, { address: source, alt });
        continue;
      }
      if (alt === '') throw new Error('it has no description; add an alt text or a caption to the file');
      const file = await bytesOf(source, base, sources);
      const picture = await parsePicture(file, 'it');
      if (sources.dryRun) continue;
      const media = await storeMedia(db, picture, { tenantId, folder: 'stories', alt, placeholder: primaryColor });
      stored.set(source, { address: media.address, alt });
    } catch (error) {
      warn(`picture ${source} is left out: ${error instanceof Error ? error.message : error}`);
    }
  }
  return stored;
}
