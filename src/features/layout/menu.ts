/** An item of a menu, as header, sport bar and footer print it. */
export type MenuItem = {
  id: string | number;
  title: string;
  /** Absent for an item that only opens its own items. */
  href?: string | undefined;
  newTab?: boolean | undefined;
  items?: readonly MenuItem[] | undefined;
};
