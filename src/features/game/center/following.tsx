import { AnnounceScores } from '../../../ui/live/client/announce-scores.tsx';
import { LiveTitle } from '../../../ui/live/client/live-title.tsx';
import { followFrom } from '../../../ui/live/follow-from.ts';
import styles from './board.module.css';
import type { BoardFacts } from './board-facts.ts';
import { WhenItBegins } from './client/when-it-begins.tsx';
import { WhenItEnds } from './client/when-it-ends.tsx';
import { liveAddress } from './live-address.ts';
import type { Center } from './load-center.ts';

type Props = { center: Center; facts: BoardFacts };

/** Follows the game beside the board: score announcements, the tab's title and icon, a fresh page at the start and at the end. */
export function Following({ center: { around, live }, facts }: Props) {
  const { game } = around;
  const address = liveAddress(game.id);
  if (live) {
    const [away, home] = facts.teams;
    return (
      <div className={styles.following}>
        <AnnounceScores address={address} away={away.name} home={home.name} />
        <LiveTitle address={address} away={away.abbreviation} home={home.abbreviation} />
        <WhenItEnds address={address} />
      </div>
    );
  }
  const from = followFrom([game], Temporal.Now.instant().epochMilliseconds);
  return from !== undefined && <WhenItBegins gameId={game.id} from={from} />;
}
