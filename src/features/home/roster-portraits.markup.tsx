import type { RosterPlayer, RosterStaff } from '../../api/rosters/schema.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { PersonPortrait } from '../../ui/people/person-portrait.tsx';
import { ScrollRegion } from '../../ui/tables/scroll-region.tsx';
import styles from './roster-portraits.module.css';

type Props = { players: readonly RosterPlayer[]; coach: RosterStaff | undefined };

/** Portraits in a scrolling row: the head coach, then players with number, name, position and class. */
const RosterPortraits = ({ players, coach }: Props) => (
  <ScrollRegion labelledBy="roster">
    <ul className={styles.people}>
      {coach && (
        <li className={styles.person} data-coach="">
          <Portrait id={coach.id} name={nameOf(coach)} image={coach.image} number={undefined} />
          <p className={styles.name}>
            {coach.url ? <SiteLink href={coach.url}>{nameOf(coach)}</SiteLink> : nameOf(coach)}
          </p>
          <p className={styles.facts}>{coach.title}</p>
        </li>
      )}
      {players.map((player) => (
        <li key={player.rosterPlayerId} className={styles.person}>
          <Portrait
            id={player.rosterPlayerId}
            name={nameOf(player)}
            image={player.image}
            number={player.jerseyNumber ?? undefined}
          />
          <p className={styles.name}>
            {player.jerseyNumber && <b>{player.jerseyNumber}</b>}{' '}
            <SiteLink href={player.url}>{nameOf(player)}</SiteLink>
          </p>
          <p className={styles.facts}>
            {[player.isCaptain && 'Captain', player.positionShort, player.academicYearShort]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  </ScrollRegion>
);

type Named = { firstName: string; lastName: string };
const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

type PortraitProps = { id: number; name: string; image: RosterPlayer['image']; number: string | undefined };

const Portrait = ({ id, name, image, number }: PortraitProps) => (
  <div className={styles.portrait}>
    <PersonPortrait id={id} name={name} number={number} image={image} width={144} sizes="144px" />
  </div>
);

export const rosterPortraits = defineMarkup('features/home/roster-portraits', RosterPortraits);
