import type { FieldProblem } from '../define-content.ts';

type Item = { id: number; parentId: number | null; sportId: number | null; title: string };

/** Maximum number of menu levels. */
const maxLevels = 3;

/** Errors in an item's parent and sport, given `all` items. */
export function navigationProblems(item: Item, all: readonly Item[]): FieldProblem[] {
  const others = all.filter(({ id }) => id !== item.id);
  const byId = new Map(others.map((one) => [one.id, one]));
  const above = chainAbove(item, byId);
  const parent = item.parentId === null ? undefined : byId.get(item.parentId);
  const below = others.filter(({ parentId }) => parentId === item.id);
  const parentProblem = (message: string): FieldProblem[] => [{ field: 'parent', message }];
  if (item.parentId === item.id || above === 'loop') return parentProblem('an item cannot be below itself');
  if (parent && parent.sportId !== item.sportId)
    return parentProblem(`item ${parent.id} (${parent.title}) belongs to another navigation; give the same sport`);
  if (below.some(({ sportId }) => sportId !== item.sportId))
    return [{ field: 'sport', message: 'the items below it belong to another navigation; move them first' }];
  const depth = above.length + 1 + heightBelow(item.id, others);
  return depth > maxLevels
    ? parentProblem(`the navigation would have ${depth} levels; it has at most ${maxLevels}`)
    : [];
}

function chainAbove(item: Item, byId: ReadonlyMap<number, Item>): Item[] | 'loop' {
  const above: Item[] = [];
  for (let id = item.parentId; id !== null; ) {
    const next = byId.get(id);
    if (!next) return id === item.id ? 'loop' : above;
    if (above.includes(next)) return 'loop';
    above.push(next);
    id = next.parentId;
  }
  return above;
}

function heightBelow(id: number, all: readonly Item[]): number {
  const children = all.filter(({ parentId }) => parentId === id);
  return Math.max(0, ...children.map((child) => 1 + heightBelow(child.id, all)));
}
