import { announceChange, announceWithdrawal } from '../../db/announce.ts';
import { recordRows } from '../../db/change-set.ts';
import type { Database, Db } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { matching } from '../../db/matching.ts';
import { rosterPlayer } from '../../db/schema/person.ts';
import { updateRows } from '../../db/update-rows.ts';
import { nameKey } from '../../domain/person-name.ts';
import { type SeasonRow, seasonTitled } from '../save/find-season.ts';
import { requireSport, type SportRow } from '../save/find-sport.ts';
import type { RosterEntry } from '../save/match-player.ts';
import { lockTenant, type OwnCollege } from '../save/own-college.ts';
import { addPlayers, type NewPlayer } from '../save/people.ts';
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
  /** Stores the picture of a player who has one, and returns its id. */
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
 * Saves a roster to a season in one transaction. Players are matched as in games and updated with what the file states
 * differently than at the last import, with their names: a former one is kept. Empty values leave stored ones unchanged.
 * Players who are not in the file stay on the roster unless `missing` is given.
 */
export function saveRoster(database: Database, options: SaveRosterOptions): Promise<SavedRoster> {
  return inTransaction(database, options.dryRun ?? false, (db) => saveInTransaction(db, options));
}

async function saveInTransaction(db: Db, { tenant, roster, ...given }: SaveRosterOptions): Promise<SavedRoster> {
  if (given.strict) refuseUnread(roster.unread);
  await lockTenant(db, tenant.id);
  await recordRows(db, tenant.id);
  const sport = await requireSport(db, tenant.id, given.sport);
  const season = await seasonTitled(db, sport, given.season);
  const { present, former } = await rosterOf(db, season);
  const rowById = await rowsOf(db, season);
  const warnings = [...roster.warnings];
  const names = [...former, ...present.flatMap((entry) => statedName(entry, rowById.get(entry.id)) ?? [])];
  const { entryOf, newcomers, asked } = matchLines(roster.players, present, names, given.resembling);
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
  const stated = found.map((one): Stated => {
    const row = rowById.get(one.entry.id);
    if (!row) throw new Error(`Roster row ${one.entry.id} is gone`);
    return { ...one, row, fields: newlyStated(row.rosterEntry, statedIn(one.player)) };
  });
  const named = stated.filter(({ fields }) => fields.has('firstName') || fields.has('lastName'));
  const renamed = await renamePlayers(db, tenant.id, named, given.actor);
  for (const { entry, player } of renamed)
    if (nameKey(entry) !== nameKey(player))
      warnings.push(`line ${player.line}: ${numbered(entry)} is renamed ${player.firstName} ${player.lastName}`);
  const changed = await updatePlayers(db, stated, given);
  const updated = new Set([...changed, ...renamed.map(({ entry }) => entry.id)]).size;
  const added = newcomers.filter((player) => isFirst(player, `${nameKey(player)}|${player.facts.jersey ?? ''}`));
  const rows: NewPlayer[] = [];
  for (const player of added) {
    const { firstName, lastName, facts } = player;
    const imageId = (await given.storePicture?.(db, player)) ?? null;
    rows.push({ firstName, lastName, ...facts, imageId, rosterEntry: statedIn(player) });
  }
  await addPlayers(db, season, rows, new Set(present.map(({ personId }) => personId)));
  const likes = new Set(asked.map(({ like }) => like.id));
  const leavers = present.filter(({ id }) => !seen.has(id) && !likes.has(id));
  const withdrawn = await withdrawPlayers(db, season, leavers, given, warnings);
  if (withdrawn > 0) await announceWithdrawal(db, tenant.id, 'content');
  else if (rows.length + updated > 0) await announceChange(db, tenant.id);
  const unchanged = found.length - updated;
  return { sport, season, added: rows.length, updated, unchanged, withdrawn, unread: roster.unread, warnings };
}

type Row = typeof rosterPlayer.$inferSelect;
/** A line, the row of its player, and the fields that the file states newly. */
type Stated = Found & { row: Row; fields: ReadonlySet<string> };

async function rowsOf(db: Db, { tenantId, id }: SeasonRow): Promise<ReadonlyMap<number, Row>> {
  const rows = await db
    .select()
    .from(rosterPlayer)
    .where(matching(rosterPlayer, { tenantId, seasonId: id }));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The player under the name that the file had at the last import, if staff have changed it since. */
function statedName(entry: RosterEntry, row: Row | undefined): RosterEntry | undefined {
  const { firstName, lastName } = row?.rosterEntry ?? {};
  if (typeof firstName !== 'string' || typeof lastName !== 'string') return undefined;
  const name = { firstName, lastName };
  return nameKey(name) === nameKey(entry) ? undefined : { ...entry, ...name };
}

/** Stores what the file states newly about players of the roster, in one statement. Returns the ids of the changed rows. */
async function updatePlayers(
  db: Db,
  stated: readonly Stated[],
  { storePicture, unhide }: Pick<SaveRosterOptions, 'storePicture' | 'unhide'>,
): Promise<number[]> {
  const updatedAt = new Date().toISOString();
  const written: Row[] = [];
  const columns = new Set(['rosterEntry', 'updatedAt']);
  const changed: number[] = [];
  for (const { player, row, fields } of stated) {
    const imageId = fields.has('picture') ? await storePicture?.(db, player) : undefined;
    const values = {
      ...Object.fromEntries(Object.entries(player.facts).filter(([field]) => fields.has(field))),
      ...(imageId !== undefined && { imageId }),
      ...(unhide && { hide: false }),
    };
    const differing = Object.entries(values).filter(([field, value]) => Reflect.get(row, field) !== value);
    for (const [field] of differing) columns.add(field);
    const isChanged = differing.length > 0;
    if (isChanged) changed.push(row.id);
    const rosterEntry = { ...row.rosterEntry, ...statedIn(player) };
    if (isChanged || fields.size > 0) written.push({ ...row, ...values, rosterEntry, ...(isChanged && { updatedAt }) });
  }
  await updateRows(
    db,
    rosterPlayer,
    written.map((row) => ({ row, columns })),
  );
  return changed;
}

type RosterEntryValues = Readonly<Record<string, unknown>>;

/** What a roster file states about a player, by field. */
const statedIn = ({ facts, firstName, lastName, pictureHash }: RosterLine): RosterEntryValues => ({
  ...facts,
  firstName,
  lastName,
  ...(pictureHash && { picture: pictureHash }),
});

/** The fields that a file states differently than at the last import. The others remain as staff have set them since. */
const newlyStated = (before: RosterEntryValues | null, stated: RosterEntryValues): ReadonlySet<string> =>
  new Set(Object.keys(stated).filter((field) => before?.[field] !== stated[field]));
