import type { Tenant } from '../domain/tenant.ts';

/** The host name that an address asks for, without a root dot and port. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/\.$/, '');

/**
 * The origin of absolute addresses in an answer about a college: its canonical host in place of a host that is not
 * registered for it, which a client may have made up. The port is one that `trustedPort` of the middleware has let through.
 */
export function originFor({ hosts, canonicalHost }: Tenant, requested: string): string {
  const url = new URL(requested);
  url.hostname = hosts.includes(hostOf(requested)) ? hostOf(requested) : canonicalHost;
  return url.origin;
}
