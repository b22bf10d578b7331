import { redirectRule } from '../../db/schema/redirect.ts';
import { type Field, required } from '../fields/field.ts';
import { wholeNumber } from '../fields/plain.ts';
import { parseFromPath, parseTarget, redirectFaults } from '../redirect-rules.ts';
import { commandsOf } from './commands-of.ts';
import type { End } from './end.ts';
import type { Resource } from './resource.ts';
import { deleteRow, findRows } from './rows.ts';

type Redirect = typeof redirectRule.$inferSelect;

const address = (name: 'from' | 'to', description: string, read: (given: unknown) => string): Field<string> => ({
  name,
  value: '<address>',
  description,
  read,
});

export const redirectResource: Resource<Redirect> = {
  noun: 'redirect',
  plural: 'redirects',
  table: redirectRule,
  counter: 'redirectRule',
  fields: {
    fromPath: required(address('from', 'the path it leads away from; ends in /* for everything below', parseFromPath)),
    target: required(
      address(
        'to',
        'a path of the site or a whole address; /* at its end takes over what the * of from stood for',
        parseTarget,
      ),
    ),
    status: { ...wholeNumber('301 (the default), 302, 307 or 308', 301, 308), value: '<status>' },
  },
  columns: ['from', 'to', 'status'],
  check: async (row, { db, tenant }) =>
    redirectFaults(row, await findRows(db, redirectResource, row.tenantId), tenant.hosts),
  compare: (a, b) => (a.fromPath < b.fromPath ? -1 : 1),
};

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
