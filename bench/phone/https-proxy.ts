import { once } from 'node:events';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

import { generate } from 'selfsigned';

/** Headers of one connection, which HTTP/2 does not have. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding'];

/** The settings of a server behind the proxy. */
export const proxied = { TRUSTED_PROXIES: '127.0.0.1' };

/**
 * Terminates TLS in front of a server and speaks HTTP/2 with browsers, like the proxy of every deployment (docs/deploying.md).
 * Its certificate is its own.
 */
export async function startHttpsProxy(origin: string): Promise<{ port: number; stop: () => void }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const proxy = createSecureServer({ key, cert }, (incoming, outgoing) => {
    // a reader who leaves breaks off
    forward(origin, incoming, outgoing).catch(() => outgoing.stream?.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return { port: (proxy.address() as AddressInfo).port, stop: () => proxy.close() };
}

async function forward(origin: string, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): Promise<void> {
  const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
  const upstream = request(origin + incoming.url, {
    method: incoming.method,
    headers: { ...Object.fromEntries(headers), host: incoming.authority, 'x-forwarded-proto': 'https' },
  });
  const sent = pipeline(incoming, upstream);
  const [answer] = await once(upstream, 'response');
  const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.includes(name));
  outgoing.writeHead(answer.statusCode, Object.fromEntries(kept) as Record<string, string>);
  await Promise.all([sent, pipeline(answer, outgoing)]);
}
