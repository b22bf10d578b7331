import { SiteLink } from '../../ui/site-link.tsx';
import type { Inductee } from './honor-answers.ts';
import styles from './honors.module.css';

/** Names of people, linked to their biographies where there is one. */
export const BioLinks = ({ people }: Pick<Inductee, 'people'>) => (
  <ul className={styles.links}>
    {people.map(({ id, firstName, lastName, url }) => {
      const name = `${firstName} ${lastName}`.trim();
      return <li key={id}>{url ? <SiteLink href={url}>{name}</SiteLink> : name}</li>;
    })}
  </ul>
);
