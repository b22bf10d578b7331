import { cleanPathname } from './clean-pathname.ts';
import { localPath, type RedirectRule } from './redirect-rule.ts';

/**
 * Rules that could lead in a circle, in the order in which they lead to each other; undefined when none do. A rule for
 * everything below a path counts as leading to each rule that may fit what it makes. `hosts` are the college's.
 */
export function findRedirectLoop(rules: readonly RedirectRule[], hosts: readonly string[]): RedirectRule[] | undefined {
  const settled = new Set<RedirectRule>();
  const byPath = new Map(rules.map((rule) => [rule.fromPath, rule]));
  const below = rules.filter((rule) => rule.fromPath.endsWith('/*'));

  const walk = (rule: RedirectRule, way: readonly RedirectRule[]): RedirectRule[] | undefined => {
    if (way.includes(rule)) return way.slice(way.indexOf(rule));
    if (settled.has(rule)) return undefined;
    for (const next of followers(rule)) {
      const loop = walk(next, [...way, rule]);
      if (loop) return loop;
    }
    settled.add(rule);
    return undefined;
  };

  const followers = (rule: RedirectRule): RedirectRule[] => {
    const path = localPath(rule.target, hosts);
    if (path === undefined) return [];
    const clean = cleanPathname(path);
    if (clean.endsWith('/*')) {
      const made = clean.slice(0, -1);
      return rules.filter(({ fromPath }) => fromPath.startsWith(made) || isBelow(made, fromPath));
    }
    const exact = byPath.get(clean);
    if (exact) return [exact];
    // a fixed address below its own rule is where that rule ends
    return below.filter((each) => each !== rule && isBelow(clean, each.fromPath));
  };

  for (const rule of rules) {
    const loop = walk(rule, []);
    if (loop) return loop;
  }
  return undefined;
}

const isBelow = (path: string, pattern: string) =>
  pattern.endsWith('/*') && path.startsWith(pattern.slice(0, -1)) && path.length >= pattern.length;
