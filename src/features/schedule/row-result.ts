import type { ScheduleGame } from '../../api/games/schema.ts';
import { gameState, isComplete } from '../../domain/game-state.ts';
import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import { shortDay } from '../../domain/printed-date.ts';
import type { ShownResult } from '../../ui/games/game-result.tsx';
import { interruptedStatus } from '../../ui/games/interrupted-status.ts';
import { followedResult } from '../../ui/live/followed-result.ts';
import { overtimeNote } from '../../ui/live/game-text.ts';

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
> & {
  /** Its estimated end has passed without a reported result. */
  isAwaitingResult?: boolean;
};

/**
 * The result of a game for its row. A forfeit may have no score.
 *
 * @param followed live data of the game, if any; `now` in milliseconds since the epoch
 */
export function resultOf(game: Game, followed?: { game: ScoreboardGame; now: number }): ShownResult {
  if (game.noContest) return { notes: compact('No contest', game.gameStateReason) };
  if (followed && !isComplete(game.gameState)) return followedResult(followed.game, followed);
  if (game.gameState === gameState.Live) return liveResult(game);
  if (game.isAwaitingResult) return { status: 'awaiting-result', notes: compact(movedFrom(game)) };
  const { kind: status, reason } = interruptedStatus(game.gameState, game.gameStateReason);
  if (status) return { status, notes: compact(reason, movedFrom(game)) };
  if (game.placing) return { notes: [game.placing] };
  return decidedResult(game);
}

function decidedResult(game: Game): ShownResult {
  const { result, forfeit, vacated, overtime, gameStateReason } = game;
  if (!result || result.status === 'N') return { notes: compact(movedFrom(game)) };
  const score = scoreOf(result.teamScore, result.opponentScore);
  return {
    mark: result.status,
    ...(score && { score }),
    overtime: overtimeNote(overtime),
    notes: compact(
      result.preScore,
      result.postScore,
      forfeit !== 'none' && 'Forfeit',
      vacated && 'Vacated',
      (vacated || forfeit !== 'none') && gameStateReason,
    ),
  };
}

function liveResult({ live }: Game): ShownResult {
  const score = live ? scoreOf(live.teamScore, live.opponentScore) : undefined;
  return { status: 'live', ...(score && { score }), notes: compact(live?.clock) };
}

function scoreOf(team: string | null, opponent: string | null): ShownResult['score'] {
  return team === null || opponent === null ? undefined : { team: Number(team), opponent: Number(opponent) };
}

const movedFrom = ({ originalDate }: Pick<Game, 'originalDate'>) =>
  originalDate && `Originally ${shortDay(originalDate)}`;

const compact = (...notes: (string | false | null | undefined)[]): string[] =>
  notes.filter((note) => typeof note === 'string' && note !== '') as string[];
