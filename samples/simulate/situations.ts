const situations = ['leadoff', 'runners', 'scoring', 'twoOuts', 'loaded'] as const;

/** A situation of batting that the simulator records. */
export type Situation = (typeof situations)[number];

export const situationalKeys = situations.flatMap((key) => [`${key}H`, `${key}Ab`]);

type Half = { bases: readonly unknown[]; outs: number; batters: number };

/** The situations of the next batter of a half inning. */
export function situationsOf({ bases, outs, batters }: Half): Situation[] {
  const applies: Record<Situation, boolean> = {
    leadoff: batters === 0,
    runners: bases.some(Boolean),
    scoring: Boolean(bases[1] ?? bases[2]),
    twoOuts: outs === 2,
    loaded: bases.every(Boolean),
  };
  return situations.filter((key) => applies[key]);
}
