/** Milliseconds after which half of the time used is forgotten. */
const halfLife = 60_000;
/** Milliseconds without use after which all of it is forgotten: ten half-lives leave a thousandth. */
const forgottenAfter = 10 * halfLife;

/** How much time clients of a queue used recently, and how many of their jobs are running. */
export function createRecentUse<Key>(now: () => number = () => performance.now()) {
  // in the order of their last use
  const uses = new Map<Key, { running: number; spentMs: number; at: number }>();

  const recentOf = (key: Key) => {
    const { running, spentMs, at } = uses.get(key) ?? { running: 0, spentMs: 0, at: 0 };
    return { running, spentMs: spentMs * 0.5 ** ((now() - at) / halfLife) };
  };
  const update = (key: Key, running: number, spentMs: number) => {
    uses.delete(key);
    uses.set(key, { running, spentMs, at: now() });
    for (const [oldest, use] of uses) {
      if (now() - use.at < forgottenAfter) break;
      if (use.running === 0) uses.delete(oldest);
    }
  };

  return {
    /** Negative if the first key used less and is next in turn. */
    compare: (a: Key, b: Key): number => {
      if (a === b) return 0;
      const [left, right] = [recentOf(a), recentOf(b)];
      return left.running - right.running || left.spentMs - right.spentMs;
    },
    /** Adds milliseconds to the time used. */
    charge: (key: Key, time: number): void => {
      const { running, spentMs } = recentOf(key);
      update(key, running, spentMs + time);
    },
    /** Records the start of a job; the result records its end. */
    start: (key: Key): (() => void) => {
      const startedAt = now();
      const { running, spentMs } = recentOf(key);
      update(key, running + 1, spentMs);
      return () => {
        const used = recentOf(key);
        update(key, used.running - 1, used.spentMs + now() - startedAt);
      };
    },
    /** Number of keys remembered. */
    size: () => uses.size,
  };
}
