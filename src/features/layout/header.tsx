import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { TeamLogo } from '../../ui/team-logo.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './header.module.css';
import type { MenuItem } from './menu.ts';

export type HeaderProps = {
  /** 'Lakeshore University' */
  college: string;
  /** 'Lakeshore', printed beside the logo. */
  shortName: string;
  logo: string | null;
  homeHref: string;
  menu: readonly MenuItem[];
};

/** The band at the top: logo, name and main menu. The menu is a popover below 1280 px and a row above. */
export const Header = ({ college, shortName, logo, homeHref, menu }: HeaderProps) => (
  <header className={styles.header} data-ground="primary">
    <div className={styles.inner}>
      <a className={styles.home} href={homeHref}>
        <span className={styles.logo}>
          <TeamLogo name={college} url={logo} size={64} />
        </span>
        <span className={styles.name}>{shortName}</span>
        <VisuallyHidden> Athletics home</VisuallyHidden>
      </a>
      <button className={styles.toggle} type="button" popoverTarget="main-menu">
        <Icon name="menu" />
        Menu
      </button>
      <nav className={styles.menu} id="main-menu" popover="auto" aria-label="Main">
        <ul className={styles.items}>
          {menu.map((item) => (
            <li key={item.id}>{item.items?.length ? <Submenu item={item} /> : <MenuLink item={item} />}</li>
          ))}
        </ul>
      </nav>
    </div>
  </header>
);

const Submenu = ({ item }: { item: MenuItem }) => (
  <details className={styles.submenu} data-menu="" name="main-menu">
    <summary className={styles.item}>
      {item.title}
      <Icon name="chevron" />
    </summary>
    <ul className={styles.panel}>
      {item.href && (
        <li>
          <MenuLink item={item} />
        </li>
      )}
      {item.items?.map((each) => (
        <li key={each.id}>
          <MenuLink item={each} />
          {each.items?.map((link) => (
            <MenuLink key={link.id} item={link} />
          ))}
        </li>
      ))}
    </ul>
  </details>
);

const MenuLink = ({ item: { title, href, newTab = false } }: { item: MenuItem }) =>
  href ? (
    <SiteLink className={styles.item} href={href} newTab={newTab}>
      {title}
    </SiteLink>
  ) : (
    <span className={styles.group}>{title}</span>
  );
