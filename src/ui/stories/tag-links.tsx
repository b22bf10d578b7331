import { SiteLink } from '../controls/site-link.tsx';
import styles from './tag-links.module.css';

/** Links to tag pages; nothing without tags. */
export const TagLinks = ({ tags }: { tags: readonly { id: number; title: string; url: string | null }[] }) =>
  tags.length > 0 && (
    <ul className={styles.tags} aria-label="Tags">
      {tags.map(({ id, title, url }) => (
        <li key={id}>
          <SiteLink className={styles.tag} href={url ?? ''}>
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
