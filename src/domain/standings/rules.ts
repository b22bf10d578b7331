import type { SportFamily } from '../sport-family.ts';

/** How a sport's standings are ordered, and their columns. */
export type StandingsRules = {
  /** Points for each conference result; without them, teams are ordered by winning percentage. */
  points?: { win: number; tie: number };
  /** Games behind the first team are printed. */
  gamesBack?: true;
};

const rulesOf: Partial<Record<SportFamily, StandingsRules>> = {
  basketball: { gamesBack: true },
  baseball: { gamesBack: true },
  softball: { gamesBack: true },
  volleyball: { gamesBack: true },
  soccer: { points: { win: 3, tie: 1 } },
};

/** The rules of a sport; undefined for sports with meets, which have places instead of records. */
export const standingsRules = (family: SportFamily): StandingsRules | undefined =>
  family === 'meet' ? undefined : (rulesOf[family] ?? {});
