import type { Side } from '../../src/domain/side.ts';
import type { SimPlayer } from './matchup.ts';
import { other, type Scorebook } from './scorebook.ts';

/** A goal of a simulated game. */
export type SimGoal = { side: Side; scorer: SimPlayer; assisted: boolean; overtime: boolean };

/** Kinds of goals: first of the game, game-winning, unassisted, overtime, hat trick. */
export const goalTypeKeys = ['fg', 'gw', 'ua', 'ot', 'hat'];

export function countGoalTypes(book: Scorebook, goals: readonly SimGoal[]): void {
  const scored = { home: 0, away: 0 };
  const byScorer = new Map<SimPlayer, number>();
  for (const [index, { side, scorer, assisted, overtime }] of goals.entries()) {
    scored[side] += 1;
    byScorer.set(scorer, (byScorer.get(scorer) ?? 0) + 1);
    const wins = book.score[side] > book.score[other(side)] && scored[side] === book.score[other(side)] + 1;
    const types = {
      fg: index === 0,
      gw: wins,
      ua: !assisted,
      ot: overtime,
      hat: byScorer.get(scorer) === 3,
    };
    for (const [key, counts] of Object.entries(types)) if (counts) book[side].add(scorer, 'goalTypes', key);
  }
}
