import { child, flag } from '../xml/element.ts';
import type { StatCrewGame } from './game.ts';
import { createGoalBook } from './goal-sports/goal-book.ts';
import { fieldHockey, soccer as soccerSport } from './goal-sports/soccer.ts';

/** Field hockey is scored in the soccer program; only a `show` flag distinguishes it. */
const isFieldHockey = (game: StatCrewGame) => flag(child(game.venue, 'show'), 'fhk') === true;

export const soccer = createGoalBook(
  (game) => (isFieldHockey(game) ? 'fieldhockey' : 'soccer'),
  (game) => (isFieldHockey(game) ? fieldHockey : soccerSport),
  soccerSport.rules.periods,
);
