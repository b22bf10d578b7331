import type { GameFacts, ScoringFacts } from './game-facts.ts';
import { leadForGood } from './key-plays.ts';
import { inPeriod, periodName } from './period-words.ts';
import type { Phrases } from './phrases.ts';
import { findPlayer, type Namer } from './player-names.ts';
import { ordinalWord } from './words.ts';

/** The names of a goal, when it fell, and the score from the leader's side. */
type Goal = { scorer: string; help: string; when: string; team: string; score: string; behind: string };
type GoalWords = readonly ((goal: Goal) => string)[];

const opener: GoalWords = [
  ({ scorer, help, when }) => `${scorer} opened the scoring ${when}${help}.`,
  ({ scorer, help, when, team }) => `${scorer} put ${team} ahead ${when}${help}.`,
  ({ scorer, help, when }) => `The first goal came ${when}, by ${scorer}${help}.`,
  ({ scorer, help, when, team }) => `${team} struck first, ${when}, through ${scorer}${help}.`,
];
const equalizer: GoalWords = [
  ({ scorer, help, when }) => `${scorer} tied it ${when}${help}.`,
  ({ scorer, help, when, team }) => `${team} was level ${when} through ${scorer}${help}.`,
  ({ scorer, help, when }) => `${capitalizedWhen(when)}, ${scorer} equalized${help}.`,
];
const goAhead: GoalWords = [
  ({ scorer, help, when, score }) => `${scorer} made it ${score} ${when}${help}.`,
  ({ scorer, help, when, team }) => `${scorer} gave ${team} the lead ${when}${help}.`,
  ({ scorer, help, when, team }) => `${team} went in front ${when} when ${scorer} scored${help}.`,
];
const extension: GoalWords = [
  ({ scorer, help, when, score }) => `${scorer} stretched it to ${score} ${when}${help}.`,
  ({ scorer, help, when }) => `${scorer} added one ${when}${help}.`,
  ({ scorer, help, when, score }) => `It was ${score} ${when}, on a goal by ${scorer}${help}.`,
];
const reply: GoalWords = [
  ({ scorer, help, when }) => `${scorer} pulled one back ${when}${help}.`,
  ({ scorer, help, when, team, score }) => `${scorer} cut ${team}’s deficit to ${score} ${when}${help}.`,
  ({ scorer, help, when }) => `${scorer} kept it interesting ${when}${help}.`,
];

/** How the goals of a game fell; at most six are told, with the one that decided it. */
export function courseOfGoals(facts: GameFacts, nameOf: Namer, phrases: Phrases): string {
  const told = facts.scoring.filter(
    (goal, index, goals) => goals.length <= 5 || index === 0 || index === goals.length - 1 || isTurn(goal),
  );
  const decisive = leadForGood(facts);
  const shown = told.filter((goal, index) => index < 4 || index === told.length - 1 || goal === decisive);
  const sentences = shown.flatMap((goal) => {
    const words = wordsOf(goal, facts, nameOf, phrases);
    return words ? [phrases.pick(kindOf(goal))(words)] : [];
  });
  return sentences.join(' ');
}

/** Whether the goal tied the game or gave a lead. */
const isTurn = ({ before, after }: ScoringFacts) => after.won === after.lost || before.won === before.lost;

function kindOf({ before, after }: ScoringFacts): GoalWords {
  if (before.won + before.lost === 0) return opener;
  if (after.won === after.lost) return equalizer;
  if (before.won === before.lost) return goAhead;
  return Math.abs(after.won - after.lost) > Math.abs(before.won - before.lost) ? extension : reply;
}

function wordsOf({ team, row, after }: ScoringFacts, facts: GameFacts, nameOf: Namer, phrases: Phrases) {
  const [name = '', helper = ''] = row.text.replace('(unassisted)', '').split(/ \(|[,)]/);
  const scorer = findPlayer(team, row.goal?.scorer || name.trim());
  if (!scorer) return undefined;
  const assist = findPlayer(team, row.goal?.firstAssist || helper.trim());
  const high = Math.max(after.won, after.lost);
  return {
    scorer: nameOf(scorer, team),
    help: `${row.type === 'PP' ? ' on the power play' : ''}${assist ? phrases.pick(helps)(nameOf(assist, team)) : ''}`,
    when: goalTime(facts, row),
    team: team.name,
    score: `${high}-${Math.min(after.won, after.lost)}`,
    behind: facts.loser.name,
  };
}

const helps = [
  (name: string) => ` from ${name}`,
  (name: string) => `, set up by ${name}`,
  (name: string) => ` off a pass by ${name}`,
];

/** "in the 25th minute", "with 8:12 left in the third period". */
function goalTime({ kind }: GameFacts, { period, clock }: ScoringFacts['row']): string {
  const time = clock.replace(/^0/, '');
  if (!time) return inPeriod(kind, period - 1);
  if (kind.rules.clock === 'up') return `in the ${ordinalWord(Number.parseInt(time, 10) + 1)} minute`;
  const name = periodName(kind, period - 1);
  return `with ${time} left in ${name === 'overtime' ? name : `the ${name}`}`;
}

const capitalizedWhen = (when: string) => when.charAt(0).toUpperCase() + when.slice(1);
