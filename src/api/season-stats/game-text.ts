import { numericDate } from '../../domain/printed-date.ts';
import type { StatGame } from '../../domain/stats/season/stat-game.ts';

/** A game in a cell: "Northfield (3/14/2026)". */
export const gameText = ({ opponent, localDate }: StatGame) => `${opponent} (${numericDate(localDate)})`;
