import { and, eq, sql } from 'drizzle-orm';

import { kinds } from '../../content/kinds.ts';
import type { Db } from '../../db/client.ts';
import { tableOf } from '../../db/content/tables.ts';
import { isListed } from '../../db/content/visibility.ts';
import type { SiteSection } from '../../domain/site-section.ts';

const pages = kinds.flatMap((kind) => {
  const { name, listUrl, section } = kind;
  return listUrl && section ? [{ kind, name, section: { isInFooter: false, ...section, url: listUrl() } }] : [];
});

/** The kinds whose list page is a section of the site while they have public rows. */
export const listedKinds: readonly string[] = pages.map(({ name }) => name);

/** The list pages with public rows, in the order of `kinds`. */
export async function findListPages(db: Db, tenantId: number): Promise<SiteSection[]> {
  const filled = pages.map(({ kind, name }) => {
    const table = tableOf(kind);
    const exists = sql`exists (select 1 from ${table} where ${and(eq(table.tenantId, tenantId), isListed(kind))})`;
    // in the outermost fragment of a selection, Drizzle omits the table of columns
    return [name, sql<boolean>`${exists}`] as const;
  });
  const [has] = await db.select(Object.fromEntries(filled)).from(sql`(select 1) as one`);
  return pages.flatMap(({ name, section }) => (has?.[name] ? [section] : []));
}
