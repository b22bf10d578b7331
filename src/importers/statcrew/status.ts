import { parseGameDate } from '../../domain/game-date.ts';
import { boardClock } from '../board-clock.ts';
import { attribute, flag, integer } from '../xml/element.ts';
import { downToGo } from './football/situation.ts';
import type { StatCrewGame } from './game.ts';

type Played = { regulation: number; played: number; level: boolean; inPlay: boolean };

/**
 * Reads whether the game is final, and its current period and clock. A game is final if the file is marked complete or
 * has an end time. Some files are never closed; those are final if they were generated after the day of the game, with
 * regulation played and a winner. Night games run past midnight, so a file generated on the next day is final only if
 * nothing in it indicates play in progress.
 */
export function readStatus(game: StatCrewGame, played: Played) {
  const period = currentPeriod(game) ?? played.played;
  const decided = Math.max(period, played.played) >= played.regulation && !played.level;
  const daysLater = decided && !played.inPlay ? daysUntilMade(game) : 0;
  const complete =
    flag(game.status, 'complete') === true ||
    attribute(game.venue, 'end') !== '' ||
    daysLater > 1 ||
    (daysLater === 1 && !isUnderWay(game));
  const next = complete ? undefined : downToGo(game);
  const clock = attribute(game.status, 'clock') || attribute(next, 'clock');
  const live = currentPeriod(game) ?? integer(next, 'qtr') ?? played.played;
  return { complete, period: Math.max(0, complete ? period : live), clock: boardClock(clock) };
}

function currentPeriod({ status }: StatCrewGame): number | undefined {
  return integer(status, 'period') ?? integer(status, 'game') ?? integer(status, 'inning');
}

/** Whether the file indicates play in progress: its status, time left on the clock, or a batter at the plate. */
function isUnderWay(game: StatCrewGame): boolean {
  const clock = attribute(game.status, 'clock') || attribute(downToGo(game), 'clock');
  return flag(game.status, 'complete') === false || /[1-9]/.test(clock) || attribute(game.status, 'batter') !== '';
}

/** Days from the game to the generation of the file; 0 if unknown. */
function daysUntilMade({ root, venue }: StatCrewGame): number {
  const [made, played] = [parseGameDate(attribute(root, 'generated')), parseGameDate(attribute(venue, 'date'))];
  return made && played ? Temporal.PlainDate.from(played).until(made).days : 0;
}
