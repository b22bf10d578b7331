import { maxConcurrentGames } from '../../../domain/concurrent-games.ts';
import { sendsScores } from '../../../domain/tenant.ts';
import { getRequestContext } from '../../../routing/request-context.ts';
import { href } from '../../../routing/routes.ts';
import { serviceAddress } from '../../../routing/service-addresses.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { SiteLink } from '../../../ui/controls/site-link.tsx';
import { AnnounceScores } from '../../../ui/live/client/announce-scores.tsx';
import { LiveTitle } from '../../../ui/live/client/live-title.tsx';
import { ScoreSound } from '../../../ui/live/client/score-sound.tsx';
import { followFrom } from '../../../ui/live/follow-from.ts';
import type { Center } from '../loads.ts';
import styles from './board.module.css';
import type { BoardFacts } from './board-facts.ts';
import { WhenItBegins } from './client/when-it-begins.tsx';
import { WhenItEnds } from './client/when-it-ends.tsx';
import { type MediaLink, mediaLinks } from './media-links.ts';

type Props = { center: Center; facts: BoardFacts };

/** Below the board: links to follow the game, and what its live updates do besides changing the board. */
export const FollowGame = ({ center, facts }: Props) => (
  <div className={styles.follow}>
    <GameLinks center={center} />
    <Following center={center} facts={facts} />
  </div>
);

/** Live behavior beside the board: score announcements and sound, tab title and icon, page refresh at the start and end. */
function Following({ center: { around, live }, facts }: Props) {
  const { game } = around;
  const address = serviceAddress('liveGame', { gameId: game.id });
  if (live) {
    const [away, home] = facts.teams;
    return (
      <div className={styles.following}>
        <AnnounceScores address={address} away={away.name} home={home.name} />
        <ScoreSound address={address} />
        <LiveTitle address={address} away={away.abbreviation} home={home.abbreviation} />
        <WhenItEnds address={address} />
      </div>
    );
  }
  const from = followFrom([game], Temporal.Now.instant().epochMilliseconds);
  return from !== undefined && <WhenItBegins gameId={game.id} from={from} />;
}

/** Links to watch, listen to or read about the game, and to the other live games. */
function GameLinks({ center: { around, sideBySide } }: Pick<Props, 'center'>) {
  const ids = sideBySide?.slice(0, maxConcurrentGames).join();
  const links: MediaLink[] = [
    ...mediaLinks(around.game, { offersScores: sendsScores(getRequestContext().tenant) }),
    ...(ids ? [{ label: 'All live games', href: href('concurrentGames', {}, { ids }) }] : []),
  ];
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label="Follow the game">
      {links.map((link) => (
        <li key={link.label}>
          <FollowLink {...link} />
        </li>
      ))}
    </ul>
  );
}

function FollowLink({ label, href: url, isMain }: MediaLink) {
  if (!url) return label;
  if (!isMain) return <SiteLink href={url}>{label}</SiteLink>;
  return (
    <ButtonLink look={{ theme: 'on-primary' }} href={url}>
      {label}
    </ButtonLink>
  );
}
