import { boardClock } from '../board-clock.ts';
import { parseGameDate } from '../game-date.ts';
import { attribute, flag, integer } from '../xml/element.ts';
import type { StatCrewGame } from './game.ts';

/**
 * Whether the game is over and where the file stands. Over when the scorer says so; when an end was written down; or,
 * for scorers who never closed the file, when it was made after the day of the game, with regulation played and a winner.
 */
export function readStatus(game: StatCrewGame, played: { regulation: number; played: number; level: boolean }) {
  const period = currentPeriod(game) ?? played.played;
  const decided = Math.max(period, played.played) >= played.regulation && !played.level;
  const complete =
    flag(game.status, 'complete') === true || attribute(game.venue, 'end') !== '' || (decided && madeLater(game));
  return { complete, period: Math.max(0, period), clock: boardClock(attribute(game.status, 'clock')) };
}

function currentPeriod({ status }: StatCrewGame): number | undefined {
  return integer(status, 'period') ?? integer(status, 'game') ?? integer(status, 'inning');
}

function madeLater({ root, venue }: StatCrewGame): boolean {
  const [made, played] = [parseGameDate(attribute(root, 'generated')), parseGameDate(attribute(venue, 'date'))];
  return made !== undefined && played !== undefined && made > played;
}
