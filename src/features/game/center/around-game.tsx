import { getRequestContext } from '../../../routing/request-context.ts';
import styles from './around.module.css';
import { GameStories } from './game-stories.tsx';
import type { Center } from './load-center.ts';
import { SeriesHistory } from './series-history.tsx';

/** What stands around the game in every state: the meetings before, what was written, where the sport writes itself. */
export const AroundGame = ({ center: { around } }: { center: Center }) => (
  <div className={styles.around}>
    <SeriesHistory series={around.series} game={around.game} team={getRequestContext().tenant.shortName} />
    <GameStories center={around} />
  </div>
);
