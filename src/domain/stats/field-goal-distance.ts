import type { StatLine } from './column.ts';

/** Field goals by distance as season statistics list them; each has the keys `${key}Made` and `${key}Att`. */
export const fieldGoalRanges = [
  { key: 'fgTo19', title: 'I20', to: 19 },
  { key: 'fgTo29', title: '20-29', to: 29 },
  { key: 'fgTo39', title: '30-39', to: 39 },
  { key: 'fgTo49', title: '40-49', to: 49 },
  { key: 'fgFrom50', title: '50+', to: Number.POSITIVE_INFINITY },
] as const;

/** Made and attempted field goals by distance in yards. */
export function fieldGoalsByDistance(attempts: readonly { yards: number; good: boolean }[]): StatLine {
  return Object.fromEntries(
    fieldGoalRanges.flatMap(({ key, to }, index) => {
      const from = fieldGoalRanges[index - 1]?.to ?? 0;
      const inRange = attempts.filter(({ yards }) => yards > from && yards <= to);
      return [
        [`${key}Made`, inRange.filter(({ good }) => good).length],
        [`${key}Att`, inRange.length],
      ];
    }),
  );
}
