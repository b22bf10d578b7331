import { ButtonLink } from '../../ui/button.tsx';
import { type Publication, readingLink } from './publication-facts.ts';
import styles from './publications.module.css';

/** A link to the publication itself. */
export function ReadingLink({ item }: { item: Publication }) {
  const link = readingLink(item);
  return link ? (
    <p>
      <ButtonLink href={link.href}>{link.label}</ButtonLink>
    </p>
  ) : (
    <p className={styles.facts}>In print only.</p>
  );
}
