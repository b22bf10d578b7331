import type { NavigationItem } from '../../api/navigation/schema.ts';

/** An item of a menu, as header, sport bar and footer print it. */
export type MenuItem = {
  id: string | number;
  title: string;
  /** Absent for an item that only opens its own items. */
  href?: string | undefined;
  newTab?: boolean | undefined;
  items?: readonly MenuItem[] | undefined;
};

type Item = Pick<NavigationItem, 'id' | 'title' | 'url' | 'open_in_new_window'> & {
  items?: readonly Item[];
  columns?: readonly { items: readonly Item[] }[];
};

/** The navigation of the API as a menu; columns are read one after the other. */
export const toMenu = (items: readonly Item[]): MenuItem[] =>
  items.map(({ id, title, url, open_in_new_window, items: below = [], columns = [] }) => ({
    id,
    title,
    href: url ?? undefined,
    newTab: open_in_new_window,
    items: toMenu([...below, ...columns.flatMap((column) => column.items)]),
  }));
