import { isbot } from 'isbot';

/**
 * Whether a request comes from a person on this site, rather than a crawler, a prefetching browser, HEAD or a page of
 * another site.
 */
export function isHumanRequest({ method, headers }: Request): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-moz'].map((name) => headers.get(name) ?? '').join(' ');
  return (
    method !== 'HEAD' &&
    !/prefetch|prerender|preview/i.test(purpose) &&
    headers.get('sec-fetch-site') !== 'cross-site' &&
    !isbot(headers.get('user-agent'))
  );
}
