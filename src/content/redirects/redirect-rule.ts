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
      hint: '301 (the default), 302, 307 or 308',
    }).default(301),
  },
  visibility: 'public',
  order: 'fromPath',
  columns: ['from', 'to', 'status'],
  unique: [['fromPath']],
  check: async (row, { others, tenant }) => redirectProblems(row, await others(), tenant.hosts),
});
