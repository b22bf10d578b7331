import { gameState, gameStateText, isComplete, isLive, reasonText } from '../../../domain/game-state.ts';
import type { ScoreboardGame } from '../../../domain/live/scoreboard.ts';
import { scoresBySide } from '../../../domain/live/scores-by-side.ts';
import type { Side } from '../../../domain/side.ts';
import { hasBegun, overtimeText, progressOf } from '../game-text.ts';

export type Names = Record<Side, string>;

/**
 * Announces the start, a score, the end of a period, a delay or the result; undefined when neither score nor state changed.
 * Several changes at once result in a single message about the current state of the game.
 */
export function scoreAnnouncement(
  before: ScoreboardGame,
  after: ScoreboardGame,
  names: Names,
  now: number,
): string | undefined {
  const score = scoreSentence(after, names);
  const isNewState = before.state !== after.state;
  if (isComplete(after.state)) {
    if (isComplete(before.state) && !isNewScore(before, after)) return undefined;
    return finalSentence(after, names);
  }
  if (isNewState && !isLive(after.state)) return interruption(after);
  if (isNewState && before.state !== gameState.Delayed && !isComplete(before.state)) return 'The game has started.';
  if (hasEndedPeriod(before, after)) return `${after.periodText}. ${score}`;
  if (!isNewScore(before, after)) return isNewState ? `The game has resumed. ${score}` : undefined;
  return scoreAndProgress(after, names, now);
}

/** Announces the current state of the game when the connection is back. */
export function reconnectAnnouncement(game: ScoreboardGame | undefined, names: Names, now: number): string {
  if (!game || !hasBegun(game)) return 'Reconnected.';
  return `Reconnected. ${isComplete(game.state) ? finalSentence(game, names) : scoreAndProgress(game, names, now)}`;
}

function scoreSentence(game: ScoreboardGame, names: Names): string {
  const scores = scoresBySide(game);
  return `${names.away} ${scores.away}, ${names.home} ${scores.home}.`;
}

function scoreAndProgress(game: ScoreboardGame, names: Names, now: number): string {
  return [scoreSentence(game, names), progressOf(game, { now }).join(', ')].filter(Boolean).join(' ');
}

const finalSentence = (game: ScoreboardGame, names: Names): string =>
  `Final${game.overtime && `, ${overtimeText(game.overtime)}`}: ${scoreSentence(game, names)}`;

export const isNewScore = (before: ScoreboardGame, after: ScoreboardGame) =>
  before.teamScore !== after.teamScore || before.opponentScore !== after.opponentScore;

/** "Delayed. Lightning"; undefined for a game that is about to begin. */
function interruption({ state, stateReason }: ScoreboardGame): string | undefined {
  if (state === gameState.Scheduled || state === gameState.PreGame) return undefined;
  return [gameStateText(state, stateReason), reasonText(state, stateReason)].filter(Boolean).join('. ');
}

const hasEndedPeriod = (before: ScoreboardGame, after: ScoreboardGame) =>
  before.periodText !== after.periodText && /^(Halftime|End)\b/.test(after.periodText);
