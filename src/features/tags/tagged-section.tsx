import { SectionHeading } from '../../ui/section-heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { TaggedItem } from './find-tagged.ts';
import styles from './tags.module.css';

type Props = { name: string; title: string; items: readonly TaggedItem[] };

/** Links to rows of one kind, such as photo galleries. */
export const TaggedSection = ({ name, title, items }: Props) => (
  <section className={styles.section} aria-labelledby={name}>
    <SectionHeading id={name}>{title}</SectionHeading>
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <SiteLink href={item.url}>{item.title}</SiteLink>
          {item.sports && item.sports.length > 0 && <span>{item.sports.map((sport) => sport.title).join(', ')}</span>}
        </li>
      ))}
    </ul>
  </section>
);
