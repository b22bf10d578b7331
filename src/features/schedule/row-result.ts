import type { ScheduleGame } from '../../api/games/schema.ts';
import type { Outcome } from '../../domain/game.ts';
import { gameState } from '../../domain/game-state.ts';
import type { GameStatusKind } from '../../ui/game-status.tsx';
import { shortDay } from '../../domain/printed-date.ts';

/** What stands at the right of a schedule row; an empty one is a game to come. */
export type RowResult = {
  mark?: Outcome;
  /** Ours first. */
  score?: { team: number; opponent: number };
  overtime?: string;
  status?: GameStatusKind;
  /** Short remarks in reading order: "Forfeit", "Vacated", a reason, a placing. */
  words: string[];
};

type Game = Pick<
  ScheduleGame,
  | 'gameState'
  | 'gameStateReason'
  | 'originalDate'
  | 'overtime'
  | 'placing'
  | 'forfeit'
  | 'vacated'
  | 'noContest'
  | 'live'
  | 'result'
>;

const interrupted: Partial<Record<number, GameStatusKind>> = {
  [gameState.PreGame]: 'pregame',
  [gameState.Delayed]: 'delayed',
  [gameState.Postponed]: 'postponed',
  [gameState.Canceled]: 'canceled',
};

/** The outcome of a game for its row. No score is ever made up: a forfeit may have none. */
export function resultOf(game: Game): RowResult {
  if (game.noContest) return { words: compact('No contest', game.gameStateReason) };
  if (game.gameState === gameState.Live) return liveResult(game);
  const status = interrupted[game.gameState];
  if (status) return { status, words: compact(game.gameStateReason, movedFrom(game)) };
  if (game.placing) return { words: [game.placing] };
  return decidedResult(game);
}

function decidedResult(game: Game): RowResult {
  const { result, forfeit, vacated, overtime, gameStateReason } = game;
  if (!result || result.status === 'N') return { words: compact(movedFrom(game)) };
  const score = scoreOf(result.teamScore, result.opponentScore);
  return {
    mark: result.status,
    ...(score && { score }),
    overtime: overtimeNote(overtime),
    words: compact(
      result.preScore,
      result.postScore,
      forfeit !== 'none' && 'Forfeit',
      vacated && 'Vacated',
      (vacated || forfeit !== 'none') && gameStateReason,
    ),
  };
}

function liveResult({ live }: Game): RowResult {
  const score = live ? scoreOf(live.teamScore, live.opponentScore) : undefined;
  return { status: 'live', ...(score && { score }), words: compact(live?.clock) };
}

function scoreOf(team: string | null, opponent: string | null): RowResult['score'] {
  return team === null || opponent === null ? undefined : { team: Number(team), opponent: Number(opponent) };
}

const movedFrom = ({ originalDate }: Pick<Game, 'originalDate'>) =>
  originalDate && `Originally ${shortDay(originalDate)}`;

/** "OT" stays, "11" innings become "11 inn." */
export const overtimeNote = (overtime: string): string => (/^\d+$/.test(overtime) ? `${overtime} inn.` : overtime);

const compact = (...words: (string | false | null | undefined)[]): string[] =>
  words.filter((word) => typeof word === 'string' && word !== '') as string[];
