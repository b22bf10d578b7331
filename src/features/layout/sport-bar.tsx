import { SiteLink } from '../../ui/site-link.tsx';
import { SportIcon } from '../../ui/sport-icon.tsx';
import type { MenuItem } from './menu.ts';
import styles from './sport-bar.module.css';

export type SportBarProps = {
  sport: { title: string; slug: string; href: string };
  /** What this sport has: schedule, roster, news … */
  links: readonly MenuItem[];
  /** Path of the page on screen. */
  currentPath: string;
};

/** The pages of the sport being read. */
export const SportBar = ({ sport, links, currentPath }: SportBarProps) => (
  <nav className={styles.bar} aria-label={sport.title}>
    <div className={styles.inner}>
      <SiteLink
        className={styles.sport}
        href={sport.href}
        aria-current={currentPath === sport.href ? 'page' : undefined}
      >
        <SportIcon sport={sport.slug} />
        {sport.title}
      </SiteLink>
      <ul className={styles.links}>
        {links.map(
          ({ id, title, href, newTab = false }) =>
            href && (
              <li key={id}>
                <SiteLink
                  className={styles.link}
                  href={href}
                  newTab={newTab}
                  aria-current={currentness(href, currentPath)}
                >
                  {title}
                </SiteLink>
              </li>
            ),
        )}
      </ul>
    </div>
  </nav>
);

// a season's schedule or a player is below the page the bar links to
function currentness(href: string, currentPath: string) {
  if (href === currentPath) {
    return 'page';
  }
  return currentPath.startsWith(`${href}/`) ? 'true' : undefined;
}
