import type { Side } from '../../src/domain/side.ts';
import type { SimPlayer } from './matchup.ts';
import { other, type RecordKeeper } from './record-keeper.ts';

/** A goal of a simulated game, in the order they fell. */
export type SimGoal = { side: Side; scorer: SimPlayer; assisted: boolean; overtime: boolean };

/** What kinds of goals a scorer has: the first of the game, the winning one, unassisted and overtime ones, hat tricks. */
export const goalTypeKeys = ['fg', 'gw', 'ua', 'ot', 'hat'];

export function countGoalTypes(keeper: RecordKeeper, goals: readonly SimGoal[]): void {
  const scored = { home: 0, away: 0 };
  const byScorer = new Map<SimPlayer, number>();
  for (const [index, { side, scorer, assisted, overtime }] of goals.entries()) {
    scored[side] += 1;
    byScorer.set(scorer, (byScorer.get(scorer) ?? 0) + 1);
    const wins = keeper.score[side] > keeper.score[other(side)] && scored[side] === keeper.score[other(side)] + 1;
    const types = {
      fg: index === 0,
      gw: wins,
      ua: !assisted,
      ot: overtime,
      hat: byScorer.get(scorer) === 3,
    };
    for (const [key, counts] of Object.entries(types)) if (counts) keeper[side].add(scorer, 'goalTypes', key);
  }
}
