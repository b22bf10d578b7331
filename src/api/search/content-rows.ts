import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { ContentKind } from '../../content/define-content.ts';
import type { Target } from '../../content/fields/field.ts';
import { searchableKinds } from '../../content/search.ts';
import { columnFields, columnOf, tableOf, tablesOf } from '../../content/table.ts';
import { isListed, isReadable } from '../../content/visibility.ts';
import type { Db } from '../../db/client.ts';
import { perDatabase } from '../../db/per-database.ts';
import { image } from '../../db/schema/image.ts';
import { sport } from '../../db/schema/sport.ts';
import { rowsOf } from '../json-rows.ts';

/** A row of a content kind without its long texts, and the rows that its fields refer to, by the keys of the fields. */
export type ContentRow = {
  kind: string;
  row: { tenantId: number; id: number } & Record<string, unknown>;
  references: Record<string, Record<string, unknown> | null>;
};

/**
 * Listed rows of every searchable kind by their ids. One statement, planned once, in which a kind without ids costs next
 * to nothing.
 */
export function findContentRows(
  db: Db,
  tenantId: number,
  idsOf: (kind: string) => readonly number[],
): Promise<ContentRow[]> {
  const ids = [...searchableKinds.keys()].map((kind) => [kind, `{${idsOf(kind).join(',')}}`]);
  return rowsOf(rowsByIds(db).execute({ tenantId, ...Object.fromEntries(ids) }));
}

const rowsByIds = perDatabase((db) => {
  const kinds = [...searchableKinds.values()].map((kind) => {
    const table = tableOf(kind);
    const isWanted = and(
      eq(table.tenantId, sql.placeholder('tenantId')),
      sql`${table.id} = any(${sql.placeholder(kind.name)}::int[])`,
      isListed(kind),
    );
    return sql`select ${nameOf(kind.name)} as kind, ${rowOf(kind)} as "row", ${referencesOf(kind)} as "references"
      from ${table} where ${isWanted}`;
  });
  return db
    .select({ rows: sql<ContentRow[]>`coalesce(json_agg(found), '[]'::json)` })
    .from(sql`(${sql.join(kinds, sql` union all `)}) found`)
    .prepare('content_found');
});

/** A literal instead of a parameter, whose type Postgres could not infer. */
const nameOf = (name: string): SQL => sql.raw(`'${name}'`);

const jsonOf = (values: [name: string, value: SQL | PgColumn][]): SQL => {
  const pairs = values.map(([name, value]) => sql`${nameOf(name)}, ${value}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
};

const shortFields = (kind: ContentKind) =>
  columnFields(kind).filter(([, { control }]) => control !== 'html' && control !== 'json');

const ownValues = (kind: ContentKind): [string, PgColumn][] => {
  const { main } = tablesOf(kind);
  const keys = ['tenantId', 'id', ...shortFields(kind).map(([key]) => key)];
  return keys.map((key) => [key, columnOf(main, key)]);
};

function rowOf(kind: ContentKind): SQL {
  const { main, joins } = tablesOf(kind);
  const lists = [...joins].map(([key, { table, row, target }]): [string, SQL] => [
    key,
    sql`(select coalesce(json_agg(${target} order by ${target}), '[]'::json) from ${table}
      where ${table.tenantId} = ${main.tenantId} and ${row} = ${main.id})`,
  ]);
  return jsonOf([...ownValues(kind), ...lists]);
}

function referencesOf(kind: ContentKind): SQL {
  const { main } = tablesOf(kind);
  return jsonOf(
    shortFields(kind).flatMap(([key, { storage }]): [string, SQL][] => {
      const referred =
        storage.as === 'reference' ? referredRow(storage.to, main.tenantId, columnOf(main, key)) : undefined;
      return referred ? [[key, referred]] : [];
    }),
  );
}

const coreColumns = {
  image: [image, [['imagePath', image.path]]],
  sport: [
    sport,
    [
      ['id', sport.id],
      ['title', sport.title],
      ['abbrev', sport.abbrev],
      ['shortName', sport.shortName],
      ['globalSportId', sport.globalSportId],
      ['globalSportNameSlug', sport.globalSportNameSlug],
      ['globalSportShortName', sport.globalSportShortName],
      ['gender', sport.gender],
      ['family', sport.family],
    ],
  ],
} satisfies Record<string, [object, [string, PgColumn][]]>;

/** What an address or a picture needs of a row that a field refers to. Undefined for games and people. */
function referredRow(target: Target, tenantId: PgColumn, id: PgColumn): SQL | undefined {
  if (typeof target === 'string') {
    if (target !== 'image' && target !== 'sport') return undefined;
    const [table, columns] = coreColumns[target];
    return sql`(select ${jsonOf(columns as [string, PgColumn][])} from ${table}
      where ${table.tenantId} = ${tenantId} and ${table.id} = ${id})`;
  }
  const kind = target as ContentKind;
  const table = tableOf(kind);
  const isReferred = and(eq(table.tenantId, tenantId), eq(table.id, id), isReadable(kind));
  return sql`(select ${jsonOf(ownValues(kind))} from ${table} where ${isReferred})`;
}
