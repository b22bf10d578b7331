import { lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';

import { isPublicAddress } from '../web/public-address.ts';

export type PushReply = { status: number; retryAfter?: string | undefined };

/** Sends a message to the endpoint of a subscription. Rejects if the push service does not respond. */
export type PostMessage = (endpoint: string, headers: Record<string, string>, body: Buffer) => Promise<PushReply>;

/** Timeout of a request in milliseconds. */
const timeout = 10_000;

/** Resolves a host as `dns.lookup` does, and fails if one of its addresses is not public. */
export const publicLookup: LookupFunction = (host, { all: wantsAll, ...options }, done) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error(`${host} has no address`), '');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Error(`${host} is not at a public address`), '');
    if (wantsAll) return done(null, addresses);
    done(null, first.address, first.family);
  });

/** Posts over HTTPS, only to public addresses, through a pool of connections. Does not follow redirects. */
export function createPostMessage(): PostMessage {
  const agent = new Agent({ keepAlive: true, maxSockets: 20, lookup: publicLookup });
  return (endpoint, headers, body) =>
    new Promise((resolve, reject) => {
      const outgoing = request(endpoint, {
        method: 'POST',
        agent,
        headers: { ...headers, 'content-length': body.length },
        signal: AbortSignal.timeout(timeout),
      });
      outgoing.on('response', (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
}
