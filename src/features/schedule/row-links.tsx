import type { ReactElement, ReactNode } from 'react';

import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { FollowLink } from '../../ui/live/follow-link.tsx';
import { gameLinks } from './game-links.ts';
import type { RowGame } from './row-game.ts';
import styles from './schedule-row.module.css';

const centerOf = ({ id }: RowGame['game']) => href('gameCenter', { gameId: String(id) });

/** Links of a row and, for an upcoming game, its broadcast stations and promotion. */
export function RowLinks({ game, isOfToday, followed }: RowGame) {
  const hasCenter = isOfToday && game.opponent.id !== null;
  const items = linkItems(game);
  if (items.length === 0 && !hasCenter) return null;
  return (
    <ul className={styles.links}>
      {hasCenter && (
        <li data-live="link">
          {followed ? <FollowLink game={followed.game} /> : <SiteLink href={centerOf(game)}>Game center</SiteLink>}
        </li>
      )}
      {items}
    </ul>
  );
}

/** The links besides the one to the game center. */
function linkItems(game: RowGame['game']): ReactElement[] {
  const { tv, tvUrl, radio } = game.media;
  const isUpcoming = game.status === 'A';
  const facts: [icon: 'tv' | 'radio' | 'promotion', content: ReactNode][] = [
    ['tv', isUpcoming && tv && <>TV: {tvUrl ? <SiteLink href={tvUrl}>{tv}</SiteLink> : tv}</>],
    ['radio', isUpcoming && radio && `Radio: ${radio}`],
    ['promotion', isUpcoming && game.promotion],
  ];
  return [
    ...facts.flatMap(([icon, content]) =>
      content
        ? [
            <li key={icon} className={styles[icon]}>
              {content}
            </li>,
          ]
        : [],
    ),
    ...gameLinks(game).map(({ label, href, icon, isOfGame }) => (
      <li key={label} className={icon && styles[icon]}>
        <SiteLink href={href} aria-label={isOfGame ? `${label}, ${game.opponent.title}` : undefined}>
          {label}
        </SiteLink>
      </li>
    )),
  ];
}
