import type { ScheduleGame } from '../../api/games/schema.ts';
import type { GameType } from '../../domain/game.ts';

/**
 * A filter of results in addresses: the letter of a game's type, C for conference games, or `all`. Exhibitions include
 * scrimmages.
 */
export const resultTypes = ['all', 'R', 'C', 'P', 'E', 'X'] as const;
export type ResultType = (typeof resultTypes)[number];

export const resultTypeLabels: Record<ResultType, string> = {
  all: 'All',
  R: 'Regular season',
  C: 'Conference',
  P: 'Postseason',
  E: 'Exhibition',
  X: 'Other',
};

const spellings = new Map<string, ResultType>([
  ['', 'all'],
  // as in print URLs of calendars
  ['0', 'all'],
  ['null', 'all'],
  ...resultTypes.map((type): [string, ResultType] => [type.toLowerCase(), type]),
  ...resultTypes.map((type): [string, ResultType] => [resultTypeLabels[type].toLowerCase(), type]),
  ['regular', 'R'],
  ['s', 'E'],
]);

/** Parses `?type=`: a letter or word, ignoring case; all games if absent; undefined if invalid. */
export const parseResultType = (value: string | null): ResultType | undefined =>
  spellings.get((value ?? '').trim().toLowerCase());

const typesOf: Record<Exclude<ResultType, 'all' | 'C'>, readonly GameType[]> = {
  R: ['R'],
  P: ['P'],
  E: ['E', 'S'],
  X: ['X'],
};

type Typed = Pick<ScheduleGame, 'type' | 'conference'>;

/** The games of a type, in their order. */
export const gamesOfType = <Game extends Typed>(games: readonly Game[], type: ResultType): Game[] =>
  games.filter((game) => type === 'all' || (type === 'C' ? game.conference : typesOf[type].includes(game.type)));

type Decided = Pick<ScheduleGame, 'result' | 'placing' | 'noContest' | 'forfeit'>;

/** Whether a game has an outcome to print: a score, a forfeit, a placing or no contest. */
export const hasResult = ({ result, placing, noContest, forfeit }: Decided): boolean =>
  result !== null || placing !== null || noContest || forfeit !== 'none';
