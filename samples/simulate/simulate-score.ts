import type { SportFamily } from '../../src/domain/sport-family.ts';
import type { Random } from '../random.ts';

/** Mean and standard deviation of a team's points in games without a box score. */
const scoring: Partial<Record<SportFamily, [number, number]>> = {
  football: [27, 10],
  basketball: [72, 9],
  baseball: [5.5, 3],
  softball: [4.5, 2.6],
  soccer: [1.4, 1.1],
  fieldhockey: [2, 1.3],
  icehockey: [2.9, 1.6],
  lacrosse: [11.5, 3.4],
  meet: [21, 8],
};
const fixed: Partial<Record<SportFamily, number>> = { volleyball: 3, tennis: 4 };
const drawn = new Set<SportFamily>(['soccer', 'icehockey']);

/** A plausible final score; `edge` is our advantage in strength, from −1 to 1. */
export function simulateScore(family: SportFamily, edge: number, random: Random): { us: number; them: number } {
  const most = fixed[family];
  if (most) {
    const less = random.int(0, most - 1);
    return random.chance(0.5 + edge * 0.45) ? { us: most, them: less } : { us: less, them: most };
  }
  const [mean, spread] = scoring[family] ?? [10, 3];
  const us = Math.max(0, Math.round(random.normal(mean + edge * spread, spread)));
  const them = Math.max(0, Math.round(random.normal(mean - edge * spread, spread)));
  if (us !== them || drawn.has(family)) return { us, them };
  return random.chance(0.5 + edge * 0.4) ? { us: us + 1, them } : { us, them: them + 1 };
}
