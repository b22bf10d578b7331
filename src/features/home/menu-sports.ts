import type { NavigationItem } from '../../api/navigation/schema.ts';

type Leaf = NavigationItem['items'][number]['items'][number];
export type MenuSport = Leaf & { sport: NonNullable<Leaf['sport']> };

type Item = Leaf & {
  items?: readonly Item[];
  columns?: readonly { items: readonly Item[] }[];
};

/** The distinct sports on all levels of a menu. */
export function menuSports(menu: readonly NavigationItem[]): MenuSport[] {
  const all = menu.flatMap(withChildren).filter((item): item is MenuSport => item.sport !== null);
  return [...new Map(all.map((item) => [item.sport.id, item])).values()];
}

const withChildren = (item: Item): Item[] => [
  item,
  ...[...(item.items ?? []), ...(item.columns ?? []).flatMap((column) => column.items)].flatMap(withChildren),
];
