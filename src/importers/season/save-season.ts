import { announceChange } from '../../db/announce.ts';
import { recordRows } from '../../db/change-set.ts';
import type { Database, Db } from '../../db/client.ts';
import { reserveIds } from '../../db/ids.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { matching } from '../../db/matching.ts';
import { recordChange } from '../../db/record-change.ts';
import { seasonImport, seasonLine, seasonSheet } from '../../db/schema/season-import.ts';
import type { Correction } from '../../domain/correction.ts';
import type { ImportedLine } from '../../domain/season-import.ts';
import { getSeasonBook } from '../../domain/stats/season/season-books.ts';
import { plainName } from '../plain-name.ts';
import { readApart } from '../read-apart.ts';
import { importRefusal } from '../refusal.ts';
import { type SeasonRow, seasonTitled } from '../save/find-season.ts';
import { requireSport, type SportRow } from '../save/find-sport.ts';
import { sha256 } from '../save/imported-files.ts';
import { lockTenant, type OwnCollege } from '../save/own-college.ts';
import { rosterRowsOf } from '../save/roster-players.ts';
import { addPlayedGames } from '../schedule/save-schedule.ts';
import { refuseUnread, type Unread } from '../unread.ts';
import type { SeasonFile } from './season-format.ts';

export type SaveSeasonOptions = {
  tenant: OwnCollege;
  file: { name: string; bytes: Uint8Array };
  /** Slug or short name. */
  sport: string;
  /** "2026" or "2025-26". */
  season: string;
  /** Who published the figures; the file's own source if absent. */
  source?: string | undefined;
  /** Date of the figures, YYYY-MM-DD, if the file has none. */
  date?: string | undefined;
  /** Who imports, for the audit trail. */
  actor: string;
  /** Refuses a file of which anything is not understood. */
  strict?: boolean | undefined;
  dryRun?: boolean | undefined;
};

export type SavedSeason = {
  change: 'created' | 'updated' | 'unchanged';
  format: string;
  source: string;
  sport: SportRow;
  season: SeasonRow;
  players: number;
  tables: number;
  gamesAdded: number;
  /** Figures that differ from the earlier import of the same source. */
  corrections: Correction[];
  /** What the file contains that was not understood. */
  unread: Unread;
  warnings: string[];
};

/**
 * Imports a season file in one transaction. Identical bytes change nothing; another file of the same source replaces the
 * earlier one, with an audit entry that lists each changed figure. Missing players and played games are added. Throws an
 * `ImportRefusal` for a file that is not a season of the sport.
 */
export function saveSeason(database: Database, options: SaveSeasonOptions): Promise<SavedSeason> {
  return inTransaction(database, options.dryRun ?? false, (db) => saveInTransaction(db, options));
}

async function saveInTransaction(db: Db, { tenant, file, ...given }: SaveSeasonOptions): Promise<SavedSeason> {
  await lockTenant(db, tenant.id);
  await recordRows(db, tenant.id);
  const sport = await requireSport(db, tenant.id, given.sport);
  if (!getSeasonBook(sport.family)) throw importRefusal(`${sport.title} has no season statistics.`);
  const parsed = await readApart('season', file.bytes, { family: sport.family, title: sport.title });
  const season = await seasonTitled(db, sport, given.season);
  const source = given.source ?? parsed.source;
  const players = parsed.lines.filter(({ subject, scope }) => subject === 'player' && scope === 'overall').length;
  const saved = {
    format: parsed.format,
    source,
    sport,
    season,
    players,
    tables: parsed.sheets.length,
    unread: parsed.unread,
    warnings: [...parsed.warnings, ...doubts(parsed, tenant, season)],
  };
  if (given.strict) refuseUnread(parsed.unread);
  const ofSource = matching(seasonImport, { tenantId: tenant.id, seasonId: season.id, source });
  const [earlier] = await db.select().from(seasonImport).where(ofSource);
  const hash = sha256(file.bytes);
  const sourceDate = given.date ?? parsed.sourceDate ?? null;
  if (earlier?.sha256 === hash && earlier.sourceDate === sourceDate)
    return { ...saved, change: 'unchanged', gamesAdded: 0, corrections: [] };

  const before = earlier ? await linesOf(db, tenant.id, earlier.id) : [];
  if (earlier) await db.delete(seasonImport).where(ofSource);
  const id = earlier?.id ?? (await reserveIds(db, tenant.id, 'seasonImport'));
  const fileName = plainName(file.name);
  const { format, facts } = parsed;
  await db.insert(seasonImport).values({
    tenantId: tenant.id,
    id,
    seasonId: season.id,
    source,
    sourceDate,
    fileName,
    format,
    sha256: hash,
    bytes: file.bytes,
    facts,
    warnings: [...parsed.unread, ...parsed.warnings],
  });
  const doubtful = await insertLines(db, season, id, parsed.lines);
  await insertSheets(db, tenant.id, id, parsed);
  const games = await addPlayedGames(db, { tenant, sport, season }, parsed.games);
  if (given.strict) refuseUnread(games.unread);
  const corrections = earlier ? changedFigures(before, parsed.lines) : [];
  await recordChange(db, {
    tenantId: tenant.id,
    kind: 'season import',
    contentId: id,
    actor: given.actor,
    action: earlier ? 'change' : 'add',
    changes: {
      file: [earlier?.fileName ?? null, fileName],
      sha256: [earlier?.sha256 ?? null, hash],
      date: [earlier?.sourceDate ?? null, sourceDate],
      ...Object.fromEntries(corrections.map(({ field, before, after }) => [field, [before, after] as const])),
    },
  });
  await announceChange(db, tenant.id);
  return {
    ...saved,
    change: earlier ? 'updated' : 'created',
    gamesAdded: games.added,
    corrections,
    unread: [...saved.unread, ...games.unread],
    warnings: [...saved.warnings, ...doubtful],
  };
}

