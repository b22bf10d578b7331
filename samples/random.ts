/** A seeded random number generator with the same sequence on every machine. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  int: (low: number, high: number) => number;
  chance: (share: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** An item drawn in proportion to its weight. */
  weighted: <Item>(items: readonly Item[], weight: (item: Item) => number) => Item;
  shuffle: <Item>(items: readonly Item[]) => Item[];
  /** Normal distribution. */
  normal: (mean: number, deviation: number) => number;
};

export function createRandom(seed: string | number): Random {
  let state = typeof seed === 'number' ? seed : hash(seed);
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]) => at(items, int(0, items.length - 1));
  return {
    next,
    int,
    pick,
    chance: (share) => next() < share,
    weighted: (items, weight) => {
      // without the lists and closures of map, reduce and find: a season draws some hundred thousand items
      let left = 0;
      for (const item of items) left += weight(item);
      left *= next();
      for (const item of items) {
        left -= weight(item);
        if (left < 0) return item;
      }
      return at(items, items.length - 1);
    },
    shuffle: (items) => {
      const mixed = [...items];
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = int(0, last);
        const held = at(mixed, last);
        mixed[last] = at(mixed, other);
        mixed[other] = held;
      }
      return mixed;
    },
    normal: (mean, deviation) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** The item at an index. Throws when there is none. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`No item ${index} in a list of ${items.length}`);
  return item;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value;
}
