import type { BookScore } from '../../../api/stats/score-book.ts';
import type { Side } from '../../../domain/side.ts';
import type { GameSide } from '../sides.ts';

/** A shot with the `index` of its play. */
export type ChartedShot = {
  index: number;
  x: number;
  y: number;
  made: boolean;
  side: Side | null;
  period: number;
  clock: string;
  text: string;
};

/** The plays that have coordinates, in order. */
export const chartedShots = ({ plays }: BookScore): ChartedShot[] =>
  plays.flatMap(({ shot, side, period, clock, text }, index) =>
    shot ? [{ index, ...shot, side, period, clock, text }] : [],
  );

/** "Lakeshore made 12 of 30". */
export function shotsText(shots: readonly ChartedShot[], { side, name }: Pick<GameSide, 'side' | 'name'>): string {
  const own = shots.filter((shot) => shot.side === side);
  return `${name} made ${own.filter(({ made }) => made).length} of ${own.length}`;
}
