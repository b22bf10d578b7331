import type { ScheduleGame } from '../../../api/games/schema.ts';

/** "Harbor Field, Lakeshore, ME"; empty if unknown. */
export const venueText = ({ facility, location }: Pick<ScheduleGame, 'facility' | 'location'>): string =>
  [facility?.title, location].filter(Boolean).join(', ');
