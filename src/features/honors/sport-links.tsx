import type { SportReference } from '../../domain/sport-reference.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './honors.module.css';
import { slugOf } from './sport-choices.ts';

export const SportLinks = ({ sports }: { sports: readonly SportReference[] }) => (
  <ul className={styles.links}>
    {sports.map((sport) => (
      <li key={sport.id}>
        <SiteLink href={href('sport', { slug: slugOf(sport) })}>{sport.title}</SiteLink>
      </li>
    ))}
  </ul>
);
