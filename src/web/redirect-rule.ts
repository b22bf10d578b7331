import { type } from 'arktype';

import { cleanPathname } from './clean-pathname.ts';

export const redirectStatus = type('301 | 302 | 307 | 308');
export type RedirectStatus = typeof redirectStatus.infer;

/** Reserved paths that the site depends on and no rule may redirect. */
const reserved = ['/404', '/api', '/assets', '/builds', '/healthz', '/hidden', '/login', '/metrics', '/readyz', '/rsc'];

const maxLength = 1000;
/** Wildcard, allowed only as the whole last segment. */
const star = /^[^*]*(?:\/\*)?$/;

/** Whether a canonical path is reserved, so that no rule may redirect it. */
export const isReserved = (path: string) => reserved.some((word) => path === word || path.startsWith(`${word}/`));

const fromPath = type(`0 < string <= ${maxLength}`)
  .pipe((given) => given.trim())
  .narrow((given, ctx) => {
    if (!/^\/(?![/\\])[^?#\s]*$/.test(given))
      return ctx.mustBe('a path such as /tickets/season, without host and query');
    if (!star.test(given)) return ctx.mustBe('a path whose * is its whole last part, as in /old-site/*');
    if (isReserved(normalized(given))) return ctx.mustBe('a path that the site can do without');
    return true;
  })
  .pipe((given) => normalized(given));

const target = type(`0 < string <= ${maxLength}`)
  .pipe((given) => given.trim())
  .narrow((given, ctx) => {
    const isPath = /^\/(?![/\\])\S*$/.test(given);
    const url = isPath ? undefined : URL.parse(given);
    const isAddress =
      url !== undefined && url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
    if (!isPath && !isAddress) return ctx.mustBe('a path of the site or an address beginning with http:// or https://');
    return star.test(given) || ctx.mustBe('an address whose * is its whole last part, as in /archive/*');
  });

/** A rule as entered; parsing returns the spelling to store. */
export const redirectRule = type({ fromPath, target, status: redirectStatus.default(301) }).narrow(
  (rule, ctx) =>
    !rule.target.endsWith('/*') ||
    rule.fromPath.endsWith('/*') ||
    ctx.reject({ expected: 'without * where the path has none', actual: rule.target, path: ['target'] }),
);
export type RedirectRule = typeof redirectRule.infer;

/** The canonical spelling, with unsafe characters escaped and `..` segments resolved. */
const normalized = (path: string) => cleanPathname(new URL(path, 'http://college').pathname);

/** The path of a target on the college's own site; undefined for other hosts. `hosts` are the college's. */
export function localPath(target: string, hosts: readonly string[]): string | undefined {
  if (target.startsWith('/')) return new URL(target, 'http://college').pathname;
  const url = new URL(target);
  return hosts.includes(url.hostname) ? url.pathname : undefined;
}
