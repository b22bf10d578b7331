import { SiteLink } from '../../ui/controls/site-link.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { SportIcon } from '../../ui/media/sport-icon.tsx';
import styles from './sport-bar.module.css';
import { fittingLinks } from './sport-bar-room.ts';
import type { SportLink } from './sport-links.ts';

export type SportBarProps = {
  sport: { title: string; slug: string; href: string };
  /** The sport's pages: schedule, roster, news … */
  links: readonly SportLink[];
  /** Path of the current page. */
  currentPath: string;
};

/** The current sport's pages: its home and, below 1280 px, the others in a disclosure. */
const SportBar = ({ sport, links, currentPath }: SportBarProps) => {
  const { shown, more } = fittingLinks(sport.title, links);
  return (
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
        {links.length > 0 && (
          <details className={styles.more} data-menu="">
            <summary>
              More
              <Icon name="chevron" />
            </summary>
            <ul className={styles.links}>
              {shown.map((link) => (
                <SportBarItem key={link.title} link={link} currentPath={currentPath} />
              ))}
              {more.length > 0 && <SportBarItem link={{ title: 'More', items: more }} currentPath={currentPath} />}
            </ul>
          </details>
        )}
      </div>
    </nav>
  );
};

type ItemProps = { link: SportLink; currentPath: string; isInside?: boolean };

const SportBarItem = ({ link, currentPath, isInside = false }: ItemProps) => {
  const { title, href, newTab = false, channel, items = [] } = link;
  // a nested disclosure has no name, because only one element of a name can be open
  const name = isInside ? undefined : 'sport-bar';
  return (
    <li>
      {items.length > 0 ? (
        <details data-menu="" name={name}>
          <summary>
            {title}
            <Icon name="chevron" />
          </summary>
          <ul>
            {items.map((each) => (
              <SportBarItem key={each.title} link={each} currentPath={currentPath} isInside />
            ))}
          </ul>
        </details>
      ) : (
        href && (
          <SiteLink href={href} newTab={newTab} aria-current={currentness(href, currentPath)}>
            {channel ? (
              <>
                <Icon name={channel} />
                <VisuallyHidden>{title}</VisuallyHidden>
              </>
            ) : (
              title
            )}
          </SiteLink>
        )
      )}
    </li>
  );
};

// a season's schedule or a player's bio is below the linked page; bios of coaches and staff are below the roster
function currentness(href: string, currentPath: string) {
  if (href === currentPath) {
    return 'page';
  }
  const path = currentPath.replace(/\/roster\/(?:coaches|staff)\//, '/coaches/');
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}

export const sportBar = defineMarkup('features/layout/sport-bar', SportBar);
