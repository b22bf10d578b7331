import { type } from 'arktype';

import { findRedirectLoop } from '../../domain/redirect-loop.ts';
import { type RedirectRule, redirectRule } from '../../domain/redirect-rule.ts';
import { usageError } from '../../domain/usage-error.ts';
import type { Fault } from '../define-content.ts';

export type RedirectRow = { id: number; fromPath: string; target: string; status: number };

/** A path to lead away from, in the spelling that is kept. Throws a usage error that tells what it has to be. */
export const parseFromPath = (given: unknown): string => parsePart({ fromPath: given, target: '/' }).fromPath;

/** An address to lead to. Throws a usage error that tells what it has to be. */
export const parseTarget = (given: unknown): string => parsePart({ fromPath: '/*', target: given }).target;

function parsePart(rule: object): RedirectRule {
  const parsed = redirectRule(rule);
  if (!(parsed instanceof type.errors)) return parsed;
  throw usageError(parsed.map(({ expected }) => `it has to be ${expected}`).join('; '));
}

/** What is wrong with a rule by itself, by the names its parts are given by. */
export function ruleFaults(rule: { fromPath: string; target: string; status?: number }): Fault[] {
  const parsed = redirectRule(rule);
  if (!(parsed instanceof type.errors)) return [];
  return parsed.map(({ path: [part], expected }) => ({ field: nameOf(part), message: `it has to be ${expected}` }));
}

const nameOf = (part: unknown) => (part === 'fromPath' ? 'from' : part === 'target' ? 'to' : 'status');

/** What is wrong with a rule among those there are: by itself, a second one of its path, or one that closes a circle. */
export async function redirectFaults(
  row: RedirectRow,
  all: readonly RedirectRow[],
  hosts: readonly string[],
): Promise<readonly Fault[]> {
  const own = ruleFaults(row);
  if (own.length > 0) return own;
  const others = all.filter(({ id }) => id !== row.id);
  const loop = await findRedirectLoop([row, ...others].map(ruleOf), hosts);
  return loop ? [{ field: 'to', message: `it leads in a circle: ${circleOf(loop)}` }] : [];
}

/** A loop in the order in which its paths lead to each other; `describe` adds to each what is known of it. */
export const circleOf = (
  loop: readonly RedirectRule[],
  describe: (rule: RedirectRule) => string = ({ fromPath }) => fromPath,
): string => [...loop, ...loop.slice(0, 1)].map(describe).join(' -> ');

export const ruleOf = ({ fromPath, target, status }: RedirectRow): RedirectRule => ({
  fromPath,
  target,
  // the table allows no other
  status: status as RedirectRule['status'],
});
