import { getRequestContext } from '../../../request-context.ts';
import { AnnounceScores } from '../../../ui/live/client/announce-scores.tsx';
import { LiveTitle } from '../../../ui/live/client/live-title.tsx';
import { followFrom } from '../../../ui/live/follow-from.ts';
import styles from './board.module.css';
import { WhenItBegins } from './client/when-it-begins.tsx';
import { WhenItEnds } from './client/when-it-ends.tsx';
import { liveAddress } from './live-address.ts';
import type { Center } from './load-center.ts';

/** What goes on beside the board: score changes that are heard and stand in the tab, the beginning and the end of the game. */
export function Following({ center: { around, live } }: { center: Center }) {
  const { game } = around;
  const address = liveAddress(game.id);
  if (live) {
    return (
      <div className={styles.following}>
        <AnnounceScores address={address} team={getRequestContext().tenant.shortName} opponent={game.opponent.title} />
        <LiveTitle address={address} />
        <WhenItEnds address={address} />
      </div>
    );
  }
  const from = followFrom([game], Temporal.Now.instant().epochMilliseconds);
  return from !== undefined && <WhenItBegins gameId={game.id} from={from} />;
}
