import styles from '../controls/inline-links.module.css';
import { SiteLink } from '../controls/site-link.tsx';

type Person = { id: number; firstName: string; lastName: string; url: string | null };

/** Names of people, linked to their bios if there are any. */
export const BioLinks = ({ people }: { people: readonly Person[] }) => (
  <ul className={styles.links}>
    {people.map(({ id, firstName, lastName, url }) => {
      const name = `${firstName} ${lastName}`.trim();
      return <li key={id}>{url ? <SiteLink href={url}>{name}</SiteLink> : name}</li>;
    })}
  </ul>
);
