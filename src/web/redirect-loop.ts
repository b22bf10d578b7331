import { cleanPathname } from './clean-pathname.ts';
import { localPath, type RedirectRule } from './redirect-rule.ts';

type Step = { rule: RedirectRule; followers: RedirectRule[] };

/**
 * Finds rules that could form a loop, in the order in which they redirect to each other; undefined if there is none. A
 * wildcard rule counts as leading to every rule that could match its target. `hosts` are the college's. `starts` are the
 * rules that are new, if the others are known to form no loop.
 */
export function findRedirectLoop(
  rules: readonly RedirectRule[],
  hosts: readonly string[],
  { starts = rules }: { starts?: readonly RedirectRule[] } = {},
): RedirectRule[] | undefined {
  const followersOf = createFollowers(rules, hosts);
  const settled = new Set<RedirectRule>();
  for (const start of starts) {
    // depth-first search without recursion, because a chain may be as long as the list
    const path: Step[] = [];
    const onPath = new Set<RedirectRule>();
    const enter = (rule: RedirectRule) => {
      path.push({ rule, followers: followersOf(rule) });
      onPath.add(rule);
    };
    if (!settled.has(start)) enter(start);
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const next = step.followers.pop();
      if (!next) {
        path.pop();
        onPath.delete(step.rule);
        settled.add(step.rule);
      } else if (onPath.has(next)) {
        const loop = path.map(({ rule }) => rule);
        return loop.slice(loop.indexOf(next));
      } else if (!settled.has(next)) {
        enter(next);
      }
    }
  }
  return undefined;
}

/** Looks up the rules that a rule may lead to, without scanning all rules. */
function createFollowers(rules: readonly RedirectRule[], hosts: readonly string[]) {
  const byPath = new Map(rules.map((rule) => [rule.fromPath, rule]));
  let sorted: string[] | undefined;

  /** Wildcard rules whose path contains the given path. */
  const rulesAbove = (path: string): RedirectRule[] => {
    const found: RedirectRule[] = [];
    for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
      const rule = end < path.length - 1 && byPath.get(`${path.slice(0, end)}/*`);
      if (rule) found.push(rule);
      if (end === 0) break;
    }
    return found;
  };

  const rulesBeginningWith = (prefix: string): RedirectRule[] => {
    sorted ??= [...byPath.keys()].sort();
    const found: RedirectRule[] = [];
    for (let index = lowerBound(sorted, prefix); sorted[index]?.startsWith(prefix); index++) {
      const rule = byPath.get(sorted[index] ?? '');
      if (rule) found.push(rule);
    }
    return found;
  };

  return (rule: RedirectRule): RedirectRule[] => {
    const path = localPath(rule.target, hosts);
    if (path === undefined) return [];
    const clean = cleanPathname(path);
    // the target of a wildcard is below the path before it
    if (clean.endsWith('/*')) return [...rulesBeginningWith(clean.slice(0, -1)), ...rulesAbove(clean.slice(0, -1))];
    const exact = byPath.get(clean);
    if (exact) return [exact];
    // a fixed target below its own wildcard is a dead end, not a loop
    return rulesAbove(clean).filter((each) => each !== rule);
  };
}

/** Lower bound: index of the first sorted text that is not less than `text`. */
function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
