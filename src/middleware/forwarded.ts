import { BlockList, isIPv6 } from 'node:net';

import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

/**
 * Sets the client's address and the scheme and host of the URL. `X-Forwarded-*` headers count only when a configured
 * proxy opened the connection.
 */
export const forwarded = ({ trustedProxies }: { trustedProxies: readonly string[] }) => {
  const trusted = toBlockList(trustedProxies);
  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

  return createMiddleware<AppEnv>(async function forwarded(c, next) {
    const peer = plainAddress(c.env?.incoming?.socket.remoteAddress ?? '');
    c.set('clientAddress', peer);
    c.set('peerAddress', peer);
    if (!isTrusted(peer)) return next();
    c.set('isProxied', true);

    // each proxy appends the address of its peer: the last one that is not a trusted proxy is the client
    const hops = list(c.req.header('x-forwarded-for')).map(plainAddress);
    c.set('clientAddress', hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? peer);

    const url = new URL(c.req.url);
    const protocol = list(c.req.header('x-forwarded-proto')).at(-1);
    const host = list(c.req.header('x-forwarded-host')).at(-1);
    if (protocol === 'http' || protocol === 'https') url.protocol = protocol;
    if (host) url.host = host;
    if (url.href !== c.req.url) c.req.raw = new Request(url, c.req.raw);
    return next();
  });
};

const toBlockList = (ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
};

const list = (header: string | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** A dual-stack socket reports IPv4 clients as `::ffff:192.0.2.1`. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
