import { cleanPathname, spelledPathname } from './clean-pathname.ts';
import { isReserved, localPath, type RedirectRule } from './redirect-rule.ts';

/** Rules followed in a chain; browsers give up after twenty redirects. */
const longestChain = 50;

/** The rules of a college, ready to be looked up. */
export type RedirectBook = { rules: ReadonlyMap<string, RedirectRule>; hosts: readonly string[] };

export type Redirect = Pick<RedirectRule, 'status'> & {
  to: string;
  /** The rule names the path itself and so wins over a page; a rule for everything below a path does not. */
  isExact: boolean;
};

export const createRedirectBook = (rules: readonly RedirectRule[], hosts: readonly string[]): RedirectBook => ({
  rules: new Map(rules.map((rule) => [rule.fromPath, rule])),
  hosts,
});

/**
 * Where a path (as it stands in an address) leads. A rule for the path itself goes before one for everything below a
 * path, and of those the longest. Rules that lead to a path with a rule of its own lead to the end of that chain at
 * once, or as far as fifty rules go; rules that lead in a circle lead nowhere.
 */
export function findRedirect(book: RedirectBook, pathname: string): Redirect | undefined {
  const first = stepFrom(book, pathname);
  if (!first || leadsInCircle(book, pathname)) return undefined;
  let { to, rule } = first;
  let { status } = rule;
  for (let count = 1; count < longestChain; count++) {
    const path = localPath(to, book.hosts);
    if (path === undefined) break;
    const next = book.rules.get(cleanPathname(path));
    if (!next) break;
    to = next.target;
    // browsers keep a permanent redirect; one that may change is not permanent
    if (isTemporary(next.status)) status = next.status;
  }
  return { to, status, isExact: !rule.fromPath.endsWith('/*') };
}

const isTemporary = (status: RedirectRule['status']) => status === 302 || status === 307;

/** Whether following rule after rule, as if no page answered, comes by a rule twice. */
function leadsInCircle(book: RedirectBook, pathname: string): boolean {
  const passed = new Set<RedirectRule>();
  let path: string | undefined = pathname;
  while (path !== undefined && passed.size < longestChain) {
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
      // the one address that everything leads to has to answer by itself
      return cleanPathname(localPath(to, hosts) ?? '') === clean ? undefined : { rule, to };
    }
    if (end === 0) break;
  }
  return undefined;
}
