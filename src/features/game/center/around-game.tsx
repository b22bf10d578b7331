import { getRequestContext } from '../../../routing/request-context.ts';
import type { Center } from '../loads.ts';
import styles from './around.module.css';
import { GameStories } from './game-stories.tsx';
import { SeriesHistory } from './series-history.tsx';

/** Context of a game in every state: series history, stories and the sport's channels. */
export const AroundGame = ({ center: { around } }: { center: Center }) => (
  <div className={styles.around}>
    <SeriesHistory series={around.series} game={around.game} team={getRequestContext().tenant.shortName} />
    <GameStories center={around} />
  </div>
);
