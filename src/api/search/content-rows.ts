import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { type ContentKind, columnFields } from '../../content/define-content.ts';
import type { Target } from '../../content/fields/field.ts';
import { searchableKinds } from '../../content/search.ts';
import type { Db } from '../../db/client.ts';
import { columnOf, tableOf, tablesOf } from '../../db/content/tables.ts';
import { isListed, isReadable } from '../../db/content/visibility.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { image } from '../../db/schema/image.ts';
import { sport } from '../../db/schema/sport.ts';
import { rowsOf } from '../json-rows.ts';

/** A row of a content kind without its long texts, and the rows that its fields reference, by field key. */
export type ContentRow = {
  kind: string;
  row: { tenantId: number; id: number } & Record<string, unknown>;
  references: Record<string, Record<string, unknown> | null>;
};

type Values = readonly unknown[];
type FoundRow = { kind: string; row: Values; references: readonly (Values | null)[] };

/**
 * Listed rows of every searchable kind by their ids. A single prepared statement, in which a kind without ids costs next to nothing.
 */
export async function findContentRows(
  db: Db,
  tenantId: number,
  idsOf: (kind: string) => readonly number[],
): Promise<ContentRow[]> {
  const { statement, parts } = rowsByIds(db);
  const ids = [...searchableKinds.keys()].map((kind) => [kind, `{${idsOf(kind).join(',')}}`]);
  const rows = await rowsOf(statement.execute({ tenantId, ...Object.fromEntries(ids) }));
  return rows.map(({ kind, row, references }) => {
    const part = requirePart(parts, kind);
    return {
      kind,
      row: toObject(part.columns, row) as ContentRow['row'],
      references: Object.fromEntries(
        part.references.map(({ key, columns }, index) => {
          const values = references[index];
          return [key, values ? toObject(columns, values) : null];
        }),
      ),
    };
  });
}

const rowsByIds = perDatabase((db) => {
  const parts = new Map([...searchableKinds].map(([name, kind]) => [name, partOf(kind)]));
  const selected = sql.join(
    [...parts.values()].map(({ query }) => query),
    sql` union all `,
  );
  const statement = db
    .select({ rows: sql<FoundRow[]>`coalesce(json_agg(found), '[]'::json)` })
    .from(sql`(${selected}) found`)
    .prepare('content_found');
  return { statement, parts };
});

/** A kind's part of the statement, and the columns of its values. */
type Part = { columns: Columns; references: readonly Reference[]; query: SQL };
type Columns = readonly (readonly [key: string, column: PgColumn])[];
/** A row that a field references. */
type Reference = { key: string; columns: Columns; query: SQL };

function partOf(kind: ContentKind): Part {
  const table = tableOf(kind);
  const columns = ownColumns(kind);
  const references = referencesOf(kind);
  const isWanted = and(
    eq(table.tenantId, sql.placeholder('tenantId')),
    sql`${table.id} = any(${sql.placeholder(kind.name)}::int[])`,
    isListed(kind),
  );
  const referred = sql.join(
    references.map(({ query }) => query),
    sql`, `,
  );
  // a literal, because Postgres could not infer the type of a parameter
  const name = sql.raw(`'${kind.name}'`);
  const query = sql`select ${name} as kind, ${listOf(columns)} as "row", json_build_array(${referred}) as "references"
    from ${table} where ${isWanted}`;
  return { columns, references, query };
}

/** Throws for a kind without search. */
function requirePart(parts: ReadonlyMap<string, Part>, kind: string): Part {
  const part = parts.get(kind);
  if (!part) throw new Error(`Site search does not know the kind "${kind}"`);
  return part;
}

/** The values of columns without their names, which take longer to write than the values. */
const listOf = (columns: Columns): SQL => {
  const values = columns.map(([, column]) => sql`${column}`);
  return sql`json_build_array(${sql.join(values, sql`, `)})`;
};

const toObject = (columns: Columns, values: Values): Record<string, unknown> =>
  Object.fromEntries(columns.map(([key], index) => [key, values[index]]));

const shortFields = (kind: ContentKind) =>
  columnFields(kind).filter(([, { control }]) => control !== 'html' && control !== 'json');

const ownColumns = (kind: ContentKind): Columns => {
  const { main } = tablesOf(kind);
  const keys = ['tenantId', 'id', ...shortFields(kind).map(([key]) => key)];
  return keys.map((key) => [key, columnOf(main, key)]);
};

function referencesOf(kind: ContentKind): Reference[] {
  const { main } = tablesOf(kind);
  return shortFields(kind).flatMap(([key, { storage }]) => {
    const referred =
      storage.as === 'reference' ? referredRow(storage.to, main.tenantId, columnOf(main, key)) : undefined;
    return referred ? [{ key, ...referred }] : [];
  });
}

const imageColumns: Columns = [['imagePath', image.path]];
const sportColumns: Columns = [
  ['id', sport.id],
  ['title', sport.title],
  ['abbrev', sport.abbrev],
  ['shortName', sport.shortName],
  ['globalSportId', sport.globalSportId],
  ['globalSportNameSlug', sport.globalSportNameSlug],
  ['globalSportShortName', sport.globalSportShortName],
  ['gender', sport.gender],
  ['family', sport.family],
];
const coreTables = {
  image: { table: image, columns: imageColumns },
  sport: { table: sport, columns: sportColumns },
};

/** The columns of a referenced row that its URL or picture needs. Undefined for games and people. */
function referredRow(target: Target, tenantId: PgColumn, id: PgColumn): Omit<Reference, 'key'> | undefined {
  if (typeof target === 'string') {
    if (target !== 'image' && target !== 'sport') return undefined;
    const { table, columns } = coreTables[target];
    const isReferred = matching(table, { tenantId, id });
    return { columns, query: sql`(select ${listOf(columns)} from ${table} where ${isReferred})` };
  }
  const kind = target as ContentKind;
  const table = tableOf(kind);
  const columns = ownColumns(kind);
  const isReferred = and(eq(table.tenantId, tenantId), eq(table.id, id), isReadable(kind));
  return { columns, query: sql`(select ${listOf(columns)} from ${table} where ${isReferred})` };
}
