import type { LocationIndicator } from './game.ts';

type Game = {
  locationIndicator: LocationIndicator;
  /** Without an id, the title is that of a meet or of a game whose opponent is not known yet. */
  opponent: { id: number | null; title: string };
};

/** "at Pine Ridge", "vs Duke"; the title alone of a meet. */
export const against = ({ locationIndicator, opponent: { id, title } }: Game): string =>
  id === null ? title : `${locationIndicator === 'A' ? 'at' : 'vs'} ${title}`;
