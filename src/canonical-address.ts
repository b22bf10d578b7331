import { getRequestContext } from './request-context.ts';

/** A path of this college as an absolute address at the host that search engines shall know. */
export const canonicalAddress = (path: string): string => {
  const { url, tenant } = getRequestContext();
  const address = new URL(path, url.origin);
  address.hostname = tenant.canonicalHost;
  return address.href;
};
