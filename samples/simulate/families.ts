import type { SportFamily } from '../../src/domain/sport-family.ts';
import { simulateBaseball } from './baseball.ts';
import { simulateBasketball } from './basketball.ts';
import { simulateFootball } from './football.ts';
import { simulateIceHockey } from './ice-hockey.ts';
import { simulateLacrosse } from './lacrosse.ts';
import type { Simulator } from './matchup.ts';
import { simulateSoccer } from './soccer.ts';
import { simulateVolleyball } from './volleyball.ts';

const simulators: Partial<Record<SportFamily, Simulator>> = {
  football: simulateFootball,
  basketball: simulateBasketball,
  baseball: simulateBaseball,
  softball: simulateBaseball,
  volleyball: simulateVolleyball,
  soccer: simulateSoccer,
  fieldhockey: simulateSoccer,
  icehockey: simulateIceHockey,
  lacrosse: simulateLacrosse,
};

/** The simulator of a sport family; `undefined` for families without box scores. */
export function getSimulator(family: SportFamily): Simulator | undefined {
  return simulators[family];
}
