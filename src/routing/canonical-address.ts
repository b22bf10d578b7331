import { getRequestContext } from './request-context.ts';

/**
 * The absolute URL of a path at the college's canonical host; an absolute URL of another origin is returned unchanged. The
 * `trustedPort` middleware has checked the port.
 */
export const canonicalAddress = (path: string): string => {
  const { url, tenant } = getRequestContext();
  const address = new URL(path, url.origin);
  if (address.origin === url.origin) address.hostname = tenant.canonicalHost;
  return address.href;
};
