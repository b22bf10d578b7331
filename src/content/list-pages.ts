import { and, eq, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { kinds } from './kinds.ts';
import { tableOf } from './table.ts';
import { isListed } from './visibility.ts';

const pages = kinds.flatMap((kind) => {
  const { name, listUrl, footerTitle } = kind;
  return listUrl && footerTitle ? [{ kind, name, title: footerTitle, url: listUrl() }] : [];
});

/** The kinds whose list page the footer links to if they have rows to show. */
export const listedKinds: readonly string[] = pages.map(({ name }) => name);

/** The list pages for the footer that have rows to show, in the order of `kinds`. */
export async function findListPages(db: Db, tenantId: number): Promise<{ title: string; url: string }[]> {
  const filled = pages.map(({ kind, name }) => {
    const table = tableOf(kind);
    const exists = sql`exists (select 1 from ${table} where ${and(eq(table.tenantId, tenantId), isListed(kind))})`;
    // Drizzle drops the table of columns in the outermost fragment of a selection
    return [name, sql<boolean>`${exists}`] as const;
  });
  const [has] = await db.select(Object.fromEntries(filled)).from(sql`(select 1) as one`);
  return pages.flatMap(({ name, title, url }) => (has?.[name] ? [{ title, url }] : []));
}
