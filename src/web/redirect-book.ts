import { cleanPathname, spelledPathname } from './clean-pathname.ts';
import { isReserved, localPath, type RedirectRule } from './redirect-rule.ts';

/** Maximum length of a redirect chain; browsers give up after twenty redirects. */
const maxChainLength = 50;

/** A college's redirect rules, indexed for lookup. */
export type RedirectBook = { rules: ReadonlyMap<string, RedirectRule>; hosts: readonly string[] };

export type Redirect = Pick<RedirectRule, 'status'> & {
  to: string;
  /** The rule matches this exact path and so precedes a page; a wildcard rule does not. */
  isExact: boolean;
};

export const createRedirectBook = (rules: readonly RedirectRule[], hosts: readonly string[]): RedirectBook => ({
  rules: new Map(rules.map((rule) => [rule.fromPath, rule])),
  hosts,
});

/**
 * Resolves a percent-encoded path. An exact rule precedes wildcard rules, and the longest wildcard wins. Chained rules
 * resolve to the end of the chain in one step, following at most fifty rules; loops resolve to nothing.
 */
export function findRedirect(book: RedirectBook, pathname: string): Redirect | undefined {
  const first = stepFrom(book, pathname);
  if (!first || leadsInCircle(book, pathname)) return undefined;
  let { to, rule } = first;
  let { status } = rule;
  for (let count = 1; count < maxChainLength; count++) {
    const path = localPath(to, book.hosts);
    if (path === undefined) break;
    const next = book.rules.get(cleanPathname(path));
    if (!next) break;
    to = next.target;
    // browsers cache a permanent redirect, so a chain is permanent only if every rule is
    if (isTemporary(next.status)) status = next.status;
  }
  return { to, status, isExact: !rule.fromPath.endsWith('/*') };
}

const isTemporary = (status: RedirectRule['status']) => status === 302 || status === 307;

/** Whether following the rules, ignoring pages, visits a rule twice. */
function leadsInCircle(book: RedirectBook, pathname: string): boolean {
  const passed = new Set<RedirectRule>();
  let path: string | undefined = pathname;
  while (path !== undefined && passed.size < maxChainLength) {
    const step = stepFrom(book, path);
    if (!step) return false;
    if (passed.has(step.rule)) return true;
    passed.add(step.rule);
    path = localPath(step.to, book.hosts);
  }
  return false;
}

function stepFrom({ rules, hosts }: RedirectBook, pathname: string): { rule: RedirectRule; to: string } | undefined {
  const clean = cleanPathname(pathname);
  const exact = rules.get(clean);
  if (exact) return { rule: exact, to: exact.target };
  if (isReserved(clean)) return undefined;
  for (let end = clean.lastIndexOf('/'); end >= 0; end = clean.lastIndexOf('/', end - 1)) {
    const rule = rules.get(`${clean.slice(0, end)}/*`);
    const rest = spelledPathname(pathname).slice(end + 1);
    if (rule && rest) {
      const to = rule.target.replace(/\*$/, rest);
      // the target of a catch-all rule must not redirect itself
      return cleanPathname(localPath(to, hosts) ?? '') === clean ? undefined : { rule, to };
    }
    if (end === 0) break;
  }
  return undefined;
}
