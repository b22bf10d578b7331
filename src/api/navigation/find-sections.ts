import { and, eq, gte, sql } from 'drizzle-orm';

import { kinds } from '../../content/kinds.ts';
import type { Db } from '../../db/client.ts';
import { tableOf } from '../../db/content/tables.ts';
import { isListed } from '../../db/content/visibility.ts';
import { game } from '../../db/schema/game.ts';
import type { SiteSection } from '../../domain/site-section.ts';
import { findPublicKey } from '../notifications/queries.ts';
import type { SportRow } from '../sports/queries.ts';
import { ownSections } from './own-sections.ts';

const listPages = kinds.flatMap((kind) => {
  const { name, listUrl, section } = kind;
  return listUrl && section ? [{ kind, name, section: { isInFooter: false, ...section, url: listUrl() } }] : [];
});

/** The kinds whose list page is a section of the site while they have public rows. */
const listedKinds: readonly string[] = listPages.map(({ name }) => name);

/** The cache tags of what makes a section; tickets appear and leave with a response's TTL, because every page has the menu. */
export const sectionTags: readonly string[] = ['navigation', 'sports', ...listedKinds];

/** The sections of the site that have content, besides its sports. */
export async function findSections(db: Db, tenantId: number, sports: readonly SportRow[]): Promise<SiteSection[]> {
  const [pages, publicKey, hasTickets] = await Promise.all([
    findListPages(db, tenantId),
    findPublicKey(db, tenantId),
    hasGamesWithTickets(db, tenantId),
  ]);
  const own = ownSections(sports, { sendsNotifications: publicKey !== undefined, sellsTickets: hasTickets });
  const listed = new Set(pages.map(({ url }) => url));
  return [...pages, ...own.filter(({ url }) => !listed.has(url))];
}

/** Whether a game ahead has a ticket link; a product alone makes its list page a section. */
async function hasGamesWithTickets(db: Db, tenantId: number): Promise<boolean> {
  const today = Temporal.Now.plainDateISO('UTC').subtract({ days: 1 }).toString();
  const [found] = await db
    .select({ id: game.id })
    .from(game)
    .where(and(eq(game.tenantId, tenantId), gte(game.localDate, today), sql`${game.media} ? 'ticketsUrl'`))
    .limit(1);
  return found !== undefined;
}

/** The list pages with public rows, in the order of `kinds`. */
async function findListPages(db: Db, tenantId: number): Promise<SiteSection[]> {
  const filled = listPages.map(({ kind, name }) => {
    const table = tableOf(kind);
    const exists = sql`exists (select 1 from ${table} where ${and(eq(table.tenantId, tenantId), isListed(kind))})`;
    // in the outermost fragment of a selection, Drizzle omits the table of columns
    return [name, sql<boolean>`${exists}`] as const;
  });
  const [has] = await db.select(Object.fromEntries(filled)).from(sql`(select 1) as one`);
  return listPages.flatMap(({ name, section }) => (has?.[name] ? [section] : []));
}
