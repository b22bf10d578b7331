import { SectionHeading } from '../../ui/section-heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './sections.module.css';

type Props = { id: string; title: string; links: readonly { title: string; url: string }[] };

/** A group of links by title; nothing if there are none. */
export function SectionGroup({ id, title, links }: Props) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles[id]}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <ul className={styles.links}>
        {links
          .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
          .map((link) => (
            <li key={link.url}>
              <SiteLink href={link.url}>{link.title}</SiteLink>
            </li>
          ))}
      </ul>
    </section>
  );
}
