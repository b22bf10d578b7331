import { gameState, gameStateText, isComplete, isLive } from '../../../domain/game-state.ts';
import { type ScoreboardGame, scoresBySide } from '../../../domain/live/scoreboard.ts';
import type { Side } from '../../../domain/side.ts';
import { progressOf } from '../game-text.ts';

/** The names of the two teams. */
export type Names = Record<Side, string>;

/**
 * What is told of a change: the start, a score, the end of a period, a delay, the result; undefined where the score and
 * the state are as they were. However many changes came at once, it is one message about where the game stands now.
 */
export function scoreAnnouncement(
  before: ScoreboardGame,
  after: ScoreboardGame,
  names: Names,
  now: number,
): string | undefined {
  const scores = scoresBySide(after);
  const score = `${names.away} ${scores.away}, ${names.home} ${scores.home}.`;
  const isNewState = before.state !== after.state;
  if (isComplete(after.state)) {
    if (isComplete(before.state) && !isNewScore(before, after)) return undefined;
    return `Final${after.overtime && `, ${overtimeWords(after.overtime)}`}: ${score}`;
  }
  if (isNewState && !isLive(after.state)) return interruption(after);
  if (isNewState && before.state !== gameState.Delayed && !isComplete(before.state)) return 'The game has started.';
  if (hasEndedPeriod(before, after)) return `${after.periodText}. ${score}`;
  if (!isNewScore(before, after)) return isNewState ? `The game goes on. ${score}` : undefined;
  const progress = progressOf(after, { now }).join(', ');
  return progress ? `${score} ${progress}` : score;
}

const isNewScore = (before: ScoreboardGame, after: ScoreboardGame) =>
  before.teamScore !== after.teamScore || before.opponentScore !== after.opponentScore;

/** "Delayed. Lightning"; nothing about a game that is about to begin. */
function interruption({ state, stateReason }: ScoreboardGame): string | undefined {
  if (state === gameState.Scheduled || state === gameState.PreGame) return undefined;
  return [gameStateText(state), stateReason].filter(Boolean).join('. ');
}

const hasEndedPeriod = (before: ScoreboardGame, after: ScoreboardGame) =>
  before.periodText !== after.periodText && /^(Halftime|End)\b/.test(after.periodText);

const overtimeWords = (overtime: string) => (/^\d+$/.test(overtime) ? `${overtime} innings` : overtime);
