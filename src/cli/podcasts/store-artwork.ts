import { podcast } from '../../content/podcasts/podcast.ts';
import type { Database } from '../../db/client.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { fetchPicture } from '../../images/fetch-picture.ts';
import { isAllowedHost, type Network } from '../../images/fetch-remote.ts';
import { importLabeled } from '../labeled-rows.ts';

type Show = { id: number; title: string; artwork: string };

type Storing = {
  tenant: Tenant;
  actor: string;
  /** Hosts that artwork may be fetched from. */
  hosts: readonly string[];
  network?: Network;
};

/** Fetches the artwork of a podcast and stores it with the podcast. Throws an Error with the reason where that fails. */
export async function storeArtwork(database: Database, { id, title, artwork }: Show, storing: Storing): Promise<void> {
  const { tenant, actor, hosts, network } = storing;
  const url = URL.parse(artwork);
  if (!url || !isAllowedHost(url, hosts)) throw new Error('its host is not among those of --artwork-from');
  const name = url.pathname.split('/').at(-1) || 'artwork';
  const file = { name, bytes: await fetchPicture(url, hosts, network && { network }) };
  const values = { id, image: name, alt: `Artwork of ${title}` };
  const label = (field: string) => `${title}: ${field}`;
  await importLabeled(database, podcast, [{ values, label }], { tenant, actor, files: [file], matches: true });
}