/** Resolves with the warnings about players whose name resembles another. */
async function insertLines(
  db: Db,
  season: SeasonRow,
  importId: number,
  lines: readonly ImportedLine[],
): Promise<string[]> {
  const { tenantId } = season;
  const people = lines.map((line) => ({ ...line, isTeam: line.subject !== 'player' }));
  const { rowOf, warnings } = await rosterRowsOf(db, season, people);
  const rows = people.map((line, index) => ({
    tenantId,
    seasonImportId: importId,
    seq: index + 1,
    scope: line.scope,
    subject: line.subject,
    rosterPlayerId: rowOf.get(line) ?? null,
    firstName: line.firstName,
    lastName: line.lastName,
    jersey: line.jersey,
    stats: line.stats,
    printed: line.printed,
  }));
  if (rows.length > 0) await db.insert(seasonLine).values(rows);
  return warnings;
}

async function insertSheets(db: Db, tenantId: number, seasonImportId: number, { sheets }: SeasonFile) {
  const rows = sheets.map(({ view, ...sheet }, index) => ({ tenantId, seasonImportId, seq: index + 1, view, sheet }));
  if (rows.length > 0) await db.insert(seasonSheet).values(rows);
}

const linesOf = (db: Db, tenantId: number, importId: number) =>
  db
    .select()
    .from(seasonLine)
    .where(matching(seasonLine, { tenantId, seasonImportId: importId }))
    .orderBy(seasonLine.seq);

/** The file may be of another season or another college. */
function doubts({ facts }: SeasonFile, { name, shortName }: OwnCollege, season: SeasonRow): string[] {
  const years = facts.season?.match(/(?:19|20)\d\d/g) ?? [];
  const [first, last] = [Number(season.startDate.slice(0, 4)), Number(season.endDate.slice(0, 4))];
  const isOther = years.length > 0 && !years.some((year) => Number(year) >= first - 1 && Number(year) <= last);
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  const team = plain(facts.team);
  const isKnown =
    team === '' || [name, shortName].some((own) => plain(own).includes(team) || team.includes(plain(own)));
  return [
    ...(isOther ? [`the file has the season "${facts.season}", not ${season.title}`] : []),
    ...(isKnown ? [] : [`the file has the team "${facts.team}", not ${name}`]),
  ];
}

type Line = Pick<ImportedLine, 'scope' | 'subject' | 'firstName' | 'lastName' | 'jersey' | 'stats' | 'printed'>;

/** Figures and printed cells that differ between two imports of a season: "Ruth, Luke: box.pts", 373, 375. */
function changedFigures(before: readonly Line[], after: readonly Line[]): Correction[] {
  const [old, now] = [figuresOf(before), figuresOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field): Correction[] => {
    const [first, second] = [old.get(field) ?? null, now.get(field) ?? null];
    return first === second ? [] : [{ field, before: first, after: second }];
  });
}

function figuresOf(lines: readonly Line[]): Map<string, string> {
  const figures = new Map<string, string>();
  for (const line of lines) {
    const name = [line.lastName, line.firstName].filter(Boolean).join(', ') || line.subject;
    const owner = line.scope === 'conference' ? `${name} (conference)` : name;
    for (const [part, values] of [...Object.entries(line.stats), ...Object.entries(line.printed)])
      for (const [key, value] of Object.entries(values)) figures.set(`${owner}: ${part}.${key}`, String(value));
  }
  return figures;
}
