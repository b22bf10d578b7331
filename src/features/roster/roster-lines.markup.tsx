import type { RosterPlayer } from '../../api/rosters/schema.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { PlayerGroupSection } from './group-heading.tsx';
import type { PlayerGroup } from './group-players.ts';
import { heightAndWeight, origin, positionAndClass } from './player-text.ts';
import styles from './roster-lines.module.css';

/** One line per player, for quick reading and print, with a heading for each group. */
const RosterLines = ({ groups }: { groups: readonly PlayerGroup[] }) =>
  groups.map(({ id, title, players }) => {
    const lines = (
      <ol key={id}>
        {players.map((player) => (
          <PlayerLine key={player.rosterPlayerId} player={player} />
        ))}
      </ol>
    );
    return title === undefined ? (
      lines
    ) : (
      <PlayerGroupSection key={id} id={id} title={title} count={players.length}>
        {lines}
      </PlayerGroupSection>
    );
  });

const PlayerLine = ({ player }: { player: RosterPlayer }) => (
  <li className={styles.line}>
    <span className={styles.number}>{player.jerseyNumber}</span>
    <SiteLink className={styles.name} href={player.url}>
      {player.firstName} {player.lastName}
    </SiteLink>
    <span>{positionAndClass(player)}</span>
    <span>{heightAndWeight(player)}</span>
    <span>{origin(player)}</span>
  </li>
);

export const rosterLines = defineMarkup('features/roster/roster-lines', RosterLines);
