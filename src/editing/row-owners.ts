import { getTableColumns, getTableName } from 'drizzle-orm';

import { writtenKinds } from '../content/core-kinds.ts';
import type { ContentKind } from '../content/define-content.ts';
import { titleOf } from '../content/title-of.ts';
import { tableOf, tablesOf } from '../db/content/tables.ts';
import '../db/core/core-tables.ts';
import type { RowKey } from './recorded-rows.ts';

type Values = Record<string, unknown>;
type Owner = { kind: ContentKind; idColumn: string };

/** By table: the kind of its rows, or of the rows whose lists or former addresses they are, and the column with their id. */
const owners = new Map(
  writtenKinds.flatMap((kind): [string, Owner][] => {
    const { main, joins, formerAddresses: former } = tablesOf(kind);
    return [
      [getTableName(main), { kind, idColumn: 'id' }],
      ...Object.values(joins).map(({ table, row }): [string, Owner] => [
        getTableName(table),
        { kind, idColumn: row.name },
      ]),
      ...(former ? [[getTableName(former.table), { kind, idColumn: former.row.name }] satisfies [string, Owner]] : []),
    ];
  }),
);

/** The row of a content kind to which a row of a table belongs: itself, or one whose list or former address it is. */
export function contentOf(
  { tableName, rowKey }: RowKey,
  values?: Values | null,
): { kind: ContentKind; id: number } | undefined {
  const owner = owners.get(tableName);
  const id = Number({ ...values, ...rowKey }[owner?.idColumn ?? '']);
  return owner && Number.isInteger(id) ? { kind: owner.kind, id } : undefined;
}

/** What a row of a table is called: `story 5 (Tides win)`. */
export function nameOfRow(row: RowKey, values: Values | null | undefined): string {
  const content = contentOf(row, values);
  if (!content) return `${row.tableName.replaceAll('_', ' ')} ${Object.values(row.rowKey).join('/')}`;
  const { kind, id } = content;
  const isComplete = values && getTableName(tableOf(kind)) === row.tableName && 'id' in values;
  return isComplete ? `${kind.noun} ${id} (${titleOf(kind, rowOf(kind, values))})` : `${kind.noun} ${id}`;
}

/** A row by the keys of its fields, from its values by column. */
const rowOf = (kind: ContentKind, values: Values): Values =>
  Object.fromEntries(
    Object.entries(getTableColumns(tableOf(kind))).map(([key, { name }]) => [key, values[name] ?? null]),
  );
