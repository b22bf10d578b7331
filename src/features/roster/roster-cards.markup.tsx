import type { RosterPlayer } from '../../api/rosters/schema.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { PlayerPortrait } from './player-portrait.tsx';
import { heightAndWeight, origin, positionAndClass } from './player-text.ts';
import styles from './roster-cards.module.css';

const RosterCards = ({ players }: { players: readonly RosterPlayer[] }) => (
  <ul className={styles.cards}>
    {players.map((player) => (
      <li key={player.rosterPlayerId} className={styles.card}>
        <div className={styles.portrait}>
          <PlayerPortrait player={player} width={288} sizes="(max-width: 639px) 40vw, 288px" />
        </div>
        <div className={styles.facts}>
          {player.jerseyNumber && <span className={styles.number}>{player.jerseyNumber}</span>}
          <h3 className={styles.name}>
            <SiteLink href={player.url}>
              {player.firstName} <span>{player.lastName}</span>
            </SiteLink>
          </h3>
          <p>
            {positionAndClass(player)}
            {player.isCaptain && ' · Captain'}
          </p>
          <p className={styles.more}>{heightAndWeight(player)}</p>
          <p className={styles.more}>{origin(player)}</p>
        </div>
      </li>
    ))}
  </ul>
);

export const rosterCards = defineMarkup('features/roster/roster-cards', RosterCards);
