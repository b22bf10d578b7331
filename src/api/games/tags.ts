import type { GameRow } from './queries.ts';

type Tagged = Pick<GameRow, 'id' | 'sportId' | 'seasonId'>;

export const tagsOfGame = ({ id, sportId, seasonId }: Tagged): string[] => [
  `sport:${sportId}`,
  `schedule:${seasonId}`,
  `game:${id}`,
];

/** Tags of a list: those of its games, and `games` for games that may be added. */
export const tagsOfGames = (games: readonly Tagged[]): string[] => ['games', ...new Set(games.flatMap(tagsOfGame))];
