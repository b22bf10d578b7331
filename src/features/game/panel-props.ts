import type { LiveGame } from '../../api/live/schema.ts';
import type { ScoreBook } from '../../api/stats/score-book.ts';
import type { Portraits } from './center/portraits.ts';
import type { PlayOrder } from './play-order.ts';
import type { GameSides } from './sides.ts';

/** Props of each panel of a game; those of the game center also have what its summary shows. */
export type PanelProps = {
  book: ScoreBook;
  sides: GameSides;
  /** Order of the play-by-play; oldest first by default. */
  order?: PlayOrder;
  winProbability?: LiveGame['winProbability'];
  portraits?: Portraits;
};
