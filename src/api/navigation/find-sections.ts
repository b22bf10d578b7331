import { and, eq, gte, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { game } from '../../db/schema/game.ts';
import type { SiteSection } from '../../domain/site-section.ts';
import { findPublicKey } from '../notifications/queries.ts';
import type { SportRow } from '../sports/queries.ts';
import { findListPages, listedKinds } from './list-pages.ts';
import { ownSections } from './own-sections.ts';

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
