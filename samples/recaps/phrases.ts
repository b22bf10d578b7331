import { createRandom } from '../random.ts';

export type Phrases = {
  /** One of the items, none twice in a row or before all others of the list have been drawn. */
  pick: <Item>(items: readonly Item[]) => Item;
  /** The text of one of the wordings that fit the facts; undefined when none does. */
  write: <Facts>(facts: Facts, wordings: readonly Wording<Facts>[]) => string | undefined;
  /** Lines below the titles of the stories so far. */
  decks: Set<string>;
};

/** A sentence about facts; undefined when it does not fit them. */
export type Wording<Facts> = (facts: Facts) => string | undefined;

/** Draws wordings for all stories of a college, so that stories next to each other differ. */
export function createPhrases(seed: string): Phrases {
  const random = createRandom(seed);
  const drawn = new Map<unknown, { times: number; at: number }>();
  const timesOf = (item: unknown) => drawn.get(item)?.times ?? 0;
  let draws = 0;
  const pick = <Item>(items: readonly Item[]): Item => {
    const least = Math.min(...items.map(timesOf));
    const rested = items.filter((item) => timesOf(item) === least);
    const latest = Math.max(...items.map((item) => drawn.get(item)?.at ?? 0));
    const others = rested.filter((item) => (drawn.get(item)?.at ?? 0) !== latest);
    const item = random.pick(others.length > 0 ? others : rested);
    draws += 1;
    drawn.set(item, { times: timesOf(item) + 1, at: draws });
    return item;
  };
  return {
    decks: new Set(),
    pick,
    write: (facts, wordings) => {
      const fitting = wordings.filter((wording) => wording(facts) !== undefined);
      return fitting.length > 0 ? pick(fitting)(facts) : undefined;
    },
  };
}
