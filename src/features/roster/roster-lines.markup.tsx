import type { RosterPlayer } from '../../api/rosters/schema.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { heightAndWeight, origin, positionAndClass } from './player-text.ts';
import styles from './roster-lines.module.css';

/** One line per player, for quick reading and print. */
const RosterLines = ({ players }: { players: readonly RosterPlayer[] }) => (
  <ol className={styles.lines}>
    {players.map((player) => (
      <li key={player.rosterPlayerId} className={styles.line}>
        <span className={styles.number}>{player.jerseyNumber}</span>
        <SiteLink className={styles.name} href={player.url}>
          {player.firstName} {player.lastName}
        </SiteLink>
        <span>{positionAndClass(player)}</span>
        <span>{heightAndWeight(player)}</span>
        <span className={styles.origin}>{origin(player)}</span>
      </li>
    ))}
  </ol>
);

export const rosterLines = defineMarkup('features/roster/roster-lines', RosterLines);
