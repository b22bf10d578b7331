import type { LiveGame } from '../../../api/live/schema.ts';
import type { PanelProps } from '../panel-props.ts';
import type { PlayOrder } from '../play-order.ts';
import type { Portraits } from './portraits.ts';

/** Props of each panel of the game center. */
export type CenterPanelProps = PanelProps & {
  winProbability: LiveGame['winProbability'];
  portraits: Portraits;
  /** Order of the play-by-play. */
  order: PlayOrder;
};
