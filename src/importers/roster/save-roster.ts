import { and, eq } from 'drizzle-orm';

import { announceChange } from '../../db/announce.ts';
import type { Database, Db } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { person, rosterPlayer } from '../../db/schema/person.ts';
import { nameKey } from '../../domain/person-name.ts';
import { type SeasonRow, seasonTitled } from '../save/find-season.ts';
import { requireSport, type SportRow } from '../save/find-sport.ts';
import { matchPlayer, type RosterEntry } from '../save/match-player.ts';
import { lockTenant, type OwnCollege } from '../save/own-college.ts';
import { addPlayers } from '../save/people.ts';
import { rosterOf } from '../save/roster-players.ts';
import type { RosterFile } from './read-roster-file.ts';
import type { RosterLine } from './to-players.ts';

export type SaveRosterOptions = {
  tenant: OwnCollege;
  roster: RosterFile;
  /** Slug or short name. */
  sport: string;
  /** "2026" or "2025-26". */
  season: string;
  dryRun?: boolean | undefined;
};

export type SavedRoster = {
  sport: SportRow;
  season: SeasonRow;
  added: number;
  updated: number;
  unchanged: number;
  warnings: string[];
};

/**
 * Saves a roster to a season in one transaction. Players are matched as in games and updated from the file. Empty values
 * leave stored ones unchanged, and no player is removed.
 */
export function saveRoster(database: Database, options: SaveRosterOptions): Promise<SavedRoster> {
  return inTransaction(database, options.dryRun ?? false, (db) => saveInTransaction(db, options));
}

async function saveInTransaction(db: Db, { tenant, roster, ...names }: SaveRosterOptions): Promise<SavedRoster> {
  await lockTenant(db, tenant.id);
  const sport = await requireSport(db, tenant.id, names.sport);
  const season = await seasonTitled(db, sport, names.season);
  const { present, former } = await rosterOf(db, season);
  const warnings = [...roster.warnings];
  const seen = new Map<string | number, number>();
  const newcomers: RosterLine[] = [];
  let updated = 0;
  let unchanged = 0;
  for (const player of roster.players) {
    const wanted = { ...player, jersey: player.facts.jersey ?? '' };
    const entry = matchPlayer(present, wanted) ?? matchPlayer(former, wanted);
    const key = entry?.id ?? `${nameKey(player)}|${wanted.jersey}`;
    const earlier = seen.get(key);
    if (earlier !== undefined)
      warnings.push(`line ${player.line}: the same player as in line ${earlier}; the line is skipped`);
    else if (!entry) newcomers.push(player);
    else if (await updatePlayer(db, season, entry, player)) updated++;
    else unchanged++;
    if (earlier === undefined) seen.set(key, player.line);
  }
  const missing = present.filter(({ id }) => !seen.has(id)).length;
  if (missing > 0) warnings.push(`${missing} of the season's players are not in the file; they stay on the roster`);
  const rows = newcomers.map(({ firstName, lastName, facts }) => ({ firstName, lastName, ...facts }));
  await addPlayers(db, season, rows, new Set(present.map(({ personId }) => personId)));
  if (rows.length + updated > 0) await announceChange(db, tenant.id);
  return { sport, season, added: rows.length, updated, unchanged, warnings };
}

async function updatePlayer(
  db: Db,
  { tenantId }: SeasonRow,
  entry: RosterEntry,
  { firstName, facts }: RosterLine,
): Promise<boolean> {
  const here = and(eq(rosterPlayer.tenantId, tenantId), eq(rosterPlayer.id, entry.id));
  const [row] = await db.select().from(rosterPlayer).where(here);
  if (!row) throw new Error(`Roster row ${entry.id} is gone`);
  const changes = Object.fromEntries(
    Object.entries(facts).filter(([field, value]) => Reflect.get(row, field) !== value),
  );
  // scorers may abbreviate first names to an initial; the roster has the full name
  const isWhole = entry.firstName.replace(/\W/g, '').length <= 1 && firstName.length > entry.firstName.length;
  if (isWhole)
    await db
      .update(person)
      .set({ firstName })
      .where(and(eq(person.tenantId, tenantId), eq(person.id, entry.personId)));
  if (Object.keys(changes).length === 0) return isWhole;
  await db
    .update(rosterPlayer)
    .set({ ...changes, updatedAt: new Date().toISOString() })
    .where(here);
  return true;
}
