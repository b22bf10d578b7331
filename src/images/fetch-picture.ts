import { lookup as lookUp } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';

import { isPublicAddress } from './public-address.ts';

type Head = { status: number; location?: string | undefined; contentType?: string | undefined };
type Answered = { head: Head; body: AsyncIterable<Uint8Array>; close: () => void };

export type Network = {
  /** Every address of a host name. */
  resolve: (host: string) => Promise<string[]>;
  /** Asks a host at the address given, whatever its name resolves to by now. */
  ask: (url: URL, address: string, signal: AbortSignal) => Promise<Answered>;
};

type Limits = { milliseconds: number; bytes: number; redirects: number };
const limits: Limits = { milliseconds: 10_000, bytes: 15 * 1024 * 1024, redirects: 3 };

const outside: Network = {
  resolve: async (host) => (await lookUp(host, { all: true })).map(({ address }) => address),
  ask: askPinned,
};

/**
 * The bytes of a picture at another host. Throws an Error that says why there are none: a host that is not on the list,
 * an address that is not public, too many redirects, too large, too slow, or no picture. Each redirect is checked as the
 * first address was, and the connection goes to the very address that was checked.
 */
export async function fetchPicture(
  address: URL,
  hosts: readonly string[],
  { network = outside, most = limits }: { network?: Network; most?: Limits } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const signal = AbortSignal.timeout(most.milliseconds);
  let url = address;
  for (let hop = 0; hop <= most.redirects; hop++) {
    const { head, body, close } = await network.ask(url, await checkedAddress(url, hosts, network), signal);
    try {
      if (head.status >= 300 && head.status < 400 && head.location) {
        url = new URL(head.location, url);
        continue;
      }
      if (head.status !== 200) throw new Error(`${url.host} answered ${head.status}`);
      if (!/^image\//i.test(head.contentType ?? '')) throw new Error(`${url.host} answered no picture`);
      return await collect(body, most.bytes);
    } finally {
      close();
    }
  }
  throw new Error(`${address.host} redirects more than ${most.redirects} times`);
}

/** Whether pictures of an address may be asked for at all. Hosts are compared whole and as the browser spells them. */
export function isAllowedHost(url: URL, hosts: readonly string[]): boolean {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (url.port !== '' || url.username !== '' || url.password !== '') return false;
  return hosts.some((host) => host.toLowerCase() === url.hostname);
}

async function checkedAddress(url: URL, hosts: readonly string[], { resolve }: Network): Promise<string> {
  if (!isAllowedHost(url, hosts)) throw new Error(`${url.host} is not a host that pictures may come from`);
  const addresses = await resolve(url.hostname.replace(/^\[|\]$/g, ''));
  // one private address among public ones is enough to be led inside
  const inside = addresses.find((each) => !isPublicAddress(each));
  const [first] = addresses;
  if (inside !== undefined || first === undefined) throw new Error(`${url.host} is not at a public address`);
  return first;
}

async function collect(body: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most) throw new Error(`The picture has more than ${most} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function askPinned(url: URL, address: string, signal: AbortSignal): Promise<Answered> {
  const { request } = url.protocol === 'https:' ? https : http;
  const family = address.includes(':') ? 6 : 4;
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      signal,
      headers: { accept: 'image/*', 'user-agent': 'Fieldhouse' },
      // its own connection: a kept one could lead to an address that was not checked
      agent: false,
      lookup: (_host, { all }, found) => {
        if (all) found(null, [{ address, family }]);
        else found(null, address, family);
      },
    });
    asked.on('response', (response) => {
      const { location, 'content-type': contentType } = response.headers;
      resolve({
        head: { status: response.statusCode ?? 0, location, contentType },
        body: response,
        close: () => asked.destroy(),
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}
