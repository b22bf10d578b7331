import { announceChange, announceLive } from '../../db/announce.ts';
import type { Database, Db } from '../../db/client.ts';
import type { BoxScore } from '../../domain/box-score.ts';
import { type GameState, gameState } from '../../domain/game-state.ts';
import { nextGameState } from '../../domain/live/game-state.ts';
import { plainName } from '../../importers/plain-name.ts';
import { readApartUntil } from '../../importers/read-apart.ts';
import type { GameFile } from '../../importers/read-game-file.ts';
import { isImportRefusal } from '../../importers/refusal.ts';
import { periodsOf } from '../../importers/save/game-values.ts';
import { sha256 } from '../../importers/save/imported-files.ts';
import { lockTenant } from '../../importers/save/own-college.ts';
import { seasonOf, theirTeam } from '../../importers/save/place-game.ts';
import { matchRoster } from '../../importers/save/roster-players.ts';
import { savePlacedGame } from '../../importers/save/save-game.ts';
import { checkSnapshot } from './check-snapshot.ts';
import { readClock } from './clock-reading.ts';
import { feedFacts, hasStarted } from './feed-facts.ts';
import { gameStatusOf } from './game-status.ts';
import { findLiveRow, writeLiveRow } from './live-row.ts';
import { updateGameState } from './move-game.ts';
import { type PlacedSnapshot, placeSnapshot } from './place-snapshot.ts';
import { recordRepeat, touch } from './record-repeat.ts';
import type { SnapshotOptions, SnapshotResult } from './snapshot.ts';
import { isSnapshotRefusal, snapshotRefusal } from './snapshot-refusal.ts';

/**
 * Accepts a scorer's file as the current state of a game in progress. Throws an `ImportRefusal` (not a game, damaged or
 * partly written) or a `SnapshotRefusal` (another day, other teams, practice run) without changing anything. Snapshots of
 * a college are processed one at a time, in order of arrival.
 */
export async function takeSnapshot(database: Database, options: SnapshotOptions): Promise<SnapshotResult> {
  const hash = sha256(options.file.bytes);
  const again = await recordRepeat(database.db, hash, options);
  if (again) return again;
  const parsed = await readApartUntil(options.signal, 'game', options.file.bytes, { inPlay: true });
  try {
    return await database.db.transaction(async (db) => {
      await lockTenant(db, options.tenant.id);
      return takeParsed(db, { ...options, parsed, hash });
    });
  } catch (error) {
    // the file is readable, so it belongs to another game
    if (isImportRefusal(error) && !isSnapshotRefusal(error)) throw snapshotRefusal('other-game', error.message);
    throw error;
  }
}

async function takeParsed(
  db: Db,
  options: SnapshotOptions & { parsed: GameFile; hash: string },
): Promise<SnapshotResult> {
  const { tenant, file, parsed, hash, early = false, now = Temporal.Now.instant() } = options;
  const placed = await placeSnapshot(db, options);
  const { game, boxScore } = placed;
  const before = await findLiveRow(db, tenant.id, game.id);
  checkSnapshot({ game, boxScore, now, closedAt: before?.closedAt ?? null, early });

  const { warnings } = parsed;
  const key = { tenantId: tenant.id, gameId: game.id };
  if (before?.sha256 === hash && before.ourSide === placed.ourSide) {
    const { version, lastSeenAt } = before;
    await touch(db, { ...key, version, lastSeenAt });
    return { gameId: game.id, version, change: 'unchanged', state: gameStatusOf(game).state, warnings };
  }

  const receivedAt = Temporal.Now.instant();
  const version = (before?.version ?? 0) + 1;
  if (placed.isAdded) await announceChange(db, tenant.id);
  const state = boxScore.complete ? await closeGame(db, placed, options) : await continueGame(db, placed, before?.box);
  await writeLiveRow(db, {
    ...key,
    version,
    ourSide: placed.ourSide,
    box: boxScore,
    rosterPlayers: await rosterPlayersOf(db, placed),
    format: parsed.format,
    fileName: plainName(file.name),
    sha256: hash,
    bytes: file.bytes,
    warnings,
    ...readClock(boxScore, receivedAt, before),
    lastSeenAt: receivedAt.toString(),
    changedAt: receivedAt.toString(),
    closedAt: boxScore.complete ? receivedAt.toString() : null,
  });
  await announceLive(db, {
    tenantId: tenant.id,
    gameId: game.id,
    version,
    listed: boxScore.complete || placed.isAdded || state !== game.state,
  });
  const change = boxScore.complete ? 'closed' : before ? 'changed' : 'created';
  return { gameId: game.id, version, change, state, warnings };
}

/** Saves the final game as an import of its file would. */
async function closeGame(
  db: Db,
  placed: PlacedSnapshot,
  options: SnapshotOptions & { parsed: GameFile },
): Promise<GameState> {
  const reopened = placed.game.state !== gameState.GameComplete;
  const { game } = await savePlacedGame(db, placed, { ...options, reopened });
  return gameStatusOf(game).state;
}

async function continueGame(db: Db, placed: PlacedSnapshot, before: BoxScore | undefined): Promise<GameState> {
  const { game, boxScore, ourSide, isAdded } = placed;
  const current = gameStatusOf(game);
  // an added game starts as scheduled; a game that was final is live again
  const from = isAdded
    ? ({ state: gameState.Scheduled, by: 'schedule' } as const)
    : current.state === gameState.GameComplete
      ? ({ state: gameState.Live, by: 'feed' } as const)
      : current;
  const status = nextGameState(from, { type: 'feed', ...feedFacts(boxScore, before) });
  const isInProgress = hasStarted(boxScore);
  await updateGameState(db, game, status, {
    ourScore: isInProgress ? boxScore[ourSide].score : null,
    opponentScore: isInProgress ? theirTeam(placed).score : null,
    periodsPlayed: isInProgress ? periodsOf(boxScore, (await seasonOf(db, placed)).rules) : null,
    ...(status.by === 'feed' && { stateReason: null }),
  });
  return status.state;
}

/** Roster row ids of our players by their code in the file; players not on the roster are added when the game is final. */
async function rosterPlayersOf(db: Db, placed: PlacedSnapshot): Promise<Record<string, number>> {
  const { rowOf } = await matchRoster(db, await seasonOf(db, placed), placed.boxScore[placed.ourSide].players);
  return Object.fromEntries([...rowOf].map(([{ code }, id]) => [code, id]));
}
