import { SiteLink } from '../controls/site-link.tsx';
import styles from './breadcrumbs.module.css';

/** The last item is the page itself and has no `href`. */
export const Breadcrumbs = ({ items }: { items: { label: string; href?: string }[] }) => (
  <nav aria-label="Breadcrumb">
    <ol className={styles.list}>
      {items.map(({ label, href }) => (
        <li key={label} className={styles.item}>
          {href ? <SiteLink href={href}>{label}</SiteLink> : <span aria-current="page">{label}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
