import type { ReactNode } from 'react';

import { mostConcurrentGames } from '../../../domain/concurrent-games.ts';
import { sendsScores } from '../../../domain/tenant.ts';
import { getRequestContext } from '../../../routing/request-context.ts';
import { href } from '../../../routing/routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { AnnounceScores } from '../../../ui/live/client/announce-scores.tsx';
import { LiveTitle } from '../../../ui/live/client/live-title.tsx';
import { ScoreSound } from '../../../ui/live/client/score-sound.tsx';
import { followFrom } from '../../../ui/live/follow-from.ts';
import { SiteLink } from '../../../ui/site-link.tsx';
import { Decisions } from '../decisions.tsx';
import { GameBand } from '../game-band.tsx';
import type { Center } from '../load-game-center.ts';
import { sidesOf } from '../sides.ts';
import styles from './board.module.css';
import type { BoardFacts } from './board-facts.ts';
import { centerBreadcrumbs } from './center-breadcrumbs.ts';
import { WhenItBegins } from './client/when-it-begins.tsx';
import { WhenItEnds } from './client/when-it-ends.tsx';
import { gameKind } from './game-kind.ts';
import { liveAddress } from './live-address.ts';
import { type MediaLink, mediaLinks } from './media-links.ts';

type Props = { center: Center; facts: BoardFacts; children: ReactNode };

/** The full-width band: the game's title, its board in `children`, and links to follow it. */
export function BoardBand({ center, facts, children }: Props) {
  const { game } = center.around;
  return (
    <GameBand
      game={game}
      teams={facts.teams}
      breadcrumbs={centerBreadcrumbs(game)}
      kind={center.book ? undefined : gameKind(game)}
    >
      {children}
      {center.book && <Decisions book={center.book} sides={sidesOf(center.book, getRequestContext().tenant)} />}
      <div className={styles.follow}>
        <GameLinks center={center} />
        <Following center={center} facts={facts} />
      </div>
    </GameBand>
  );
}

type FollowingProps = { center: Center; facts: BoardFacts };

/** Live behavior beside the board: score announcements and sound, tab title and icon, page refresh at the start and end. */
function Following({ center: { around, live }, facts }: FollowingProps) {
  const { game } = around;
  const address = liveAddress(game.id);
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
  const ids = sideBySide?.slice(0, mostConcurrentGames).join();
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
