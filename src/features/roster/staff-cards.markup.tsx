import type { RosterStaff } from '../../api/rosters/schema.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { NumberPortrait } from '../../ui/number-portrait.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './staff-cards.module.css';

const StaffCards = ({ people }: { people: readonly RosterStaff[] }) => (
  <ul className={styles.cards}>
    {people.map((person) => (
      <li key={person.id} className={styles.card}>
        <div className={styles.portrait}>
          <Portrait person={person} />
        </div>
        <div>
          <h3 className={styles.name}>
            {person.firstName} {person.lastName}
          </h3>
          <p>{person.title}</p>
          {person.email && <SiteLink href={`mailto:${person.email}`}>{person.email}</SiteLink>}
          {person.phone && <p className={styles.phone}>{person.phone}</p>}
        </div>
      </li>
    ))}
  </ul>
);

function Portrait({ person: { staffId, image, firstName, lastName } }: { person: RosterStaff }) {
  if (image.isDefault) return <NumberPortrait number={undefined} name={`${firstName} ${lastName}`} />;
  return (
    <Picture
      url={image.url}
      alt=""
      width={96}
      height={120}
      sizes="96px"
      focus={image.focus}
      itemId={staffId}
      {...(image.color && { color: image.color })}
    />
  );
}

export const staffCards = defineMarkup('features/roster/staff-cards', StaffCards);
