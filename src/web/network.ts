import ipaddr from 'ipaddr.js';

/** Programs on this machine, or a proxy that is not in `TRUSTED_PROXIES` and speaks for all readers: no limit counts them. */
export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/**
 * The key under which a client address is rate-limited: an IPv4 address itself, or the /64 network of an IPv6 address,
 * since one household controls a whole /64. Other text is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
