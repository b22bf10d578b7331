import type { NavigationItem } from '../../api/navigation/schema.ts';

type Branch = NavigationItem['items'][number];
type Leaf = Branch['items'][number];
/** An item of any level; the lowest has nothing below it. */
export type MenuItem = Leaf & Partial<Pick<Branch, 'items' | 'columns'>>;

/** What is below an item, column by column; without columns of its own it is in one. */
export function columnsOf<Item>({
  items = [],
  columns = [],
}: {
  items?: readonly Item[] | undefined;
  columns?: readonly { items: readonly Item[] }[] | undefined;
}): (readonly Item[])[] {
  return [items, ...columns.map((column) => column.items)].filter((column) => column.length > 0);
}

/** The class names of an item: the one it was given ("sport-home", "additional-links"), and `separator` where a line is before it. */
export const classOf = (
  { class_name, separator }: Pick<MenuItem, 'class_name' | 'separator'>,
  separatorClass: string | undefined,
): string | undefined => [class_name, separator && separatorClass].filter(Boolean).join(' ') || undefined;
