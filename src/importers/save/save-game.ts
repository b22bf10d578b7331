import { announceChange } from '../../db/announce.ts';
import { boxScoreRows } from '../../db/box-score-rows.ts';
import { recordRows } from '../../db/change-set.ts';
import type { Database, Db } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { BoxScore } from '../../domain/box-score.ts';
import type { Correction } from '../../domain/correction.ts';
import { todayIn } from '../../domain/local-time.ts';
import type { Side } from '../../domain/side.ts';
import { importRefusal } from '../refusal.ts';
import { refuseUnread } from '../unread.ts';
import { loadHomeZones } from '../zones/home-zones.ts';
import { boxZone } from './box-zone.ts';
import { closeGame } from './close-game.ts';
import { correctionsBetween } from './corrections.ts';
import { loadOpponents, type OpponentRow, rememberAliases } from './find-opponent.ts';
import type { SeasonRow } from './find-season.ts';
import type { SportRow } from './find-sport.ts';
import { applyFlags } from './game-flags.ts';
import { insertGame, updateGame } from './game-row.ts';
import { type Place, resultValues } from './game-values.ts';
import { findSameFile, storeCorrections, storeFile } from './imported-files.ts';
import { type InferredSite, inferSites } from './infer-sites.ts';
import type { GameRow } from './match-game.ts';
import { lockTenant, type OwnCollege } from './own-college.ts';
import { opponentOf, type PlacedGame, type PlaceOptions, placeGame, seasonOf, theirTeam } from './place-game.ts';
import { refuseUnfinished } from './refuse-unfinished.ts';
import { rosterRowsOf } from './roster-players.ts';
import { ruleDoubts } from './rule-doubts.ts';
import { similarityDoubt, similarOpponents } from './similar-opponents.ts';
import { keepFacts, readBoxScore, writeBoxScore } from './write-box-score.ts';

export type SaveGameOptions = PlaceOptions & {
  /** Runs the import and rolls it back. */
  dryRun?: boolean | undefined;
  /** Lets an unfinished file replace a final result. */
  force?: boolean | undefined;
  /** Refuses a file of which anything is not understood. */
  strict?: boolean | undefined;
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
  /** Other games of the sport whose inferred site changed. */
  inferredSites: InferredSite[];
};

/**
 * Imports a game file in one transaction. Identical bytes only apply the flags; a changed file replaces the box score and
 * records each changed figure. Throws an `ImportRefusal` for a file that cannot be placed and, without `force`, for an
 * unfinished file of a final game.
 */
export function saveGame(database: Database, options: SaveGameOptions): Promise<SavedGame> {
  if (options.strict) refuseUnread(options.parsed.unread);
  return inTransaction(database, options.dryRun ?? false, async (db) => {
    await lockTenant(db, options.tenant.id);
    await recordRows(db, options.tenant.id);
    const { placed, warnings } = closeGame(await placeGame(db, options), todayIn(options.tenant.timezone));
    const saved = await savePlacedGame(db, placed, options);
    return { ...saved, warnings: [...saved.warnings, ...warnings] };
  });
}

/**
 * The part of `saveGame` after the game is known, inside a transaction that holds the college's lock. With `reopened`
 * identical bytes are saved again because the game has continued since.
 */
