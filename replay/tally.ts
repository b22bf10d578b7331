import type { Side } from '../src/domain/side.ts';

/** A count that a play adds to the team's figure and, if given, a player's. */
export type Count = {
  readonly side: Side;
  /** The player's key in the team; absent for team-only counts. */
  readonly player?: string | undefined;
  /** Group and name of the figure as in the file: "stats.fgm". */
  readonly figure: string;
  readonly by?: number;
  /** The figure is the largest of all (a longest run), not their sum. */
  readonly largest?: true;
};

/** Selects a player and period; absent means all. */
export type CountOf = { side: Side; player?: string; period?: number };

export type Tally = {
  readonly add: (counts: readonly Count[], period: number) => void;
  readonly get: (of: CountOf, figure: string) => number;
};

/** Sums the counts of plays by player and team, for the game and by period. */
export function createTally(): Tally {
  const figures = new Map<string, number>();
  const put = (of: CountOf, { figure, by = 1, largest }: Count) => {
    const key = keyOf(of, figure);
    const before = figures.get(key);
    figures.set(key, largest ? Math.max(before ?? by, by) : (before ?? 0) + by);
  };
  return {
    add(counts, period) {
      for (const count of counts) {
        const { side, player } = count;
        put({ side }, count);
        put({ side, period }, count);
        if (player === undefined) continue;
        put({ side, player }, count);
        put({ side, player, period }, count);
      }
    },
    get: (of, figure) => figures.get(keyOf(of, figure)) ?? 0,
  };
}

const keyOf = ({ side, player = '', period = 0 }: CountOf, figure: string) => `${side}|${player}|${period}|${figure}`;
