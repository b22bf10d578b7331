import { type } from 'arktype';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';

import type { ContentKind } from '../../content/define-content.ts';
import { hasRelated } from '../../db/content/rows.ts';
import { columnOf, tableOf, tablesOf } from '../../db/content/tables.ts';
import { sport } from '../../db/schema/sport.ts';
import { hasControlCharacter } from '../../web/control-characters.ts';
import { filterId, oneOf, type Parameter, sportName } from '../parameters.ts';

/** A filter of lists: its parameter and the condition for a value. */
type Filter = { parameter: Parameter<number> | Parameter<string>; matches: (value: unknown) => SQL };

/** Filters by the name of their parameter. */
export type Filters = Readonly<Record<string, Filter>>;

/** The filters of a kind, its aliases and, for kinds with sports, the name of a sport. */
export const filtersOf = (kind: ContentKind): Filters => ({
  ...filtersNamed(kind, kind.filters),
  ...(kind.filters.includes('sportId') && { path: sportPathFilter(kind) }),
  ...Object.fromEntries(Object.entries(kind.filterAliases).map(([alias, name]) => [alias, filterOf(kind, name)])),
});

export const filtersNamed = (kind: ContentKind, names: readonly string[]): Filters =>
  Object.fromEntries(names.map((name) => [name, filterOf(kind, name)]));

export const parametersOf = (filters: Filters) =>
  Object.fromEntries(Object.entries(filters).map(([name, { parameter }]) => [name, parameter]));

/** The conditions on rows for the given filter values. */
export const conditionsOf = (filters: Filters, values: object): SQL[] =>
  Object.entries(filters).flatMap(([name, { matches }]) => {
    const value: unknown = Reflect.get(values, name);
    return value === undefined ? [] : matches(value);
  });

function filterOf(kind: ContentKind, name: string): Filter {
  const { main, joins, formerAddresses } = tablesOf(kind);
  const join = Object.values(joins).find(({ targetKey }) => targetKey === name);
  const parameter = filterId(name.replace(/Id$/, ''));
  if (join) return { parameter, matches: (value) => hasRelated(kind, join, sql`${join.target} = ${value}`) };
  const key = kind.fields[name] ? name : name.replace(/Id$/, '');
  const { storage, label = '' } = kind.fields[key] ?? {};
  const matches = (value: unknown) => eq(columnOf(main, key), value);
  if (storage?.as === 'reference') return { parameter, matches };
  if (storage?.as === 'integer') return { parameter: { ...parameter, description: label }, matches };
  if (storage?.as === 'date')
    return {
      parameter: yearOrDay(label),
      matches: (value) =>
        sql`to_char(${columnOf(main, key)}, ${String(value).length === 4 ? 'YYYY' : 'MM-DD'}) = ${value}`,
    };
  if (storage?.as !== 'text') throw new Error(`Lists of ${kind.plural} cannot be filtered by "${name}"`);
  const { oneOf: choices } = storage.rule ?? {};
  if (choices) return { parameter: oneOf(label, ...choices.map(String)), matches };
  if (name !== kind.address?.slug || !formerAddresses) return { parameter: textParameter(label), matches };
  return {
    parameter: textParameter(`${label}, also a former one`),
    matches: (value) => {
      const hadIt = hasRelated(kind, formerAddresses, eq(columnOf(formerAddresses.table, key), value));
      return sql`(${matches(value)} or ${hadIt})`;
    },
  };
}

/** The filter by a sport's slug or short name, which existing programs use. */
function sportPathFilter(kind: ContentKind): Filter {
  const names = [sport.globalSportNameSlug, sport.shortName, sport.globalSportShortName];
  const isNamed = (word: string) => or(...names.map((name) => sql`lower(${name}) = ${word.toLowerCase()}`));
  const isOurs = eq(sport.tenantId, tableOf(kind).tenantId);
  const { matches } = filterOf(kind, 'sportId');
  return {
    parameter: sportName,
    matches: (value) =>
      matches(
        sql`(select ${sport.id} from ${sport} where ${and(isOurs, isNamed(String(value)))} order by ${sport.id} limit 1)`,
      ),
  };
}

const yearOrDay = (label: string): Parameter<string> => ({
  parse: type(/^(?:\d{4}|(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))$/).describe(
    'a year such as 2026, or a day of every year such as 11-22',
  ),
  description: `${label}: a year, or a month and day of every year`,
  example: '2026',
  schema: { type: 'string' },
});

export const textParameter = (description: string): Parameter<string> => ({
  parse: type('string <= 200')
    .narrow((text) => !hasControlCharacter(text))
    .describe('a text of at most 200 characters without control characters'),
  description,
  example: '2026',
  schema: { type: 'string' },
});
