import { episode } from '../../content/podcasts/episode.ts';
import type { Database } from '../../db/client.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { fetchRemote, isAllowedHost, type Network } from '../../images/fetch-remote.ts';
import { decodeText } from '../../importers/decode-text.ts';
import type { LinkedTexts } from '../../importers/podcast/read-podcast-feed.ts';
import { fromSubRip } from '../../web/web-vtt.ts';
import { importLabeled } from '../labeled-rows.ts';

type Episode = { id: number; title: string };

type Storing = {
  tenant: Tenant;
  actor: string;
  /** Hosts that texts may be fetched from. */
  hosts: readonly string[];
  network?: Network | undefined;
};

const milliseconds = 30_000;
const maxBytes = 1_000_000;
const mediaTypes: Record<keyof LinkedTexts, RegExp> = {
  transcript: /^(?:text|application)\//i,
  chapters: /json|text\/plain|octet-stream/i,
};

/**
 * Fetches the transcript or the chapters of an episode and stores them with the episode. Throws an Error with the reason where
 * that fails.
 */
export async function storeText(
  database: Database,
  { id, title }: Episode,
  { field, address }: { field: keyof LinkedTexts; address: string },
  { tenant, actor, hosts, network }: Storing,
): Promise<void> {
  const url = URL.parse(address);
  if (!url || !isAllowedHost(url, hosts)) throw new Error('its host is not among those of --texts-from');
  const accepts = { type: mediaTypes[field], what: field === 'chapters' ? 'chapters' : 'transcript' };
  const signal = AbortSignal.timeout(milliseconds);
  const chunks = await Array.fromAsync(fetchRemote(url, hosts, { signal, most: maxBytes, accepts, network }));
  const text = decodeText(new Uint8Array(Buffer.concat(chunks)));
  const isWebVtt = /^\uFEFF?WEBVTT/.test(text);
  const values = { id, [field]: field === 'transcript' && !isWebVtt ? fromSubRip(text) : text };
  const label = (name: string) => `${title}: ${name}`;
  await importLabeled(database, episode, [{ values, label }], { tenant, actor, matches: true });
}
