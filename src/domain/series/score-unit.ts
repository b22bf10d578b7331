import type { SportFamily } from '../sport-family.ts';

const units: Partial<Record<SportFamily, string>> = {
  baseball: 'runs',
  softball: 'runs',
  soccer: 'goals',
  fieldhockey: 'goals',
  icehockey: 'goals',
  lacrosse: 'goals',
  waterpolo: 'goals',
  volleyball: 'sets',
};

/** What a sport scores: "points", "runs", "goals" or "sets". */
export const scoreUnit = (family: SportFamily): string => units[family] ?? 'points';
