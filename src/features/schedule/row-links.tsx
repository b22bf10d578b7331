import type { ScheduleGame } from '../../api/games/schema.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { gameLinks } from './game-links.ts';
import styles from './schedule-row.module.css';

/** Links of a row, and for a game to come on which stations it is. */
export function RowLinks({ game }: { game: ScheduleGame }) {
  const { tv, tvUrl, radio } = game.media;
  const links = gameLinks(game);
  const stations = game.status === 'A' && (tv || radio);
  if (links.length === 0 && !stations) return null;
  return (
    <ul className={styles.links}>
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
