import type { RosterPlayer } from '../../api/rosters/schema.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { GroupHeading } from './group-heading.tsx';
import type { PlayerGroup } from './group-players.ts';
import { PlayerPortrait } from './player-portrait.tsx';
import { heightAndWeight, origin, positionAndClass } from './player-text.ts';
import styles from './roster-cards.module.css';

/** Cards with portraits, below a heading for each group. */
const RosterCards = ({ groups }: { groups: readonly PlayerGroup[] }) =>
  groups.map(({ id, title, players }) =>
    title === undefined ? (
      <ul key={id} className={styles.cards}>
        {players.map((player) => (
          <PlayerCard key={player.rosterPlayerId} player={player} Name="h3" />
        ))}
      </ul>
    ) : (
      <section key={id} aria-labelledby={id}>
        <GroupHeading id={id} title={title} count={players.length} />
        <ul className={styles.cards}>
          {players.map((player) => (
            <PlayerCard key={player.rosterPlayerId} player={player} Name="h4" />
          ))}
        </ul>
      </section>
    ),
  );

type CardProps = { player: RosterPlayer; Name: 'h3' | 'h4' };

const PlayerCard = ({ player, Name }: CardProps) => (
  <li className={styles.card}>
    <div className={styles.portrait}>
      <PlayerPortrait player={player} width={288} sizes="(max-width: 639px) 40vw, 288px" />
    </div>
    <div className={styles.facts}>
      {player.jerseyNumber && <span className={styles.number}>{player.jerseyNumber}</span>}
      <Name className={styles.name}>
        <SiteLink href={player.url}>
          {player.firstName} <span>{player.lastName}</span>
        </SiteLink>
      </Name>
      <p>
        {positionAndClass(player)}
        {player.isCaptain && ' · Captain'}
      </p>
      <p className={styles.more}>{heightAndWeight(player)}</p>
      <p className={styles.more}>{origin(player)}</p>
    </div>
  </li>
);

export const rosterCards = defineMarkup('features/roster/roster-cards', RosterCards);
