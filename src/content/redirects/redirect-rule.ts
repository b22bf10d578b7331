import { type } from 'arktype';

import { defineContent } from '../define-content.ts';
import { createField } from '../fields/field.ts';
import { integer } from '../fields/plain.ts';
import { parseFromPath, parseTarget, redirectProblems } from './redirect-rules.ts';

const address = (name: 'from' | 'to', label: string, hint: string, read: (input: unknown) => string) =>
  createField<string>({
    name,
    label,
    hint,
    control: 'url',
    placeholder: '<address>',
    storage: { as: 'text' },
    read,
    schema: type('string'),
    toResponse: (stored) => stored,
  });

/** A URL that redirects to another one. */
export const redirectRule = defineContent({
  name: 'redirectRule',
  about: 'URL redirects',
  noun: 'redirect',
  fields: {
    fromPath: address('from', 'From', 'the path to redirect; ends in /* to include everything below it', parseFromPath),
    target: address(
      'to',
      'To',
      'a path of the site or a whole address; /* at its end takes over what the * of from matched',
      parseTarget,
    ),
    status: integer('Status', {
      values: [301, 302, 307, 308],
      placeholder: '<status>',
      hint: '301 (the default), 302, 307 or 308',
    }).default(301),
  },
  visibility: 'public',
  order: 'fromPath',
  columns: ['from', 'to', 'status'],
  unique: [['fromPath']],
  check: (row, { others, tenant }) => redirectProblems(row, others, tenant.hosts),
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
