import type { Side } from '../../domain/side.ts';

/** One count that a play adds: to a player's figure where one is named, and to the team's. */
export type Count = {
  readonly side: Side;
  /** The player's key in the team; absent for what only the team is given. */
  readonly player?: string | undefined;
  /** Group and name of the figure as the file writes them: "stats.fgm". */
  readonly figure: string;
  readonly by?: number;
  /** The figure is the largest of all (a longest run), not their sum. */
  readonly largest?: true;
};

/** Whose figure, and of which period; all of them where none is named. */
export type CountOf = { side: Side; player?: string; period?: number };

export type Tally = {
  readonly add: (counts: readonly Count[], period: number) => void;
  readonly get: (of: CountOf, figure: string) => number;
};

/** Adds up what plays say: for players and teams, over the game and by period. */
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
