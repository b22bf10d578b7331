import type { GameFacts } from './game-facts.ts';
import { periodName } from './period-words.ts';
import type { Wording } from './phrases.ts';
import { capitalized, listed } from './words.ts';

const setsOf = ({ periods }: GameFacts) => listed(periods.map(({ won, lost }) => `${won}-${lost}`));

function closest({ periods }: GameFacts) {
  const [set] = periods
    .map(({ won, lost }, index) => ({ high: Math.max(won, lost), low: Math.min(won, lost), index }))
    .sort((a, b) => a.high - a.low - (b.high - b.low));
  return set;
}

/** The sets of a volleyball match. */
export const courseOfSets: readonly Wording<GameFacts>[] = [
  (facts) => `The set scores were ${setsOf(facts)}.`,
  (facts) => `${facts.winner.name} took the match by sets of ${setsOf(facts)}.`,
  (facts) => `From first set to last it read ${setsOf(facts)}, ${facts.winner.name} first.`,
];

export const detailOfSets: readonly Wording<GameFacts>[] = [
  (facts) => {
    const set = closest(facts);
    return set && `None was closer than the ${periodName(facts.kind, set.index)}, which ended ${set.high}-${set.low}.`;
  },
  (facts) => {
    const lost = facts.periods.findIndex(({ won, lost }) => lost > won);
    const set = facts.periods[lost];
    return set && `${facts.loser.name} won the ${periodName(facts.kind, lost)}, ${set.lost}-${set.won}.`;
  },
  (facts) => {
    const best = [...facts.periods.entries()].sort(([, a], [, b]) => b.won - b.lost - (a.won - a.lost))[0];
    return (
      best &&
      `${capitalized(facts.winner.nick)} were at their best in the ${periodName(facts.kind, best[0])}, ${best[1].won}-${best[1].lost}.`
    );
  },
];
