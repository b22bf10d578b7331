import type { ScoreBook } from '../../api/stats/score-book.ts';
import type { GameSides } from './sides.ts';

/** Props of each panel of a box score. */
export type PanelProps = { book: ScoreBook; sides: GameSides };
