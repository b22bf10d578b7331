import ipaddr from 'ipaddr.js';

/**
 * What a client's address is counted as: an IPv4 address itself, an IPv6 network of 64 bits, for a single household has
 * as many addresses in one as it likes. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
