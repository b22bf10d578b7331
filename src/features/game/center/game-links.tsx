import type { ScheduleGame } from '../../../api/games/schema.ts';
import { SiteLink } from '../../../ui/site-link.tsx';
import styles from './board.module.css';
import { mediaLinks } from './media-links.ts';

/** Ways to follow the game, or to read of it. */
export function GameLinks({ game }: { game: ScheduleGame }) {
  const links = mediaLinks(game);
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label="Follow the game">
      {links.map(({ label, href }) => (
        <li key={label}>{href ? <SiteLink href={href}>{label}</SiteLink> : label}</li>
      ))}
    </ul>
  );
}
