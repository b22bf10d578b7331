import type { Tenant } from '../domain/tenant.ts';
import { isAllowedHost } from './fetch-remote.ts';
import type { Media } from './media.ts';
import type { RemotePictures } from './remote.ts';
import { overLimit, problem } from './responses.ts';

/** An original picture. */
export type Source = { media: Media; read: () => Promise<Uint8Array<ArrayBuffer> | undefined> };

type From = {
  remote: RemotePictures;
  /** Finds one of the college's own pictures by path, as far as the viewer may see it. */
  find: (path: string) => Promise<Source | undefined>;
  requester: Parameters<RemotePictures['find']>[3];
};

/** The picture at a URL: the college's own, or from an allowed host. Returns a problem document on failure. */
export async function findSource(url: string, tenant: Tenant, from: From): Promise<Source | Response> {
  const path = ownPath(url, tenant);
  if (path !== undefined) {
    return (await from.find(path)) ?? missing(url);
  }
  const address = URL.parse(url);
  const hosts = tenant.settings.config?.imageHosts ?? [];
  if (!address || !isAllowedHost(address, hosts)) {
    return problem(
      400,
      `url is ${JSON.stringify(url.slice(0, 200))}; pictures are only taken from hosts on the college's list.`,
      {
        url: ["url has to be one of the college's own pictures or at a host on its list."],
      },
    );
  }
  try {
    const media = await from.remote.find(tenant.id, address, hosts, from.requester);
    return typeof media === 'string' ? overLimit(media) : { media, read: () => from.remote.read(tenant.id, address) };
  } catch (error) {
    return problem(
      502,
      `The picture could not be fetched: ${error instanceof Error ? error.message : 'no reason given'}.`,
    );
  }
}

/** Path below `/media/` of one of the college's own pictures, also for an absolute URL. */
function ownPath(url: string, { hosts }: Tenant): string | undefined {
  const whole = url.startsWith('/') ? undefined : URL.parse(url);
  const pathname = url.startsWith('/') ? url : whole && hosts.includes(whole.hostname) ? whole.pathname : undefined;
  if (!pathname?.startsWith('/media/')) return undefined;
  try {
    return decodeURIComponent(pathname.slice('/media/'.length));
  } catch {
    // the empty path is not a picture
    return '';
  }
}

const missing = (url: string) => problem(404, `There is no picture at ${url.slice(0, 200)}.`);
