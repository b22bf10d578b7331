import { and, eq } from 'drizzle-orm';

import { announceChange, announceWithdrawal } from '../../db/announce.ts';
import type { Database, Db } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { rosterPlayer } from '../../db/schema/person.ts';
import { updateRows } from '../../db/update-rows.ts';
import { nameKey } from '../../domain/person-name.ts';
import { type SeasonRow, seasonTitled } from '../save/find-season.ts';
import { requireSport, type SportRow } from '../save/find-sport.ts';
import { lockTenant, type OwnCollege } from '../save/own-college.ts';
import { addPlayers } from '../save/people.ts';
import { numbered, rosterOf } from '../save/roster-players.ts';
import { refuseUnread, type Unread } from '../unread.ts';
import { matchLines, type Resembling } from './match-lines.ts';
import type { RosterFile } from './read-roster-file.ts';
import { type Found, renamePlayers } from './rename-players.ts';
import type { RosterLine } from './to-players.ts';
import { type Missing, withdrawPlayers } from './withdraw-players.ts';

export type SaveRosterOptions = {
  tenant: OwnCollege;
  roster: RosterFile;
  /** Slug or short name. */
  sport: string;
  /** "2026" or "2025-26". */
  season: string;
  /** What becomes of players who are not in the file: they stay unless given. */
  missing?: Missing | undefined;
  /** Shows the players of the file who are hidden. */
  unhide?: boolean | undefined;
  /** What a player is whose name resembles that of one who is not in the file: asked about unless given. */
  resembling?: Resembling | undefined;
  /** Who imports, for the audit trail. */
  actor: string;
  /** Stores the picture of a player and returns its id, for players who have one. */
  storePicture?: (db: Db, player: RosterLine) => Promise<number | undefined>;
  /** Refuses a file of which anything is not understood. */
  strict?: boolean | undefined;
  dryRun?: boolean | undefined;
};

export type SavedRoster = {
  sport: SportRow;
  season: SeasonRow;
  added: number;
  updated: number;
  unchanged: number;
  /** Players who are not in the file and were hidden or removed. */
  withdrawn: number;
  /** What the file contains that was not understood, by line. */
  unread: Unread;
  warnings: string[];
};

/**
 * Saves a roster to a season in one transaction. Players are matched as in games and updated from the file, with their
 * names: a former one is kept. Empty values leave stored ones unchanged, and no player is removed unless `missing` says so.
 */
export function saveRoster(database: Database, options: SaveRosterOptions): Promise<SavedRoster> {
  return inTransaction(database, options.dryRun ?? false, (db) => saveInTransaction(db, options));
}

async function saveInTransaction(db: Db, { tenant, roster, ...given }: SaveRosterOptions): Promise<SavedRoster> {
  if (given.strict) refuseUnread(roster.unread);
  await lockTenant(db, tenant.id);
  const sport = await requireSport(db, tenant.id, given.sport);
  const season = await seasonTitled(db, sport, given.season);
  const { present, former } = await rosterOf(db, season);
  const warnings = [...roster.warnings];
  for (const player of roster.players) {
    const imageId = await given.storePicture?.(db, player);
    if (imageId !== undefined) player.facts.imageId = imageId;
  }
  const { entryOf, newcomers, asked } = matchLines(roster.players, present, former, given.resembling);
  for (const { player, like } of asked)
    warnings.push(
      `line ${player.line}: ${numbered({ ...player, jersey: player.facts.jersey ?? '' })} resembles ${numbered(like)}, who is not in the file; the line is skipped. The same player: --resembling renamed. Another one: --resembling new`,
    );
  const seen = new Map<string | number, number>();
  const found: Found[] = [];
  const isFirst = (player: RosterLine, key: string | number) => {
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, player.line);
    else warnings.push(`line ${player.line}: the same player as in line ${earlier}; the line is skipped`);
    return earlier === undefined;
  };
  for (const [player, entry] of entryOf) if (isFirst(player, entry.id)) found.push({ entry, player });
  const renamed = await renamePlayers(db, tenant.id, found, given.actor);
  for (const { entry, player } of renamed)
    if (nameKey(entry) !== nameKey(player))
      warnings.push(`line ${player.line}: ${numbered(entry)} is renamed ${player.firstName} ${player.lastName}`);
  const changed = await updatePlayers(db, season, found, given.unhide ? { hide: false } : {});
  const updated = new Set([...changed, ...renamed.map(({ entry }) => entry.id)]).size;
  const added = newcomers.filter((player) => isFirst(player, `${nameKey(player)}|${player.facts.jersey ?? ''}`));
  const rows = added.map(({ firstName, lastName, facts }) => ({ firstName, lastName, ...facts }));
  await addPlayers(db, season, rows, new Set(present.map(({ personId }) => personId)));
  const likes = new Set(asked.map(({ like }) => like.id));
  const leavers = present.filter(({ id }) => !seen.has(id) && !likes.has(id));
  const withdrawn = await withdrawPlayers(db, season, leavers, given, warnings);
  if (withdrawn > 0) await announceWithdrawal(db, tenant.id, 'content');
  else if (rows.length + updated > 0) await announceChange(db, tenant.id);
  const unchanged = found.length - updated;
  return { sport, season, added: rows.length, updated, unchanged, withdrawn, unread: roster.unread, warnings };
}

/**
 * Stores what the file says about players of the roster, in one statement. Returns the ids of the changed rows; `also` are values
 * for all of them.
 */
async function updatePlayers(
  db: Db,
  { tenantId, id: seasonId }: SeasonRow,
  found: readonly Found[],
  also: { hide?: false },
): Promise<number[]> {
  const rows = await db
    .select()
    .from(rosterPlayer)
    .where(and(eq(rosterPlayer.tenantId, tenantId), eq(rosterPlayer.seasonId, seasonId)));
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const updatedAt = new Date().toISOString();
  const changed = found.flatMap(({ entry, player }) => {
    const row = rowById.get(entry.id);
    if (!row) throw new Error(`Roster row ${entry.id} is gone`);
    const facts = { ...player.facts, ...also };
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
  return changed.map(({ row }) => row.id);
}
