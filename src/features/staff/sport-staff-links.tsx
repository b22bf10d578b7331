import { type Sport, sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './staff.module.css';

/** Links to the coaches and staff of each team, who are not repeated in the directory. */
export const SportStaffLinks = ({ sports }: { sports: readonly Sport[] }) =>
  sports.length > 0 && (
    <section className={styles.section} aria-labelledby="coaching-staffs">
      <SectionHeading id="coaching-staffs">Coaching staffs</SectionHeading>
      <ul className={styles.sports}>
        {sports.map((sport) => (
          <li key={sport.id}>
            <SiteLink href={href('sportStaff', { sportDepartment: sportSlug(sport) })}>{sport.title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
