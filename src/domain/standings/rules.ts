import type { SportFamily } from '../sport-family.ts';

/** How a sport's standings are ordered, and their columns. */
export type StandingsRules = {
  /** How teams are ordered that are still tied after the results among all tied teams. */
  ties?: TieRule;
  /** Points for each conference result; without them, teams are ordered by winning percentage. */
  points?: { win: number; tie: number };
  /** Games behind the first team are printed. */
  gamesBack?: true;
};

/**
 * `overall`: by their overall winning percentages. `headToHead`: as soon as some of the tied teams are apart, those that still are
 * tied begin again with the results among them.
 */
export const tieRules = ['overall', 'headToHead'] as const;
export type TieRule = (typeof tieRules)[number];

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
