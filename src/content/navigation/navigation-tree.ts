import type { Fault } from '../define-content.ts';

type Item = { id: number; parentId: number | null; sportId: number | null; title: string };

/** The menus show items, their items, and those of these. */
const deepest = 3;

/** What is wrong with where an item hangs in the navigation of `all` items. */
export function navigationFaults(item: Item, all: readonly Item[]): Fault[] {
  const others = all.filter(({ id }) => id !== item.id);
  const byId = new Map(others.map((one) => [one.id, one]));
  const above = chainAbove(item, byId);
  const parent = item.parentId === null ? undefined : byId.get(item.parentId);
  const below = others.filter(({ parentId }) => parentId === item.id);
  const parentFault = (message: string): Fault[] => [{ field: 'parent', message }];
  if (item.parentId === item.id || above === 'circle') return parentFault('an item cannot hang below itself');
  if (item.parentId !== null && !parent) return parentFault('there is no such navigation item; see: navigation list');
  if (parent && parent.sportId !== item.sportId)
    return parentFault(`item ${parent.id} (${parent.title}) belongs to another navigation; give the same sport`);
  if (below.some(({ sportId }) => sportId !== item.sportId))
    return [{ field: 'sport', message: 'its own items belong to another navigation; move these first' }];
  const depth = above.length + 1 + heightBelow(item.id, others);
  return depth > deepest ? parentFault(`the navigation would have ${depth} levels; it has at most ${deepest}`) : [];
}

function chainAbove(item: Item, byId: ReadonlyMap<number, Item>): Item[] | 'circle' {
  const above: Item[] = [];
  for (let id = item.parentId; id !== null; ) {
    const next = byId.get(id);
    if (!next) return id === item.id ? 'circle' : above;
    if (above.includes(next)) return 'circle';
    above.push(next);
    id = next.parentId;
  }
  return above;
}

function heightBelow(id: number, all: readonly Item[]): number {
  const children = all.filter(({ parentId }) => parentId === id);
  return Math.max(0, ...children.map((child) => 1 + heightBelow(child.id, all)));
}
