import type { NavigationItem } from '../../api/navigation/schema.ts';

type Branch = NavigationItem['items'][number];
type Leaf = Branch['items'][number];
/** An item of any level; the lowest has no children. */
export type MenuItem = Leaf & Partial<Pick<Branch, 'items' | 'columns'>>;

/** An item's children by column; a single column by default. */
export function columnsOf<Item>({
  items = [],
  columns = [],
}: {
  items?: readonly Item[] | undefined;
  columns?: readonly { items: readonly Item[] }[] | undefined;
}): (readonly Item[])[] {
  return [items, ...columns.map((column) => column.items)].filter((column) => column.length > 0);
}

/** An item's class names: its own ("sport-home", "additional-links"), and `separator` if a line precedes it. */
export const classOf = (
  { class_name, separator }: Pick<MenuItem, 'class_name' | 'separator'>,
  separatorClass: string | undefined,
): string | undefined => [class_name, separator && separatorClass].filter(Boolean).join(' ') || undefined;
