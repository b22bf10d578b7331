import { and, count, eq, getTableName, sql } from 'drizzle-orm';

import { writtenKinds } from '../content/core-kinds.ts';
import type { ContentKind } from '../content/define-content.ts';
import type { Db } from '../db/client.ts';
import type { Row } from '../db/content/rows.ts';
import { tableOf } from '../db/content/tables.ts';
import { counted } from '../web/counted.ts';
import { referencesTo } from './merge-rows.ts';

/** The rows that refer to one: those that keep it from being removed, and those that are removed with it, such as "3 games". */
export async function findDependents(
  db: Db,
  kind: ContentKind,
  { tenantId, id }: Row,
): Promise<{ keeping: string[]; going: string[] }> {
  const found = { keeping: new Map<string, number>(), going: new Map<string, number>() };
  for (const { table, column, onDelete } of referencesTo(tableOf(kind))) {
    if (onDelete === 'set null') continue;
    const [tenant, own] = [sql.identifier('tenant_id'), sql.identifier(column)];
    const [row] = await db
      .select({ rows: count() })
      .from(table)
      .where(and(eq(sql`${tenant}`, tenantId), eq(sql`${own}`, id)));
    const name = getTableName(table);
    const counts = onDelete === 'cascade' ? found.going : found.keeping;
    if (row && row.rows > 0) counts.set(name, (counts.get(name) ?? 0) + row.rows);
  }
  const print = (counts: Map<string, number>) => [...counts].map(([table, rows]) => counted(rows, ...nounsOf(table)));
  return { keeping: print(found.keeping), going: print(found.going) };
}

/** What the rows of a table are called, one and several. */
function nounsOf(table: string): [string, string] {
  const kind = writtenKinds.find((each) => each.table === table);
  if (kind) return [kind.noun, kind.plural];
  const noun = table.replaceAll('_', ' ');
  return [noun, /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : /(?:s|x)$/.test(noun) ? `${noun}es` : `${noun}s`];
}
