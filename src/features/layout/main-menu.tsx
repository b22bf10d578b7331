import type { NavigationItem } from '../../api/navigation/schema.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import styles from './main-menu.module.css';
import { MenuEntry } from './menu-entry.tsx';
import { classOf, columnsOf } from './menu-items.ts';

export const mainMenuId = 'main-menu';

type Props = {
  items: readonly NavigationItem[];
  /** Slugs of the sports with statistics. */
  statistics: readonly string[];
};

/**
 * The main navigation: a row of disclosures at 1280 px and wider, an off-canvas list below. Both work without JavaScript;
 * the island `ShellBehavior` adds hover, focus and Escape.
 */
export const MainMenu = ({ items, statistics }: Props) => (
  <nav className={styles.menu} id={mainMenuId} popover="auto" aria-label="Main" data-stats={statistics.join(' ')}>
    <ul className={styles.items}>
      {items.every(({ url }) => url !== href('search')) && (
        <li className={styles.search}>
          <a href={href('search')}>Search</a>
        </li>
      )}
      {items.map((item) => (
        <li key={item.id} className={classOf(item, styles.separator)}>
          {columnsOf(item).length > 0 ? <Submenu item={item} /> : <MenuEntry item={item} />}
        </li>
      ))}
    </ul>
  </nav>
);

const Submenu = ({ item }: { item: NavigationItem }) => (
  <details data-menu="" name={mainMenuId}>
    <summary>
      {item.title}
      <Icon name="chevron" />
    </summary>
    <div className={styles.panel}>
      {item.url && (
        <SiteLink href={item.url} newTab={item.open_in_new_window}>
          All of {item.title}
        </SiteLink>
      )}
      {columnsOf(item).map((column) => (
        <ul key={column[0]?.id}>
          {column.map((entry) => (
            <li key={entry.id} className={classOf(entry, styles.separator)}>
              <MenuEntry item={entry} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  </details>
);
