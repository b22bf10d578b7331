import type { NavigationItem } from '../../api/navigation/schema.ts';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { TeamLogo } from '../../ui/games/team-logo.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import styles from './header.module.css';
import { MainMenu, mainMenuId } from './main-menu.tsx';
import { Quicklinks, type SocialAccount } from './quicklinks.tsx';
import { SearchPopOut } from './search-pop-out.tsx';

export type HeaderBarProps = {
  /** 'Lakeshore University' */
  college: string;
  /** 'Lakeshore', shown beside the logo. */
  shortName: string;
  logo: string | null;
  homeHref: string;
  menu: readonly NavigationItem[];
  /** Slugs of the sports with statistics. */
  statistics: readonly string[];
  social: readonly SocialAccount[];
};

/** The sticky line of the header: logo, name, main menu, channels and search. */
export const HeaderBar = ({ college, shortName, logo, homeHref, menu, statistics, social }: HeaderBarProps) => (
  <>
    <a className={styles.home} href={homeHref}>
      <span className={styles.logo}>
        <TeamLogo name={college} url={logo} size={64} />
      </span>
      <span className={styles.name}>{shortName}</span>
      <VisuallyHidden> Athletics home</VisuallyHidden>
    </a>
    <MainMenu items={menu} statistics={statistics} />
    <Quicklinks social={social} />
    <SearchPopOut />
    {menu.length > 0 && (
      <button className={styles.toggle} type="button" popoverTarget={mainMenuId}>
        Menu
      </button>
    )}
  </>
);

export const header = defineMarkup('features/layout/header', HeaderBar);
