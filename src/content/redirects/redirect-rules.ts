import { type } from 'arktype';

import { expectedOf } from '../../web/expected.ts';
import { findRedirectLoop } from '../../web/redirect-loop.ts';
import { type RedirectRule, redirectRule } from '../../web/redirect-rule.ts';
import { usageError } from '../../web/usage-error.ts';
import type { FieldProblem } from '../define-content.ts';

export type RedirectRow = { id: number; fromPath: string; target: string; status: number };

/** Parses the path to redirect, in its canonical spelling. Throws a usage error that states what is expected. */
export const parseFromPath = (given: unknown): string => parsePart({ fromPath: given, target: '/' }).fromPath;

/** Parses the target of a redirect. Throws a usage error that states what is expected. */
export const parseTarget = (given: unknown): string => parsePart({ fromPath: '/*', target: given }).target;

function parsePart(rule: object): RedirectRule {
  const parsed = redirectRule(rule);
  if (!(parsed instanceof type.errors)) return parsed;
  throw usageError(parsed.map((error) => `it has to be ${expectedOf(error)}`).join('; '));
}

/** Errors in a single rule, which call its parts by the names under which they were given. */
export function ruleProblems(rule: { fromPath: string; target: string; status?: number }): FieldProblem[] {
  const parsed = redirectRule(rule);
  if (!(parsed instanceof type.errors)) return [];
  return parsed.map((error) => ({ field: nameOf(error.path[0]), message: `it has to be ${expectedOf(error)}` }));
}

const nameOf = (part: unknown) => (part === 'fromPath' ? 'from' : part === 'target' ? 'to' : 'status');

/** Errors in a rule: by itself, as a second rule for its path, or as one that closes a loop. */
export function redirectProblems(
  row: RedirectRow,
  all: readonly RedirectRow[],
  hosts: readonly string[],
): readonly FieldProblem[] {
  const own = ruleProblems(row);
  if (own.length > 0) return own;
  const rule = ruleOf(row);
  const others = all.filter(({ id }) => id !== row.id).map(ruleOf);
  const loop = findRedirectLoop([rule, ...others], hosts, { starts: [rule] });
  return loop ? [{ field: 'to', message: `it leads in a circle: ${describeLoop(loop)}` }] : [];
}

/** A loop as text, in the order of its redirects; `describe` formats each path. */
export const describeLoop = (
  loop: readonly RedirectRule[],
  describe: (rule: RedirectRule) => string = ({ fromPath }) => fromPath,
): string => [...loop, ...loop.slice(0, 1)].map(describe).join(' -> ');

export const ruleOf = ({ fromPath, target, status }: RedirectRow): RedirectRule => ({
  fromPath,
  target,
  // the table allows no other
  status: status as RedirectRule['status'],
});
