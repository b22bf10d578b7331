import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { episode } from '../../content/podcasts/episode.ts';
import type { Database } from '../../db/client.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { fetchRemote, isAllowedHost, type Network } from '../../images/fetch-remote.ts';
import { extensionOf, extensionsOf, maxBytes } from '../../web/file-types.ts';
import { slugify } from '../../web/slug.ts';
import { importLabeled } from '../labeled-rows.ts';

/** An episode with audio on another host. */
export type RemoteEpisode = { id: number; title: string; audioUrl: string; audioType: string };

type Storing = {
  tenant: Tenant;
  actor: string;
  /** Hosts that audio may be fetched from. */
  hosts: readonly string[];
  network?: Network | undefined;
};

const accepts = { type: /^(?:audio\/|video\/mp4|(?:application|binary)\/octet-stream)/i, what: 'audio' };
const milliseconds = 30 * 60_000;

/** Fetches the audio of an episode and stores it with the episode. Throws an Error with the reason for a failure. */
export async function storeAudio(database: Database, item: RemoteEpisode, storing: Storing): Promise<void> {
  const { tenant, actor, hosts, network } = storing;
  const url = new URL(item.audioUrl);
  if (!isAllowedHost(url, hosts)) throw new Error(`${url.host} is not among the hosts of --audio-from`);
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldhouse-audio-'));
  try {
    const name = fileName(item, url);
    const file = path.join(folder, name);
    const signal = AbortSignal.timeout(milliseconds);
    const chunks = fetchRemote(url, hosts, { signal, most: maxBytes.audio, accepts, network });
    await pipeline(Readable.from(chunks), createWriteStream(file));
    const values = { id: item.id, audio: name, audioUrl: null, audioType: null, audioLength: null };
    const label = (field: string) => `${item.title}: ${field}`;
    const files = [{ name, problem: 'it is too large for memory', path: file }];
    await importLabeled(database, episode, [{ values, label }], { tenant, actor, files, matches: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const extensionByType: Record<string, string> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
};

/** A safe file name, from the URL or else from the title. */
function fileName({ title, audioType }: RemoteEpisode, { pathname }: URL): string {
  const given = extensionOf(pathname);
  const extension = extensionsOf(['audio']).includes(given) ? given : (extensionByType[audioType] ?? 'mp3');
  const last =
    pathname
      .split('/')
      .at(-1)
      ?.replace(/\.[^.]*$/, '') ?? '';
  return `${slugify(last) || slugify(title) || 'episode'}.${extension}`;
}