export async function savePlacedGame(
  db: Db,
  placed: PlacedGame,
  options: SaveGameOptions & { reopened?: boolean },
): Promise<SavedGame> {
  const { tenant, file, parsed, reopened = false, force = false } = options;
  const { boxScore, game: found, ourSide: side } = placed;
  const season = await seasonOf(db, placed);
  const before = found && (await readBoxScore(db, tenant.id, found.id));
  if (found && before) refuseOtherGame(found, placed, before.boxScore.ourSide);
  const similar = placed.opponent ? [] : similarOpponents(await loadOpponents(db, tenant.id), theirTeam(placed).name);
  const opponent = await opponentOf(db, placed);
  const saved = { sport: placed.sport, season, opponent, ourSide: side, warnings: parsed.warnings };

  // the file of a game in progress is that of the finished game if the scorer never closed it
  const isClosed = boxScore.complete && before?.boxScore.complete === false;
  const same = found && !reopened && !isClosed && (await findSameFile(db, tenant.id, found.id, file.bytes));
  if (found && same && same.id === before?.boxScore.importedFileId) {
    const flagged = await applyFlags(db, found, options, side);
    if (flagged === found) return { ...saved, change: 'unchanged', game: found, corrections: [], inferredSites: [] };
    return { ...saved, change: 'updated', ...(await settle(db, flagged)), corrections: [] };
  }

  const place = await placeOf(db, tenant, placed, { opponent, season });
  refuseFuture(boxScore, todayIn(place.timezone));
  if (found && !force)
    refuseUnfinished({ game: found, boxScore: before?.boxScore }, placed, resultValues(boxScore, place).state);
  await rememberAliases(db, opponent, theirTeam(placed));
  const written = found
    ? await updateGame(db, found, boxScore, opponent, place)
    : await insertGame(db, season, boxScore, opponent, place);
  const row = await applyFlags(db, written, options, side);
  const roster = await rosterRowsOf(db, season, boxScore[side].players);
  const importedFileId = await storeFile(db, tenant.id, row.id, file, parsed);
  const rows = boxScoreRows(boxScore, {
    tenantId: tenant.id,
    gameId: row.id,
    ourSide: side,
    importedFileId,
    rosterPlayerIdOf: (player) => roster.rowOf.get(player),
  });
  const otherFacts = await keepFacts(db, rows);
  const corrections = before ? correctionsBetween(before, rows) : [];
  await writeBoxScore(db, rows);
  await storeCorrections(db, tenant.id, row.id, importedFileId, corrections);
  const doubts = ruleDoubts(boxScore, { sport: placed.sport, season }, row);
  const warnings = [...saved.warnings, ...roster.warnings, ...(before ? [] : otherFacts), ...doubts];
  if (similar.length > 0) warnings.push(similarityDoubt(opponent, similar));
  const settled = await settle(db, row);
  if (isPlaceless(boxScore, settled.game)) warnings.push(placelessDoubt(settled.game));
  return { ...saved, change: found ? 'updated' : 'created', ...settled, corrections, warnings };
}

/** Whether nothing but the side on which a file lists the college tells where the game was. */
const isPlaceless = ({ venue }: BoxScore, { siteInferred, location, locationIndicator }: GameRow): boolean =>
  siteInferred && location === null && venue.location === '' && venue.stadium === '' && locationIndicator !== 'N';

const placelessDoubt = ({ locationIndicator }: GameRow): string =>
  `The file names no place: taken as a game ${locationIndicator === 'H' ? 'at home' : "at the opponent's"}. If it was at a neutral site, import it again with --neutral.`;

/** The side, zones, day and rules by which a box score becomes a game. */
export async function placeOf(
  db: Db,
  { id, timezone: collegeZone }: OwnCollege,
  { boxScore, ourSide: side, game }: PlacedGame,
  { opponent, season }: { opponent: OpponentRow; season: SeasonRow },
): Promise<Place> {
  const zones = await loadHomeZones(db, { id, timezone: collegeZone });
  const timezone = boxZone(zones, { boxScore, ourSide: side, game }, opponent.id);
  return { side, timezone, collegeZone, today: todayIn(collegeZone), rules: season.rules };
}

/** Infers the sport's sites again and announces the changes. */
async function settle(db: Db, row: GameRow): Promise<Pick<SavedGame, 'game' | 'inferredSites'>> {
  const inferred = await inferSites(db, row.tenantId, row.sportId);
  await announceChange(db, row.tenantId);
  const { gameId: _, ...site } = inferred.find(({ gameId }) => gameId === row.id) ?? {};
  return { game: { ...row, ...site }, inferredSites: inferred.filter(({ gameId }) => gameId !== row.id) };
}

function refuseOtherGame(row: GameRow, placed: PlacedGame, sideBefore: Side): void {
  const { boxScore, ourSide: side } = placed;
  if (side !== sideBefore) {
    throw importRefusal(
      `Game ${row.id} was imported with "${boxScore[sideBefore].name}" as the college's own team, but this import selects "${boxScore[side].name}". Correct --as, or leave it out.`,
    );
  }
  const theirs = theirTeam(placed);
  const otherId = row.sourceId !== null && boxScore.sourceId !== '' && row.sourceId !== boxScore.sourceId;
  if (otherId && (row.ourScore !== boxScore[side].score || row.opponentScore !== theirs.score)) {
    throw importRefusal(
      `Game ${row.id} against ${theirs.name} on ${row.localDate} has the id "${row.sourceId}" and another score; this file's id is "${boxScore.sourceId}". If it is the second game of a doubleheader, use --doubleheader 2.`,
    );
  }
}

/** Throws an `ImportRefusal` for the file of a game whose day has not come; `today` is the day at its venue. */
function refuseFuture({ venue: { date }, home, away }: BoxScore, today: string): void {
  if (date <= today) return;
  throw importRefusal(
    `The game (${away.name} ${away.score}, ${home.name} ${home.score}) is dated ${date}, which is in the future: today is ${today}. Correct the date in the file, or import it on the day of the game.`,
  );
}
