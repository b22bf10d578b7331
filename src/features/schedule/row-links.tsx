import { href } from '../../routing/routes.ts';
import { FollowLink } from '../../ui/live/follow-link.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { gameLinks } from './game-links.ts';
import type { RowGame } from './row-game.ts';
import styles from './schedule-row.module.css';

const centerOf = ({ id }: RowGame['game']) => href('gameCenter', { gameId: String(id) });

/** Links of a row and, for an upcoming game, its broadcast stations. */
export function RowLinks({ game, isOfToday, followed }: RowGame) {
  const { tv, tvUrl, radio } = game.media;
  const links = gameLinks(game);
  const stations = game.status === 'A' && (tv || radio);
  const hasCenter = isOfToday && game.opponent.id !== null;
  if (links.length === 0 && !stations && !hasCenter) return null;
  return (
    <ul className={styles.links}>
      {hasCenter && (
        <li data-live="link">
          {followed ? <FollowLink game={followed} /> : <SiteLink href={centerOf(game)}>Game center</SiteLink>}
        </li>
      )}
      {stations && tv && <li>TV: {tvUrl ? <SiteLink href={tvUrl}>{tv}</SiteLink> : tv}</li>}
      {stations && radio && <li>Radio: {radio}</li>}
      {links.map(({ label, href }) => (
        <li key={label}>
          <SiteLink href={href}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
