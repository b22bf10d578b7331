import type { BoxOfficial } from '../../domain/box-score.ts';
import type { StatCrewBook } from './book.ts';
import type { StatCrewGame } from './game.ts';
import { createGoalBook } from './goal-sports/goal-book.ts';
import { lacrosse as lacrosseSport } from './goal-sports/lacrosse.ts';
import { readOfficials } from './officials.ts';

const goals = createGoalBook(
  () => 'lacrosse',
  () => lacrosseSport,
  lacrosseSport.rules.periods,
);

export const lacrosse: StatCrewBook = {
  ...goals,
  gameFacts: (game, mode) => ({ ...goals.gameFacts?.(game, mode), officials: persons(game) }),
};

/** Scorers fill a free line with the school ("UNC"): an untitled name of capitals alone is nobody's. */
function persons(game: StatCrewGame): BoxOfficial[] {
  return readOfficials(game.venue).filter(({ role, name }) => {
    const nobody = role === '' && /^[A-Z]{2,6}$/.test(name);
    if (nobody) game.warnings.push(`The official "${name}" is no person's name and was left out.`);
    return !nobody;
  });
}
