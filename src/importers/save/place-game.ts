import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { season as seasons } from '../../db/schema/sport.ts';
import type { BoxScore, BoxTeam } from '../../domain/box-score.ts';
import type { Side } from '../../domain/side.ts';
import { type City, cityOf } from '../city.ts';
import type { GameFile } from '../read-game-file.ts';
import { importRefusal } from '../refusal.ts';
import { boxLocation, boxStart } from './box-zone.ts';
import { createOpponent, type OpponentRow, opponentById } from './find-opponent.ts';
import { type SeasonRow, seasonOn } from './find-season.ts';
import { type SportRow, sportById, sportOfGame } from './find-sport.ts';
import type { GameFlags } from './game-flags.ts';
import { findGameOfFile } from './imported-files.ts';
import { type GameRow, matchGame } from './match-game.ts';
import { ourSide } from './our-side.ts';
import { type OwnCollege, ownNames } from './own-college.ts';

export type PlaceOptions = GameFlags & {
  tenant: OwnCollege;
  file: { name: string; bytes: Uint8Array };
  parsed: GameFile;
};

/** A game file and its place in a college's schedule. */
export type PlacedGame = {
  /** The file's game with the user's flags applied. */
  boxScore: BoxScore;
  sport: SportRow;
  ourSide: Side;
  /** Undefined if the game is not on the schedule. */
  game: GameRow | undefined;
  /** Undefined if no opponent has that name. */
  opponent: OpponentRow | undefined;
};

/** Finds the game of a file, its sport (added when new to the college) and the opponent. Throws an `ImportRefusal` for a file that cannot be placed. */
export async function placeGame(db: Db, options: PlaceOptions): Promise<PlacedGame> {
  const { tenant, parsed, file } = options;
  const boxScore = completedByUser(parsed.boxScore, options);
  const imported = await findGameOfFile(db, tenant.id, file.bytes);
  const sport = await sportOf(db, boxScore, options, imported);
  const side = ourSide(boxScore, await ownNames(db, tenant), options.as);
  const theirs = theirTeam({ boxScore, ourSide: side });
  if (imported) return { boxScore, sport, ourSide: side, game: imported, opponent: await opponentById(db, imported) };
  const found = await matchGame(db, sport, {
    sourceId: boxScore.sourceId,
    localDate: boxScore.venue.date,
    doubleheader: boxScore.doubleheader,
    opponent: { ...theirs, home: homeOf(boxScore, side) },
    start: boxStart(boxScore),
  });
  return { boxScore, sport, ourSide: side, ...found };
}

async function sportOf(
  db: Db,
  boxScore: BoxScore,
  { tenant, sport: named, parsed, file }: PlaceOptions,
  imported: GameRow | undefined,
): Promise<SportRow> {
  const known = imported && (await sportById(db, imported));
  if (known && named === undefined) return known;
  const sport = await sportOfGame(db, tenant.id, boxScore, {
    sport: named,
    gender: parsed.gender,
    fileName: file.name,
  });
  if (!known || known.id === sport.id) return sport;
  throw importRefusal(
    `This file was already imported as ${known.title} (game ${imported.id}) and cannot be imported as ${sport.title} as well. Leave out --sport, or correct it.`,
  );
}

/** The city of the other team, if the file lists it as the home team. */
const homeOf = (boxScore: BoxScore, side: Side): City | undefined =>
  side === 'away' && !boxScore.venue.neutral ? cityOf(boxLocation(boxScore)) : undefined;

/** The other team in the file. */
export function theirTeam({ boxScore, ourSide }: Pick<PlacedGame, 'boxScore' | 'ourSide'>): BoxTeam {
  return ourSide === 'home' ? boxScore.away : boxScore.home;
}

/** The season of a placed game; if it is not on the schedule, the season of its day, created if absent. */
export async function seasonOf(db: Db, { sport, game, boxScore }: PlacedGame): Promise<SeasonRow> {
  if (!game) return seasonOn(db, sport, boxScore.venue.date);
  const [season] = await db
    .select()
    .from(seasons)
    .where(matching(seasons, { tenantId: sport.tenantId, id: game.seasonId }));
  return season ?? seasonOn(db, sport, game.localDate);
}

/** The opponent of a placed game, created if no opponent has that name. */
export async function opponentOf(db: Db, placed: PlacedGame): Promise<OpponentRow> {
  return placed.opponent ?? createOpponent(db, placed.sport.tenantId, theirTeam(placed));
}

/** Applies the user's flags where the file is silent. */
export function completedByUser(
  game: BoxScore,
  { doubleheader, neutral }: Pick<PlaceOptions, 'doubleheader' | 'neutral'>,
): BoxScore {
  return {
    ...game,
    doubleheader: doubleheader ?? game.doubleheader,
    venue: { ...game.venue, neutral: neutral ?? game.venue.neutral },
  };
}
