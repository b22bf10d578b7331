import { and, eq } from 'drizzle-orm';
import { announceChange } from '../../db/announce.ts';
import { boxScoreRows } from '../../db/box-score-rows.ts';
import type { Database, Db } from '../../db/client.ts';
import type { BoxScore } from '../../domain/box-score.ts';
import type { Side } from '../../domain/side.ts';
import { todayIn } from '../../domain/local-time.ts';
import type { GameFile } from '../read-game-file.ts';
import { importRefusal } from '../refusal.ts';
import { type Correction, correctionsBetween } from './corrections.ts';
import { findGame, type GameRow } from './find-game.ts';
import { createOpponent, type OpponentRow, rememberAliases } from './find-opponent.ts';
import { seasonOn, type SeasonRow } from './find-season.ts';
import { sportOfGame, type SportRow } from './find-sport.ts';
import { insertGame, updateGame } from './game-row.ts';
import { findSameFile, keepCorrections, keepFile } from './imported-files.ts';
import { lockTenant, type OwnCollege, ownNames } from './own-college.ts';
import { ourSide } from './our-side.ts';
import { rosterRowsOf } from './roster-players.ts';
import { wholeOrNothing } from './whole-or-nothing.ts';
import { readBoxScore, writeBoxScore } from './write-box-score.ts';

export type SaveGameOptions = {
  tenant: OwnCollege;
  /** The file's base name and its bytes, which are kept whole. */
  file: { name: string; bytes: Uint8Array };
  parsed: GameFile;
  /** H, V or a team's name, where the college's own name does not decide. */
  as?: string | undefined;
  /** A sport by slug, where the file does not tell men from women. */
  sport?: string | undefined;
  /** Number of the game in a doubleheader, where the file does not tell. */
  doubleheader?: 1 | 2 | undefined;
  /** The site was neutral, where the file does not tell. */
  neutral?: boolean | undefined;
  /** Does everything and takes it back. */
  dryRun?: boolean | undefined;
};

export type SavedGame = {
  change: 'created' | 'updated' | 'unchanged';
  sport: SportRow;
  season: SeasonRow;
  opponent: OpponentRow;
  game: GameRow;
  ourSide: Side;
  warnings: string[];
  corrections: Correction[];
};

/**
 * Writes a game file into a college's database, whole or not at all. The same bytes again change nothing; a changed file
 * replaces the box score and logs each changed figure. Throws an `ImportRefusal` for a file that cannot be placed.
 */
export function saveGame(database: Database, options: SaveGameOptions): Promise<SavedGame> {
  return wholeOrNothing(database, options.dryRun ?? false, (db) => saveInTransaction(db, options));
}

async function saveInTransaction(db: Db, options: SaveGameOptions): Promise<SavedGame> {
  const { tenant, file, parsed } = options;
  const game = completedByUser(parsed.game, options);
  await lockTenant(db, tenant.id);
  const sport = await sportOfGame(db, tenant.id, game, {
    sport: options.sport,
    gender: parsed.gender,
    fileName: file.name,
  });
  const side = ourSide(game, await ownNames(db, tenant), options.as);
  const theirs = side === 'home' ? game.away : game.home;
  const found = await findGame(db, sport, {
    sourceId: game.sourceId,
    localDate: game.venue.date,
    doubleheader: game.doubleheader,
    opponent: theirs,
  });
  const season = found.game
    ? await seasonOf(db, sport, found.game)
    : await seasonOn(db, sport, game.venue.date, rulesOf(game));
  const before = found.game && (await readBoxScore(db, tenant.id, found.game.id));
  if (found.game && before) refuseOtherGame(found.game, game, side, before.boxScore.ourSide);
  const opponent = found.opponent ?? (await createOpponent(db, tenant.id, theirs));
  const saved = { sport, season, opponent, ourSide: side, warnings: parsed.warnings };

  const same = found.game && (await findSameFile(db, tenant.id, found.game.id, file.bytes));
  if (found.game && same && same.id === before?.boxScore.importedFileId) {
    return { ...saved, change: 'unchanged', game: found.game, corrections: [] };
  }

  await rememberAliases(db, opponent, theirs);
  const today = todayIn(tenant.timezone);
  const place = { side, timezone: tenant.timezone, today };
  const row = found.game
    ? await updateGame(db, found.game, game, opponent, place)
    : await insertGame(db, season, game, opponent, place);
  const rosterRow = await rosterRowsOf(db, season, game[side].players);
  const importedFileId = await keepFile(db, tenant.id, row.id, file, parsed);
  const rows = boxScoreRows(game, {
    tenantId: tenant.id,
    gameId: row.id,
    ourSide: side,
    importedFileId,
    rosterPlayerIdOf: (player) => rosterRow.get(player),
  });
  const corrections = before ? correctionsBetween(before, rows) : [];
  await writeBoxScore(db, rows);
  await keepCorrections(db, tenant.id, row.id, importedFileId, corrections);
  await announceChange(db, tenant.id);
  return { ...saved, change: found.game ? 'updated' : 'created', game: row, corrections };
}

// what the file leaves open and the user knows
function completedByUser(game: BoxScore, { doubleheader, neutral }: SaveGameOptions): BoxScore {
  return {
    ...game,
    doubleheader: doubleheader ?? game.doubleheader,
    venue: { ...game.venue, neutral: neutral ?? game.venue.neutral },
  };
}

async function seasonOf(db: Db, sport: SportRow, { seasonId, localDate }: GameRow): Promise<SeasonRow> {
  const season = await db.query.season.findFirst({
    where: (row) => and(eq(row.tenantId, sport.tenantId), eq(row.id, seasonId)),
  });
  return season ?? seasonOn(db, sport, localDate);
}

// a seven-inning doubleheader is no rule of the season; the lengths of timed periods are
function rulesOf({ regulationPeriods: periods, periodMinutes, overtimeMinutes }: BoxScore) {
  if (periodMinutes === undefined) return {};
  return { periods, periodMinutes, ...(overtimeMinutes === undefined ? {} : { overtimeMinutes }) };
}

function refuseOtherGame(row: GameRow, game: BoxScore, side: Side, sideBefore: Side): void {
  if (side !== sideBefore) {
    throw importRefusal(
      `Game ${row.id} was imported with "${game[sideBefore].name}" as the college's own team; this import takes "${game[side].name}" for it.`,
    );
  }
  const theirs = side === 'home' ? game.away : game.home;
  const otherId = row.sourceId !== null && game.sourceId !== '' && row.sourceId !== game.sourceId;
  if (otherId && (row.ourScore !== game[side].score || row.opponentScore !== theirs.score)) {
    throw importRefusal(
      `Game ${row.id} against ${theirs.name} on ${row.localDate} has the id "${row.sourceId}" and another score; this file's id is "${game.sourceId}". If it is the second game of a doubleheader, say --doubleheader 2.`,
    );
  }
}
