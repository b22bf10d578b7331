import { BlockList, isIPv6 } from 'node:net';

import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

type Forwarding = { peerAddress: string; clientAddress: string; isProxied: boolean };

/**
 * Returns a function that determines the client's address and corrects the scheme and host of the request URL. `X-Forwarded-*`
 * headers count only if the peer is a trusted proxy.
 */
export const createForwarding = (trustedProxies: readonly string[]) => {
  const trusted = toBlockList(trustedProxies);
  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

  return (address: string | undefined, url: URL, header: (name: string) => string | undefined): Forwarding => {
    const peer = plainAddress(address ?? '');
    if (!isTrusted(peer)) return { peerAddress: peer, clientAddress: peer, isProxied: false };
    const protocol = list(header('x-forwarded-proto')).at(-1);
    const host = list(header('x-forwarded-host')).at(-1);
    if (protocol === 'http' || protocol === 'https') url.protocol = protocol;
    if (host) url.host = host;
    // each proxy appends the address of its peer: the last one that is not a trusted proxy is the client
    const hops = list(header('x-forwarded-for')).map(plainAddress);
    const clientAddress = hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? peer;
    return { peerAddress: peer, clientAddress, isProxied: true };
  };
};

/** Sets the client's address and the scheme and host of the URL. */
export const forwarded = ({ trustedProxies }: { trustedProxies: readonly string[] }) => {
  const forwardingOf = createForwarding(trustedProxies);
  return createMiddleware<AppEnv>(async function forwarded(c, next) {
    const url = new URL(c.req.url);
    const forwarding = forwardingOf(c.env?.incoming?.socket.remoteAddress, url, (name) => c.req.header(name));
    c.set('peerAddress', forwarding.peerAddress);
    c.set('clientAddress', forwarding.clientAddress);
    if (forwarding.isProxied) c.set('isProxied', true);
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
