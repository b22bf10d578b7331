import type { Tenant } from '../domain/tenant.ts';

/** The host name of a URL, without a trailing dot or port. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/\.$/, '');

/**
 * The origin for absolute URLs about a college: its canonical host replaces an unregistered host, which a client may have
 * made up. The port was validated by the `trustedPort` middleware.
 */
export function originFor({ hosts, canonicalHost }: Tenant, requested: string): string {
  const url = new URL(requested);
  url.hostname = hosts.includes(hostOf(requested)) ? hostOf(requested) : canonicalHost;
  return url.origin;
}
