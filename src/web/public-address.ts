import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is public. Private, local, reserved and translated addresses (mapped, compatible, 6to4, Teredo,
 * NAT64) are not, since they may reach internal hosts.
 */
export function isPublicAddress(address: string): boolean {
  // only dotted decimal; programs interpret `0x7f.1` and `127.1` differently
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && !(parsed instanceof ipaddr.IPv6 && isIpv4Compatible(parsed));
}

/** `::a.b.c.d`, deprecated by RFC 4291 and still routed to the IPv4 address by some systems. */
const isIpv4Compatible = ({ parts }: ipaddr.IPv6): boolean => parts.slice(0, 6).every((part) => part === 0);
