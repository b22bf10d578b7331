import { lookup as lookUp } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';

import { isPublicAddress } from '../web/public-address.ts';

type Head = { status: number; location?: string | undefined; contentType?: string | undefined };
type RemoteResponse = { head: Head; body: AsyncIterable<Uint8Array>; close: () => void };

export type Network = {
  /** Resolves all addresses of a host name. */
  resolve: (host: string) => Promise<string[]>;
  /** Requests a host at the given IP address, regardless of DNS. */
  ask: (url: URL, address: string, signal: AbortSignal) => Promise<RemoteResponse>;
};

const redirects = 3;

const outside: Network = {
  resolve: async (host) => (await lookUp(host, { all: true })).map(({ address }) => address),
  ask: askPinned,
};

type Wanted = {
  signal: AbortSignal;
  /** In bytes. */
  most: number;
  /** Media types of the response, and what they are called in errors: `picture`. */
  accepts: { type: RegExp; what: string };
  network?: Network | undefined;
};

/**
 * Fetches a file from another host in chunks. Throws an Error with the reason: host not allowed, address not public, too many
 * redirects, too large, too slow, or of another type. Every redirect is checked like the first URL, and the connection goes to
 * the address that was checked, which prevents DNS rebinding.
 */
export async function* fetchRemote(
  address: URL,
  hosts: readonly string[],
  { signal, most, accepts, network = outside }: Wanted,
): AsyncGenerator<Uint8Array> {
  let url = address;
  for (let hop = 0; hop <= redirects; hop++) {
    const { head, body, close } = await network.ask(url, await checkedAddress(url, hosts, network), signal);
    try {
      if (head.status >= 300 && head.status < 400 && head.location) {
        url = new URL(head.location, url);
        continue;
      }
      if (head.status !== 200) throw new Error(`${url.host} answered ${head.status}`);
      if (!accepts.type.test(head.contentType ?? '')) throw new Error(`${url.host} answered no ${accepts.what}`);
      yield* bounded(body, { most, what: accepts.what });
      return;
    } finally {
      close();
    }
  }
  throw new Error(`${address.host} redirects more than ${redirects} times`);
}

async function* bounded(body: AsyncIterable<Uint8Array>, { most, what }: { most: number; what: string }) {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most) throw new Error(`The ${what} has more than ${most} bytes`);
    yield chunk;
  }
}

/** Whether a URL's host is allowed. Host names are compared exactly, in normalized form. */
export function isAllowedHost(url: URL, hosts: readonly string[]): boolean {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (url.port !== '' || url.username !== '' || url.password !== '') return false;
  return hosts.some((host) => host.toLowerCase() === url.hostname);
}

async function checkedAddress(url: URL, hosts: readonly string[], { resolve }: Network): Promise<string> {
  if (!isAllowedHost(url, hosts)) throw new Error(`${url.host} is not a host that files may come from`);
  const addresses = await resolve(url.hostname.replace(/^\[|\]$/g, ''));
  // a single private address could be used to reach internal hosts
  const inside = addresses.find((each) => !isPublicAddress(each));
  const [first] = addresses;
  if (inside !== undefined || first === undefined) throw new Error(`${url.host} is not at a public address`);
  return first;
}

function askPinned(url: URL, address: string, signal: AbortSignal): Promise<RemoteResponse> {
  const { request } = url.protocol === 'https:' ? https : http;
  const family = address.includes(':') ? 6 : 4;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      signal,
      headers: { 'user-agent': 'Fieldhouse' },
      // no keep-alive: a pooled connection could go to an address that was not checked
      agent: false,
      lookup: (_host, { all }, found) => {
        if (all) found(null, [{ address, family }]);
        else found(null, address, family);
      },
    });
    outgoing.on('response', (response) => {
      const { location, 'content-type': contentType } = response.headers;
      resolve({
        head: { status: response.statusCode ?? 0, location, contentType },
        body: response,
        close: () => outgoing.destroy(),
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
