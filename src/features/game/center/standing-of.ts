import type { ScoreBook } from '../../../api/stats/score-book.ts';
import { clockDirection, parseClock } from '../../../domain/live/clock.ts';
import { livePeriodText } from '../../../domain/live/period-text.ts';
import type { Standing } from './board-facts.ts';

/** How a game stands by its score book alone: over, or as the last file left it. Nobody knows whether its clock runs. */
export function standingOf({ game, boxScore, importedAt, updatedAt }: ScoreBook): Standing {
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
