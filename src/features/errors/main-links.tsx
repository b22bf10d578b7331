import type { NavigationItem } from '../../api/navigation/schema.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import styles from './not-found-page.module.css';

/** URLs left out because they are linked above the lists or in the search form. */
const known = new Set<string | null>([href('home'), href('search')]);

/** The home page and the main menu as plain lists. */
export async function MainLinks() {
  const menu = await getRequestContext().api.navigation.main();
  const sections = menu.filter((item) => childrenOf(item).length > 0);
  const single = menu.filter((item) => childrenOf(item).length === 0 && !known.has(item.url));
  return (
    <nav aria-label="Main links">
      <ul className={styles.links}>
        <li>
          <SiteLink href={href('home')}>Home Page</SiteLink>
        </li>
        <Links items={single} />
      </ul>
      {sections.map((section) => (
        <section key={section.id} aria-label={section.title}>
          <h2>{section.title}</h2>
          <ul className={styles.links}>
            <Links items={childrenOf(section)} />
          </ul>
        </section>
      ))}
    </nav>
  );
}

type Item = Pick<NavigationItem, 'id' | 'title' | 'url' | 'open_in_new_window'>;

/** The children in all columns; an item without a link is replaced by its own children. */
const childrenOf = ({ items, columns }: NavigationItem): Item[] =>
  [...items, ...columns.flatMap((column) => column.items)].flatMap((item) =>
    item.url === null ? [...item.items, ...item.columns.flatMap((column) => column.items)] : [item],
  );

const Links = ({ items }: { items: readonly Item[] }) =>
  items.map(
    ({ id, title, url, open_in_new_window: newTab }) =>
      url !== null && (
        <li key={id}>
          <SiteLink href={url} newTab={newTab}>
            {title}
          </SiteLink>
        </li>
      ),
  );
