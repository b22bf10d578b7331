import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Db } from '../../db/client.ts';
import { reserveIds } from '../../db/ids.ts';
import { matching } from '../../db/matching.ts';
import { recordChange } from '../../db/record-change.ts';
import { boxPlayer } from '../../db/schema/box-score.ts';
import { person as people, personName, rosterPlayer } from '../../db/schema/person.ts';
import { season as seasons, sport as sports } from '../../db/schema/sport.ts';
import { nameKey, type PersonName } from '../../domain/person-name.ts';
import { sportSlug } from '../../domain/sport.ts';
import { mergeRows } from '../../editing/merge-rows.ts';
import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import { usageError } from '../../web/usage-error.ts';
import { redirectFormer } from './redirect-former.ts';

export type PersonRow = typeof people.$inferSelect;

export const printedName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`.trim();

/**
 * Makes two people one, inside a transaction: rosters, box scores, honors, stories and all else of `from` become those of `into`, who
 * keeps the other name as a former one. Bios of a season that both have become one, and the address of the other redirects.
 * Throws a usage error for two people who played in one game.
 */
export async function mergePeople(
  db: Db,
  { from, into, actor }: { from: PersonRow; into: PersonRow; actor: string },
): Promise<void> {
  const { tenantId } = into;
  await refuseTeammates(db, from, into);
  const merged = await mergeRows(db, people, { tenantId, from: from.id, into: into.id });
  if (nameKey(from) !== nameKey(into)) {
    const { firstName, lastName } = from;
    const id = await reserveIds(db, tenantId, 'personName');
    await db.insert(personName).values({ tenantId, id, personId: into.id, firstName, lastName });
  }
  await recordChange(db, {
    ...{ tenantId, kind: 'person', contentId: from.id, actor, action: 'end' },
    changes: { name: [printedName(from), null], mergedInto: [null, into.id], rows: [merged, null] },
  });
  await recordChange(db, {
    ...{ tenantId, kind: 'person', contentId: into.id, actor, action: 'change' },
    changes: { merged: [from.id, into.id] },
  });
  const rows = merged.filter(({ table }) => table === 'roster_player');
  await redirectFormer(db, tenantId, await bioAddresses(db, from, into, rows), actor);
}

async function refuseTeammates(db: Db, from: PersonRow, into: PersonRow): Promise<void> {
  const [line, roster] = [alias(boxPlayer, 'other_line'), alias(rosterPlayer, 'other_roster')];
  const [both] = await db
    .select({ gameId: boxPlayer.gameId })
    .from(boxPlayer)
    .innerJoin(rosterPlayer, matching(rosterPlayer, { tenantId: boxPlayer.tenantId, id: boxPlayer.rosterPlayerId }))
    .innerJoin(line, matching(line, { tenantId: boxPlayer.tenantId, gameId: boxPlayer.gameId, played: true }))
    .innerJoin(roster, matching(roster, { tenantId: line.tenantId, id: line.rosterPlayerId }))
    .where(
      and(
        matching(boxPlayer, { tenantId: into.tenantId, played: true }),
        eq(rosterPlayer.personId, into.id),
        eq(roster.personId, from.id),
      ),
    )
    .limit(1);
  if (both)
    throw usageError(
      `${printedName(from)} (person ${from.id}) and ${printedName(into)} (person ${into.id}) both played in game ${both.gameId}, so they are two people. If the file of that game lists one twice, import a corrected file first.`,
    );
}

async function bioAddresses(
  db: Db,
  from: PersonRow,
  into: PersonRow,
  rows: readonly { from: number; into: number }[],
): Promise<(readonly [string, string])[]> {
  if (rows.length === 0) return [];
  const places = await db
    .select({ id: rosterPlayer.id, sport: sports })
    .from(rosterPlayer)
    .innerJoin(seasons, matching(seasons, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.seasonId }))
    .innerJoin(sports, matching(sports, { tenantId: seasons.tenantId, id: seasons.sportId }))
    .where(
      and(
        eq(rosterPlayer.tenantId, into.tenantId),
        inArray(
          rosterPlayer.id,
          rows.map((row) => row.into),
        ),
      ),
    );
  const bio = (slug: string, name: PersonName, id: number) =>
    href('rosterBio', { slug, playerSlug: slugify(printedName(name)) || 'player', rosterPlayerId: String(id) });
  return rows.flatMap((row) => {
    const place = places.find(({ id }) => id === row.into);
    if (!place) return [];
    const slug = sportSlug(place.sport);
    // the address may have been printed with either name
    return [from, into].map((name) => [bio(slug, name, row.from), bio(slug, into, row.into)] as const);
  });
}
