import { isbot } from 'isbot';

/**
 * Whether a request stands for a person who saw or clicked something on this site. Crawlers, browsers that fetch ahead,
 * HEAD and calls from pages of other sites do not.
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
