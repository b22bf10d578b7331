import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is one of the public internet. Private, local, reserved and translated ones (mapped, 6to4,
 * Teredo, NAT64) are not: behind them may be machines that only this server reaches.
 */
export function isPublicAddress(address: string): boolean {
  // only the plain spelling; `0x7f.1` and `127.1` mean different things to different programs
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  return ipaddr.parse(address).range() === 'unicast';
}
