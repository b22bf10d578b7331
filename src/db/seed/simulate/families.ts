import type { SportFamily } from '../../../domain/sport-family.ts';
import type { Simulator } from './matchup.ts';

const simulators: Partial<Record<SportFamily, Simulator>> = {};

/** How a game of a sport is played out, or `undefined` for sports without a box score. */
export function getSimulator(family: SportFamily): Simulator | undefined {
  return simulators[family];
}
