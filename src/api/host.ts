import type { Tenant } from '../domain/tenant.ts';

/** The host name of a URL, without a trailing dot or port. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/\.$/, '');

/**
 * The origin for absolute URLs of a college. The canonical host replaces an unregistered one, which a client may have made up. The
 * `trustedPort` middleware has validated the port.
 */
export function originFor({ hosts, canonicalHost }: Tenant, requested: string): string {
  const url = new URL(requested);
  url.hostname = hosts.includes(hostOf(requested)) ? hostOf(requested) : canonicalHost;
  return url.origin;
}
