import type { RosterPlayer } from '../../api/rosters/schema.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { PlayerGroupSection } from './group-heading.tsx';
import type { PlayerGroup } from './group-players.ts';
import { cardId } from './jump-ranges.ts';
import { PlayerPortrait } from './player-portrait.tsx';
import { heightAndWeight, origin, positionAndClass } from './player-text.ts';
import styles from './roster-cards.module.css';

/** Cards on the first screen of a phone. */
const shownAtOnce = 3;

/** Cards with portraits, below a heading for each group. */
const RosterCards = ({ groups }: { groups: readonly PlayerGroup[] }) =>
  groups.map(({ id, title, players }, group) => {
    const cards = (
      <ul key={id} className={styles.cards}>
        {players.map((player, index) => (
          <PlayerCard
            key={player.rosterPlayerId}
            player={player}
            Name={title === undefined ? 'h3' : 'h4'}
            eager={group === 0 && index < shownAtOnce}
          />
        ))}
      </ul>
    );
    if (title === undefined) return cards;
    return (
      <PlayerGroupSection key={id} id={id} title={title} count={players.length}>
        {cards}
      </PlayerGroupSection>
    );
  });

const PlayerCard = ({ player, Name, eager }: { player: RosterPlayer; Name: 'h3' | 'h4'; eager: boolean }) => (
  <li id={cardId(player)} className={styles.card}>
    <div className={styles.portrait}>
      <PlayerPortrait player={player} width={288} sizes="(max-width: 639px) 40vw, 288px" eager={eager} />
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
