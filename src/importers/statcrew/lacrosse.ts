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

/** Scorers fill an unused line with the school ("UNC"): a name in capitals without a title is not a person's. */
function persons(game: StatCrewGame): BoxOfficial[] {
  return readOfficials(game.venue).filter(({ role, name }) => {
    const nobody = role === '' && /^[A-Z]{2,6}$/.test(name);
    if (nobody) game.warnings.push(`The official "${name}" is not a name and is ignored.`);
    return !nobody;
  });
}
