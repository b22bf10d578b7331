/** Things that happened in one period, in order. */
export type PeriodGroup<Item> = { number: number; items: Item[] };

/** Plays or scores by period; the given order stays. */
export function groupByPeriod<Item extends { period: number }>(items: readonly Item[]): PeriodGroup<Item>[] {
  const groups = new Map<number, PeriodGroup<Item>>();
  for (const item of items) {
    const group = groups.get(item.period) ?? { number: item.period, items: [] };
    group.items.push(item);
    groups.set(item.period, group);
  }
  return [...groups.values()];
}
