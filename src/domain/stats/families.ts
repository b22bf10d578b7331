import type { SportFamily } from '../sport-family.ts';
import { baseball, softball } from './baseball.ts';
import { basketball } from './basketball.ts';
import { football } from './football.ts';
import { iceHockey } from './ice-hockey.ts';
import { lacrosse } from './lacrosse.ts';
import { fieldHockey, soccer } from './soccer.ts';
import type { SportStats } from './sport-stats.ts';
import { volleyball } from './volleyball.ts';

const families: Partial<Record<SportFamily, SportStats>> = {
  football,
  basketball,
  baseball,
  softball,
  volleyball,
  soccer,
  fieldhockey: fieldHockey,
  icehockey: iceHockey,
  lacrosse,
};

/** The statistics of a sport family, or `undefined` if it has no box score. */
export function getSportStats(family: SportFamily): SportStats | undefined {
  return families[family];
}
