import { type } from 'arktype';
import { redirectRule as redirects } from '../../db/schema/redirect.ts';
import { findRedirectLoop } from '../../domain/redirect-loop.ts';
import { redirectRule, type RedirectRule } from '../../domain/redirect-rule.ts';
import { type Field, required } from '../fields/field.ts';
import { usageError } from '../usage-error.ts';
import { wholeNumber } from '../fields/plain.ts';
import { commandsOf } from './commands-of.ts';
import type { End } from './end.ts';
import type { Fault, Resource } from './resource.ts';
import { deleteRow, findRows } from './rows.ts';

export type Redirect = typeof redirects.$inferSelect;
const path = (name: string, description: string, parse: (given: unknown) => string): Field<string> => ({
  name,
  value: '<address>',
  description,
  read: parse,
});

export const redirectResource: Resource<Redirect> = {
  noun: 'redirect',
  plural: 'redirects',
  table: redirects,
  counter: 'redirectRule',
  fields: {
    fromPath: required(
      path(
        'from',
        'the path it leads away from; ends in /* for everything below',
        (given) => parseRule({ fromPath: given, target: '/' }).fromPath,
      ),
    ),
    target: required(
      path(
        'to',
        'a path of the site or a whole address; /* at its end takes over what the * of from stood for',
        (given) => parseRule({ fromPath: '/*', target: given }).target,
      ),
    ),
    status: { ...wholeNumber('301 (the default), 302, 307 or 308', 301, 308), value: '<status>' },
  },
  columns: ['from', 'to', 'status'],
  check: async (row, { db, tenant }) =>
    redirectFaults(row, await findRows(db, redirectResource, row.tenantId), tenant.hosts),
  compare: (a, b) => (a.fromPath < b.fromPath ? -1 : 1),
};

/** A rule in the spelling that is kept; throws a usage error that tells what is wrong. */
export function parseRule(given: { fromPath: unknown; target: unknown; status?: unknown }): RedirectRule {
  const parsed = redirectRule(given);
  if (!(parsed instanceof type.errors)) return parsed;
  throw usageError(parsed.map(({ expected }) => `it has to be ${expected}`).join('; '));
}

/** What is wrong with a rule among those there are: a wrong status, a second rule of the path, a loop. */
export function redirectFaults(row: Redirect, all: readonly Redirect[], hosts: readonly string[]): Fault[] {
  const rule = redirectRule({ fromPath: row.fromPath, target: row.target, status: row.status });
  if (rule instanceof type.errors)
    return rule.map(({ path, expected }) => ({
      field: path[0] === 'status' ? 'status' : 'to',
      message: `it has to be ${expected}`,
    }));
  const others = all.filter(({ id }) => id !== row.id);
  const same = others.find(({ fromPath }) => fromPath === row.fromPath);
  if (same)
    return [{ field: 'from', message: `redirect ${same.id} leads away from it to ${same.target}; change that one` }];
  const rules = others.map(({ fromPath, target, status }) => ({
    fromPath,
    target,
    status: status as RedirectRule['status'],
  }));
  const loop = findRedirectLoop([rule, ...rules], hosts);
  return loop ? [{ field: 'to', message: `it leads in a circle: ${printLoop(loop)}` }] : [];
}

export const printLoop = (loop: readonly RedirectRule[]): string =>
  [...loop, ...loop.slice(0, 1)].map(({ fromPath }) => fromPath).join(' -> ');

const remove: End<Redirect> = {
  verb: 'remove',
  summary: 'Remove redirects',
  done: 'removed',
  already: 'was removed',
  run: async (db, row) => {
    await deleteRow(db, redirectResource, row);
    return true;
  },
};

export const redirectCommands = commandsOf(redirectResource, {
  group: 'redirect',
  end: remove,
  examples: {
    list: ['redirect list --tenant unc'],
    add: [
      'redirect add --tenant unc --from /tickets/season --to https://tickets.example.edu/season',
      'redirect add --tenant unc --from "/old-site/*" --to "/archive/*" --status 302',
    ],
    change: ['redirect change 3 --tenant unc --status 301'],
    end: ['redirect remove 3 --tenant unc'],
  },
});
