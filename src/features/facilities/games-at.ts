import type { EventGame } from '../../api/events/schema.ts';

/** Number of games on a facility's page. */
const shown = 6;

const nameOf = (title: string): string => title.trim().toLowerCase();

/** The first games in a facility; schedules name facilities in their own spelling of capitals. */
export const gamesAt = <Game extends Pick<EventGame, 'gameFacility'>>(title: string, games: readonly Game[]): Game[] =>
  games
    .filter(({ gameFacility }) => gameFacility !== null && nameOf(gameFacility.title) === nameOf(title))
    .slice(0, shown);
