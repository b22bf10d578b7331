import { and, eq, inArray } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { recordChange } from '../../db/record-change.ts';
import { boxPlayer } from '../../db/schema/box-score.ts';
import { rosterPlayer } from '../../db/schema/person.ts';
import { seasonLine } from '../../db/schema/season-import.ts';
import type { SeasonRow } from '../save/find-season.ts';
import type { RosterEntry } from '../save/match-player.ts';
import { numbered } from '../save/roster-players.ts';

/** What becomes of players who are not in the file. */
export type Missing = 'keep' | 'hide' | 'remove';

/**
 * Hides or removes the players of a season who are not in its file, and returns their number. A player to whom statistics
 * belong is hidden instead of removed. Reports who they are.
 */
export async function withdrawPlayers(
  db: Db,
  season: SeasonRow,
  leavers: readonly RosterEntry[],
  { missing = 'keep', actor }: { missing?: Missing | undefined; actor: string },
  warnings: string[],
): Promise<number> {
  if (leavers.length === 0) return 0;
  if (missing === 'keep') {
    warnings.push(
      `${leavers.length} of the season's players are not in the file; they stay on the roster: ${listed(leavers)}. To change that: --missing hide, or --missing remove`,
    );
    return 0;
  }
  const used = missing === 'remove' ? await withFigures(db, season.tenantId, leavers) : undefined;
  const removed = used ? leavers.filter(({ id }) => !used.has(id)) : [];
  const hidden = await hidePlayers(
    db,
    season,
    leavers.filter((entry) => !removed.includes(entry)),
    actor,
  );
  await removePlayers(db, season, removed, actor);
  if (removed.length > 0) warnings.push(`not in the file and removed: ${listed(removed)}`);
  const why = used ? ', because they have statistics this season' : '';
  if (hidden.length > 0) warnings.push(`not in the file and hidden${why}: ${listed(hidden)}`);
  return removed.length + hidden.length;
}

/** Hides players and returns those who were not hidden before. */
async function hidePlayers(
  db: Db,
  { tenantId }: SeasonRow,
  players: readonly RosterEntry[],
  actor: string,
): Promise<RosterEntry[]> {
  if (players.length === 0) return [];
  const changed = await db
    .update(rosterPlayer)
    .set({ hide: true, updatedAt: new Date().toISOString() })
    .where(and(ofRows(tenantId, players), eq(rosterPlayer.hide, false)))
    .returning({ id: rosterPlayer.id });
  for (const { id } of changed) {
    const changes = { hide: [false, true] as [unknown, unknown] };
    await recordChange(db, { tenantId, kind: 'roster player', contentId: id, actor, action: 'change', changes });
  }
  return players.filter(({ id }) => changed.some((row) => row.id === id));
}

async function removePlayers(
  db: Db,
  { tenantId, title }: SeasonRow,
  players: readonly RosterEntry[],
  actor: string,
): Promise<void> {
  if (players.length === 0) return;
  await db.delete(rosterPlayer).where(ofRows(tenantId, players));
  for (const entry of players) {
    const changes: Record<string, [unknown, unknown]> = {
      player: [numbered(entry), null],
      person: [entry.personId, null],
      season: [title, null],
    };
    await recordChange(db, { tenantId, kind: 'roster player', contentId: entry.id, actor, action: 'end', changes });
  }
}

const ofRows = (tenantId: number, rows: readonly RosterEntry[]) =>
  and(
    eq(rosterPlayer.tenantId, tenantId),
    inArray(
      rosterPlayer.id,
      rows.map(({ id }) => id),
    ),
  );

const listed = (entries: readonly RosterEntry[]): string => entries.map(numbered).join(', ');

/** The ids of rows to which a box score or an imported line of statistics belongs. */
async function withFigures(db: Db, tenantId: number, entries: readonly RosterEntry[]): Promise<Set<number | null>> {
  const ids = entries.map(({ id }) => id);
  const [games, lines] = await Promise.all(
    [boxPlayer, seasonLine].map((table) =>
      db
        .selectDistinct({ id: table.rosterPlayerId })
        .from(table)
        .where(and(eq(table.tenantId, tenantId), inArray(table.rosterPlayerId, ids))),
    ),
  );
  return new Set([...(games ?? []), ...(lines ?? [])].map(({ id }) => id));
}
