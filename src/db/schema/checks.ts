import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { check, type PgColumn } from 'drizzle-orm/pg-core';

/** Rules for the values of a column besides its type. Null satisfies every rule. */
export type Rule = {
  oneOf?: readonly (string | number)[];
  min?: number;
  max?: number;
  /** The column that holds the minimum. */
  from?: PgColumn;
  matches?: RegExp;
  notBlank?: boolean;
  lowerCase?: boolean;
};

/**
 * A check constraint for each column that has a rule or a list of values (`enum`), under the name that Postgres gives to
 * an unnamed one: `game_type_check`.
 */
export const checksOf = <Columns extends Record<string, PgColumn>>(
  columns: Columns,
  rules: { [Key in keyof Columns]?: Rule } = {},
) =>
  Object.entries(columns).flatMap(([key, column]) => {
    // columns inside a table's definition do not know their values yet
    const values = getTableColumns(column.table)[key]?.enumValues ?? [];
    const conditions = conditionsOf(`"${column.name}"`, { oneOf: values, ...rules[key] });
    if (conditions.length === 0) return [];
    return [check(`${getTableName(column.table)}_${column.name}_check`, sql.raw(conditions.join(' and ')))];
  });

const conditionsOf = (name: string, { oneOf = [], min, max, from, matches, notBlank, lowerCase }: Rule): string[] => [
  ...(oneOf.length > 0 ? [`${name} in (${oneOf.map(literal).join(', ')})`] : []),
  ...(min === undefined ? [] : [`${name} >= ${min}`]),
  ...(max === undefined ? [] : [`${name} <= ${max}`]),
  ...(from ? [`${name} >= "${from.name}"`] : []),
  ...(matches ? [`${name} ~ ${literal(matches.source)}`] : []),
  ...(notBlank ? [`btrim(${name}) <> ''`] : []),
  ...(lowerCase ? [`${name} = lower(${name})`] : []),
];

const literal = (value: string | number) =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
