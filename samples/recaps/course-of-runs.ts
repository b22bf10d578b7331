import { deficitOf } from './course-of-points.ts';
import type { GameFacts } from './game-facts.ts';
import type { Wording } from './phrases.ts';
import { capitalized, inWords, ordinalWord, withArticle } from './words.ts';

/** The winner's largest inning. */
function bigInning({ periods }: GameFacts) {
  const [best] = periods.map(({ won }, index) => ({ runs: won, index })).sort((a, b) => b.runs - a.runs);
  return best && best.runs > 1 ? best : undefined;
}

/** How the runs fell, in baseball and softball. */
export const courseOfRuns: readonly Wording<GameFacts>[] = [
  (facts) => {
    const big = bigInning(facts);
    return (
      big && `${facts.winner.name} did most of it with ${inWords(big.runs)} runs in the ${ordinalWord(big.index + 1)}.`
    );
  },
  (facts) => {
    const big = bigInning(facts);
    return (
      big &&
      `${capitalized(withArticle(`${inWords(big.runs)}-run ${ordinalWord(big.index + 1)} inning`))} was the largest of the day.`
    );
  },
  (facts) => {
    const big = bigInning(facts);
    return (
      big && `${capitalized(facts.winner.nick)} sent ${inWords(big.runs)} across in the ${ordinalWord(big.index + 1)}.`
    );
  },
  (facts) => {
    const low = deficitOf(facts);
    return (
      low &&
      `${facts.loser.name} was in front ${low.lost}-${low.won} through ${inWords(low.index + 1)} before the game turned.`
    );
  },
  ({ periods, loser, kind }) =>
    loser.score === 0
      ? `${loser.name} came up empty in all ${inWords(Math.max(periods.length, kind.rules.periods))} innings.`
      : undefined,
  ({ winner, loser }) =>
    `${winner.name} had ${figure(winner, 'h')} hits to ${figure(loser, 'h')} and left ${figure(winner, 'lob')} on base.`,
];

const figure = ({ stats }: GameFacts['us'], key: string) => inWords(Number(stats['line']?.[key] ?? 0));
