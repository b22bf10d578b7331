import { Icon } from '../media/icon.tsx';
import styles from './link-menu.module.css';
import { SiteLink } from './site-link.tsx';

export type MenuLink = {
  title: string;
  href: string;
  current?: boolean;
  /** The link takes over the view that the reader has chosen (ui/client/view-switch.tsx). */
  followsView?: boolean;
};

/** Links behind a button. */
export const LinkMenu = ({ label, links }: { label: string; links: readonly MenuLink[] }) => (
  <details className={styles.menu} data-menu="">
    <summary className={styles.button}>
      {label}
      <Icon name="chevron" />
    </summary>
    <ul className={styles.list}>
      {links.map(({ title, href, current, followsView }) => (
        <li key={href}>
          <SiteLink
            className={styles.link}
            href={href}
            aria-current={current ? 'page' : undefined}
            data-follows-view={followsView && ''}
          >
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  </details>
);
