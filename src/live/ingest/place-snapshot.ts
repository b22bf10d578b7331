import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import { opponent as opponentTable } from '../../db/schema/opponent.ts';
import { sport as sportTable } from '../../db/schema/sport.ts';
import type { BoxScore } from '../../domain/box-score.ts';
import { findOpponent, loadOpponents, type OpponentRow, rememberAliases } from '../../importers/save/find-opponent.ts';
import type { SportRow } from '../../importers/save/find-sport.ts';
import { insertGame } from '../../importers/save/game-row.ts';
import { type GameRow, isLike } from '../../importers/save/match-game.ts';
import { ourSide } from '../../importers/save/our-side.ts';
import { type OwnCollege, ownNames } from '../../importers/save/own-college.ts';
import {
  completedByUser,
  opponentOf,
  type PlacedGame,
  type PlaceOptions,
  placeGame,
  seasonOf,
  theirTeam,
} from '../../importers/save/place-game.ts';
import { placeOf } from '../../importers/save/save-game.ts';
import { snapshotRefusal } from './snapshot-refusal.ts';

type Options = PlaceOptions & { gameId?: number | undefined; add?: boolean | undefined };

/** A snapshot with its game; `isAdded` if the game was added to the schedule. */
export type PlacedSnapshot = PlacedGame & { game: GameRow; isAdded: boolean };

/** Finds the game of a snapshot: the requested one, or else as an import would. Throws a refusal if there is none, or if the file is for another game. */
export async function placeSnapshot(db: Db, options: Options): Promise<PlacedSnapshot> {
  if (options.gameId !== undefined) return placeInGame(db, options.gameId, options);
  const placed = await placeGame(db, options);
  if (placed.game) return { ...placed, game: placed.game, isAdded: false };
  if (options.add) return addGame(db, placed, options.tenant);
  throw snapshotRefusal(
    'unknown-game',
    `${placed.sport.title} against ${theirTeam(placed).name} on ${placed.boxScore.venue.date} is not on the schedule. Add it to the schedule first, or use --add.`,
  );
}

async function addGame(db: Db, placed: PlacedGame, tenant: OwnCollege): Promise<PlacedSnapshot> {
  const opponent = await opponentOf(db, placed);
  await rememberAliases(db, opponent, theirTeam(placed));
  const season = await seasonOf(db, placed);
  const place = await placeOf(db, tenant, placed, { opponent, season });
  const game = await insertGame(db, season, placed.boxScore, opponent, place);
  return { ...placed, game, opponent, isAdded: true };
}

async function placeInGame(db: Db, gameId: number, options: Options): Promise<PlacedSnapshot> {
  const { tenant, parsed } = options;
  const [row] = await db
    .select({ game: gameTable, sport: sportTable, opponent: opponentTable })
    .from(gameTable)
    .innerJoin(sportTable, matching(sportTable, { tenantId: gameTable.tenantId, id: gameTable.sportId }))
    .leftJoin(opponentTable, matching(opponentTable, { tenantId: gameTable.tenantId, id: gameTable.opponentId }))
    .where(matching(gameTable, { tenantId: tenant.id, id: gameId }));
  if (!row) throw snapshotRefusal('unknown-game', `${tenant.name} has no game ${gameId}.`);
  const { game, sport } = row;
  const boxScore = completedByUser(parsed.boxScore, options);
  refuseOtherSport(game, sport, parsed);
  refuseOtherNumber(game, boxScore);
  const side = ourSide(boxScore, await ownNames(db, tenant), options.as);
  const placed = { boxScore, sport, ourSide: side, game, isAdded: false };
  const theirs = theirTeam(placed);
  const named = findOpponent(await loadOpponents(db, tenant.id), theirs, boxScore.venue.date);
  const opponent = row.opponent ?? named;
  if (row.opponent && !isOpponent(row.opponent, theirs, named)) {
    throw snapshotRefusal(
      'other-game',
      `Game ${game.id} is against ${row.opponent.title}, but the file is of a game against ${theirs.name || theirs.code}.`,
    );
  }
  return { ...placed, opponent };
}

function refuseOtherSport(game: GameRow, sport: SportRow, { boxScore, gender }: Options['parsed']): void {
  const isOther =
    sport.family !== boxScore.family ||
    (gender !== undefined && 'mf'.includes(sport.gender ?? '') && sport.gender !== gender);
  if (!isOther) return;
  const whose = gender === undefined ? '' : gender === 'f' ? "women's " : "men's ";
  throw snapshotRefusal(
    'other-game',
    `Game ${game.id} is ${sport.title}, but the file is of ${whose}${boxScore.family}.`,
  );
}

function refuseOtherNumber(game: GameRow, { doubleheader }: BoxScore): void {
  if (doubleheader === 0 || game.doubleheader === 0 || doubleheader === game.doubleheader) return;
  throw snapshotRefusal(
    'other-game',
    `Game ${game.id} is number ${game.doubleheader} of its doubleheader, but the file is of number ${doubleheader}.`,
  );
}

function isOpponent(opponent: OpponentRow, team: { name: string; code: string }, named: OpponentRow | undefined) {
  return opponent.id === named?.id || (!named && isLike(opponent, team));
}
