import type { ScoreBook } from '../../../api/stats/score-book.ts';
import { clockDirection, parseClock } from '../../../domain/live/clock.ts';
import { livePeriodText } from '../../../domain/live/period-text.ts';
import type { LiveState } from './board-facts.ts';

/** A game's state derived only from its box score: final, or as of the last file. Whether the clock is running is unknown. */
export function stateOfBoxScore({ game, boxScore, importedAt, updatedAt }: ScoreBook): LiveState {
  const { family, clock, situation } = boxScore;
  const seconds = parseClock(clock);
  const direction = clockDirection(family, situation);
  return {
    state: game.gameState,
    stateReason: game.gameStateReason,
    overtime: game.overtime,
    situation: situation ?? {},
    periodText: livePeriodText({ ...boxScore, situation, clockSeconds: seconds }),
    clock:
      boxScore.complete || seconds === undefined || !direction
        ? null
        : { seconds, running: false, direction, at: importedAt ?? updatedAt },
  };
}
