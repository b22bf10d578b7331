import type { ScheduleGame } from '../../api/games/schema.ts';
import { cardAddress } from '../../domain/share-image.ts';

type Game = Pick<ScheduleGame, 'id' | 'gameState' | 'result' | 'live' | 'venueDate'>;

/** The share card of a game, whose address changes with the score. */
export const gameCard = ({ id, gameState, result, live, venueDate }: Game, altText: string) => {
  const score = result ?? live;
  const facts = score ? [score.teamScore, score.opponentScore] : [venueDate.slice(5, 16)];
  return { url: cardAddress('game', id, gameState, ...facts), altText };
};
