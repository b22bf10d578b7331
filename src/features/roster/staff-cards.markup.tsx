import type { RosterStaff } from '../../api/rosters/schema.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './staff-cards.module.css';
import { StaffName } from './staff-name.tsx';
import { StaffPortrait } from './staff-portrait.tsx';

const StaffCards = ({ people }: { people: readonly RosterStaff[] }) => (
  <ul className={styles.cards}>
    {people.map((person) => (
      <li key={person.id} className={styles.card}>
        <div className={styles.portrait}>
          <StaffPortrait person={person} width={96} />
        </div>
        <div>
          <h3 className={styles.name}>
            <StaffName person={person} />
          </h3>
          <p>{person.title}</p>
          {person.email && <SiteLink href={`mailto:${person.email}`}>{person.email}</SiteLink>}
          {person.phone && <p className={styles.phone}>{person.phone}</p>}
        </div>
      </li>
    ))}
  </ul>
);

export const staffCards = defineMarkup('features/roster/staff-cards', StaffCards);
