import type { GameFacts } from './game-facts.ts';
import { afterPeriod, periodName } from './period-words.ts';
import type { Wording } from './phrases.ts';
import { capitalized, inWords, listed, withArticle } from './words.ts';

type Course = Wording<GameFacts>;

/** The break at which the winner was furthest behind. */
export function deficitOf({ breaks }: GameFacts) {
  const behind = breaks
    .slice(0, -1)
    .map((score, index) => ({ ...score, index }))
    .filter(({ won, lost }) => lost > won)
    .sort((a, b) => b.lost - b.won - (a.lost - a.won));
  return behind[0];
}

/** The period that the winner won by most. */
function bestPeriod({ periods }: GameFacts) {
  const [best] = periods.map((score, index) => ({ ...score, index })).sort((a, b) => b.won - b.lost - (a.won - a.lost));
  return best && best.won > best.lost ? best : undefined;
}

/** How the winner came back from the largest deficit at a break. */
export const comebacks: readonly Course[] = [
  (facts) => {
    const low = deficitOf(facts);
    return (
      low &&
      `${capitalized(facts.winner.nick)} trailed ${low.lost}-${low.won} ${afterPeriod(facts.kind, low.index)} and outscored ${facts.loser.name} ${facts.winner.score - low.won}-${facts.loser.score - low.lost} from there.`
    );
  },
  (facts) => {
    const low = deficitOf(facts);
    return (
      low &&
      `${facts.loser.name} led ${low.lost}-${low.won} ${afterPeriod(facts.kind, low.index)}. The rest belonged to ${facts.winner.name}, ${facts.winner.score - low.won}-${facts.loser.score - low.lost}.`
    );
  },
  (facts) => {
    const low = deficitOf(facts);
    return (
      low &&
      `Down ${low.lost}-${low.won} ${afterPeriod(facts.kind, low.index)}, ${facts.winner.nick} finished on the better side of ${withArticle(`${facts.winner.score - low.won}-${facts.loser.score - low.lost} stretch`)}.`
    );
  },
];

/** How the winner kept a lead from break to break, in sports that score often. */
export const courseOfPoints: readonly Course[] = [
  (facts) => {
    const { breaks, winner } = facts;
    if (deficitOf(facts) || breaks.length < 3) return undefined;
    const scores = breaks.slice(0, -1).map(({ won, lost }) => (won === lost ? `${won}-all` : `${won}-${lost}`));
    return `${winner.name} was never behind at a break: ${listed(scores)} ahead of the final period.`;
  },
  (facts) => {
    const { breaks, kind, winner } = facts;
    const index = kind.rules.periods / 2 - 1;
    const half = breaks[index];
    if (!half || half.won <= half.lost) return undefined;
    return `${capitalized(winner.nick)} took ${withArticle(`${half.won}-${half.lost} lead`)} into the break and kept it.`;
  },
  (facts) => {
    const { breaks, kind, loser } = facts;
    const half = breaks[kind.rules.periods / 2 - 1];
    if (!half || half.won - half.lost < 3) return undefined;
    return `The margin at halftime was ${half.won - half.lost}, more than ${loser.name} could make up.`;
  },
  (facts) => {
    const best = !deficitOf(facts) && bestPeriod(facts);
    if (!best) return undefined;
    return `The ${periodName(facts.kind, best.index)} decided it: ${facts.winner.name} won it ${best.won}-${best.lost}.`;
  },
  (facts) => {
    const best = !deficitOf(facts) && bestPeriod(facts);
    if (!best) return undefined;
    return `${capitalized(facts.winner.nick)} won the ${periodName(facts.kind, best.index)} ${best.won}-${best.lost}, and that was room enough.`;
  },
];

/** Regulation that ended level. */
export const courseOfOvertime: readonly Course[] = [
  ({ extra, breaks, kind, winner }) => {
    const level = breaks[kind.rules.periods - 1];
    if (!extra || !level) return undefined;
    if (kind.family === 'baseball' || kind.family === 'softball')
      return `It was ${level.won}-all after ${inWords(kind.rules.periods)} innings. ${winner.name} scored ${inWords(winner.score - level.won)} in extra innings.`;
    return `Regulation ended ${level.won}-${level.lost}. ${winner.name} scored ${winner.score - level.won} in overtime.`;
  },
];
