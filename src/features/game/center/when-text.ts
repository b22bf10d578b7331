import { gameStart, type TimedGame } from '../../../domain/game-start.ts';
import { longDay } from '../../../domain/printed-date.ts';

/** "Saturday, November 28, 6 p.m.", for descriptions; pages print it with GameTime. */
export const whenText = (game: TimedGame): string =>
  [longDay(game.venueDate), gameStart(game).time].filter(Boolean).join(', ');
