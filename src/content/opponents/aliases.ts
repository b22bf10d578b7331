import { type } from 'arktype';

import { parseDay } from '../../domain/calendar/parse-day.ts';
import { normalizeTeamName } from '../../domain/team-name.ts';
import { createField, mustBe, parsing } from '../fields/field.ts';
import { readList } from '../fields/list.ts';

/** Another name of an opponent, or the code of a scorer, with the days on which it is used. */
const alias = type({
  name: '0 < string <= 200',
  'code?': 'boolean',
  'from?': 'string',
  'to?': 'string',
}).onUndeclaredKey('reject');
export type Alias = typeof alias.infer;

const aliases = alias.array();

/** The other names by which files and tables find an opponent. */
export const aliasList = () =>
  createField<Alias[]>({
    label: 'Other names',
    hint: 'names in files and standings, separated by semicolons; or JSON such as [{"name":"Dixie State","to":"2022-06-30"},{"name":"DSU","code":true}]',
    control: 'json',
    storage: { as: 'json' },
    read: parsing(
      (input) => aliases(readList(input, (name) => ({ name }))),
      (input) => {
        for (const { name, from, to } of input) {
          if (normalizeTeamName(name) === '') mustBe('a list of names that have letters');
          if ([from, to].some((day) => day !== undefined && parseDay(day) !== day))
            mustBe('a list of names whose days are written like 2022-06-30');
          if (from !== undefined && to !== undefined && from > to) mustBe('a list of names that end after they begin');
        }
        return sortAliases(input);
      },
    ),
    cell: (stored) => stored.map(({ name }) => name).join('; '),
    schema: aliases,
    toResponse: (stored) => stored,
  }).default([]);

const keyOf = ({ name, code = false, from = '', to = '' }: Alias) =>
  JSON.stringify([code, normalizeTeamName(name), from, to]);

/** Aliases in the order in which they are stored, each once. */
export const sortAliases = (list: readonly Alias[]): Alias[] =>
  [...new Map(list.map((one) => [keyOf(one), one]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { name, code, from, to }]) => ({
      name,
      ...(code && { code }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    }));
