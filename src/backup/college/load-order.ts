import type { ForeignKey } from '../tables.ts';

/** Tables in an order in which each comes after those that it refers to. Throws for a cycle. */
export function loadOrder(tables: readonly string[], foreignKeys: readonly ForeignKey[]): string[] {
  const targets = new Map(
    tables.map((name) => [
      name,
      foreignKeys.flatMap(({ table, target }) => (table === name && target !== name ? target : [])),
    ]),
  );
  const ordered = new Set<string>();
  const add = (name: string, path: readonly string[]): void => {
    if (ordered.has(name) || !targets.has(name)) return;
    if (path.includes(name)) throw new Error(`Tables refer to each other in a cycle: ${[...path, name].join(', ')}`);
    for (const target of targets.get(name) ?? []) add(target, [...path, name]);
    ordered.add(name);
  };
  for (const name of tables) add(name, []);
  return [...ordered];
}
