import { and, eq } from 'drizzle-orm';

import { announceChange } from '../../db/announce.ts';
import type { Database, Db } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { person, rosterPlayer } from '../../db/schema/person.ts';
import { updateRows } from '../../db/update-rows.ts';
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
  const found: Found[] = [];
  for (const player of roster.players) {
    const wanted = { ...player, jersey: player.facts.jersey ?? '' };
    const entry = matchPlayer(present, wanted) ?? matchPlayer(former, wanted);
    const key = entry?.id ?? `${nameKey(player)}|${wanted.jersey}`;
    const earlier = seen.get(key);
    if (earlier !== undefined)
      warnings.push(`line ${player.line}: the same player as in line ${earlier}; the line is skipped`);
    else if (!entry) newcomers.push(player);
    else found.push({ entry, player });
    if (earlier === undefined) seen.set(key, player.line);
  }
  const missing = present.filter(({ id }) => !seen.has(id)).length;
  if (missing > 0) warnings.push(`${missing} of the season's players are not in the file; they stay on the roster`);
  const updated = await updatePlayers(db, season, found);
  const rows = newcomers.map(({ firstName, lastName, facts }) => ({ firstName, lastName, ...facts }));
  await addPlayers(db, season, rows, new Set(present.map(({ personId }) => personId)));
  if (rows.length + updated > 0) await announceChange(db, tenant.id);
  return { sport, season, added: rows.length, updated, unchanged: found.length - updated, warnings };
}

type Found = { entry: RosterEntry; player: RosterLine };

/** Stores what the file says about players of the roster, in one statement for each table. Returns the number of changed players. */
async function updatePlayers(db: Db, { tenantId, id: seasonId }: SeasonRow, found: readonly Found[]): Promise<number> {
  const rows = await db
    .select()
    .from(rosterPlayer)
    .where(and(eq(rosterPlayer.tenantId, tenantId), eq(rosterPlayer.seasonId, seasonId)));
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const updatedAt = new Date().toISOString();
  const changed = found.flatMap(({ entry, player: { facts } }) => {
    const row = rowById.get(entry.id);
    if (!row) throw new Error(`Roster row ${entry.id} is gone`);
    const fields = Object.entries(facts).flatMap(([field, value]) =>
      Reflect.get(row, field) === value ? [] : [field],
    );
    return fields.length === 0 ? [] : [{ row: { ...row, ...facts, updatedAt }, fields }];
  });
  const columns = [...new Set(['updatedAt', ...changed.flatMap(({ fields }) => fields)])];
  await updateRows(
    db,
    rosterPlayer,
    changed.map(({ row }) => ({ row, columns })),
  );
  // scorers may abbreviate first names to an initial; the roster has the full name
  const named = found.filter(
    ({ entry, player }) =>
      entry.firstName.replace(/\W/g, '').length <= 1 && player.firstName.length > entry.firstName.length,
  );
  await updateRows(
    db,
    person,
    named.map(({ entry, player: { firstName } }) => ({
      row: { tenantId, id: entry.personId, firstName },
      columns: ['firstName'],
    })),
  );
  return new Set([...changed.map(({ row }) => row.id), ...named.map(({ entry }) => entry.id)]).size;
}
