import type { RosterStaff } from '../../api/rosters/schema.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { phoneAddress } from '../../web/phone.ts';
import styles from './staff-cards.module.css';
import { StaffName } from './staff-name.tsx';
import { StaffPortrait } from './staff-portrait.tsx';

/** Existing programs read cards by these classes, by `data-test-id`, or as text in this order. */
const StaffCards = ({ people }: { people: readonly RosterStaff[] }) => (
  <ul className={styles.cards}>
    {people.map((person) => (
      <li
        key={person.id}
        className={`s-person-card ${styles.card}`}
        itemScope={true}
        itemType="https://schema.org/Person"
      >
        <div className={styles.portrait}>
          <StaffPortrait person={person} width={96} />
        </div>
        <div>
          <h3 className={styles.name} data-test-id="s-person-details__personal-single-line" itemProp="name">
            <StaffName person={person} />
          </h3>
          <p className="s-person-details__position" itemProp="jobTitle">
            {person.title}
          </p>
          {person.phone && (
            <p className={styles.phone} data-test-id="s-person-card-list__content-contact-det-phone">
              <VisuallyHidden>Phone </VisuallyHidden>
              <SiteLink href={phoneAddress(person.phone)}>{person.phone}</SiteLink>
            </p>
          )}
          {person.email && (
            <p data-test-id="s-person-card-list__content-contact-det-email">
              <SiteLink href={`mailto:${person.email}`}>{person.email}</SiteLink>
            </p>
          )}
        </div>
      </li>
    ))}
  </ul>
);

export const staffCards = defineMarkup('features/roster/staff-cards', StaffCards);
