/** Events of one period, in order. */
export type PeriodGroup<Item> = { number: number; items: Item[] };

/** Groups plays or scores by period, preserving their order. */
export function groupByPeriod<Item extends { period: number }>(items: readonly Item[]): PeriodGroup<Item>[] {
  const groups = new Map<number, PeriodGroup<Item>>();
  for (const item of items) {
    const group = groups.get(item.period) ?? { number: item.period, items: [] };
    group.items.push(item);
    groups.set(item.period, group);
  }
  return [...groups.values()];
}
