import type { GameFacts, ScoringFacts, TeamFacts } from './game-facts.ts';
import { inPeriod } from './period-words.ts';
import { findPlayer, type Namer } from './player-names.ts';
import { inWords, withArticle } from './words.ts';

type Print = (play: ScoringFacts, found: RegExpMatchArray, name: (text: string) => string) => string;

/** Scoring plays as noun phrases, by the text of the scorer. */
const plays: readonly [RegExp, Print][] = [
  [
    /^(.+?) (\d+) yd pass from (.+?)(?: \(|$)/,
    (_, [, to = '', yards, from = ''], name) =>
      `${withArticle(`${yards}-yard pass`)} from ${name(from)} to ${name(to)}`,
  ],
  [/^(.+?) (\d+) yd (?:run|rush)/, (_, [, by = '', yards], name) => `${name(by)}’s ${yards}-yard run`],
  [/^(.+?) (\d+) yd field goal/, (_, [, by = '', yards], name) => `${name(by)}’s ${yards}-yard field goal`],
  [
    /^(.+?) (singled|doubled|tripled|homered)/,
    (play, [, by = '', verb = ''], name) => `${name(by)}’s ${hitOf(play, verb)}`,
  ],
  [/^(.+?) flied out .*sacrifice/, (_, [, by = ''], name) => `${name(by)}’s sacrifice fly`],
];

const hits: Record<string, string> = { singled: 'single', doubled: 'double', tripled: 'triple', homered: 'home run' };

function hitOf({ before, after }: ScoringFacts, verb: string): string {
  const runs = after.won + after.lost - before.won - before.lost;
  if (verb === 'homered')
    return runs === 4 ? 'grand slam' : runs === 1 ? 'solo home run' : `${inWords(runs)}-run home run`;
  return `${runs === 1 ? 'run-scoring' : `${inWords(runs)}-run`} ${hits[verb]}`;
}

/** A scoring play such as "Noah Quigley’s 34-yard field goal"; undefined for those that sentences leave out. */
export function playPhrase(play: ScoringFacts, nameOf: Namer): string | undefined {
  const name = (team: TeamFacts) => (text: string) => {
    const player = findPlayer(team, text);
    return player ? nameOf(player, team) : text;
  };
  for (const [pattern, print] of plays) {
    const found = play.row.text.match(pattern);
    if (found) return print(play, found, name(play.team));
  }
  return undefined;
}

/** The score with which the winner took the lead and kept it. */
export const leadForGood = ({ scoring, outcome }: GameFacts): ScoringFacts | undefined =>
  outcome === 'tie'
    ? undefined
    : scoring.findLast(({ before, after }) => before.won <= before.lost && after.won > after.lost);

/** "in the fifth inning" */
export const whenOf = ({ kind }: GameFacts, { row }: ScoringFacts): string => inPeriod(kind, row.period - 1);
