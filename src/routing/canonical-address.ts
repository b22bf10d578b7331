import { getRequestContext } from './request-context.ts';

/**
 * A path of this college as an absolute address at its canonical host; an address elsewhere as it is. Its port is one that
 * `trustedPort` has let through.
 */
export const canonicalAddress = (path: string): string => {
  const { url, tenant } = getRequestContext();
  const address = new URL(path, url.origin);
  if (address.origin === url.origin) address.hostname = tenant.canonicalHost;
  return address.href;
};
