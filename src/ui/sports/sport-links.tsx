import { sportSlug } from '../../domain/sport.ts';
import type { SportReference } from '../../domain/sport-reference.ts';
import { href } from '../../routing/routes.ts';
import styles from '../controls/inline-links.module.css';
import { SiteLink } from '../controls/site-link.tsx';

/** Links to the home pages of sports, on one line if they fit. */
export const SportLinks = ({ sports }: { sports: readonly SportReference[] }) => (
  <ul className={styles.links}>
    {sports.map((sport) => (
      <li key={sport.id}>
        <SiteLink href={href('sport', { slug: sportSlug(sport) })}>{sport.title}</SiteLink>
      </li>
    ))}
  </ul>
);
