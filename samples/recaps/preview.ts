import { longDay } from '../../src/domain/printed-date.ts';
import { formatRecord, recordOf } from '../../src/domain/record.ts';
import { toCounted } from '../box-scores.ts';
import type { CollegeRows, RowOf } from '../college-rows.ts';
import type { CollegePlan } from '../colleges.ts';
import type { SportKind } from '../sport-kind.ts';
import type { Team } from '../team.ts';
import { runOf } from './game-run.ts';
import type { Phrases } from './phrases.ts';
import { type PlayedGame, previewFacts } from './preview-facts.ts';
import { points } from './preview-points.ts';
import { inWords } from './words.ts';

type School = { title: string; mascot: string; town: string };
/** `day` is the one on which it appears. */
type Preview = { kind: SportKind; team: Team; game: RowOf<'game'>; opponent: School; day: string };

/** Writes the preview of a game from the results before it. */
export function writePreview(
  college: CollegeRows,
  plan: CollegePlan,
  { kind, team, game, opponent, day }: Preview,
  phrases: Phrases,
) {
  const facts = previewFacts(college, plan, { kind, team, game, opponent: opponent.title, day });
  const town = plan.town.split(',')[0];
  const gameDay = longDay(game.localDate);
  const who = `The ${opponent.mascot} of ${opponent.title}`;
  const where = facts.isHome ? `come to ${town}` : `host ${plan.shortName} in ${opponent.town}`;
  const sentences = phrases
    .pick(orders)
    .map((heading) => ({ heading, text: phrases.write(facts, points[heading]) }))
    .filter(({ text }) => text !== undefined);
  const form = formOf(facts.played);
  return {
    title: phrases.pick(titles)(opponent.title, facts.isHome ? `comes to ${town}` : 'is next'),
    subHeadline: sentences[0]?.text?.replace(/\.$/, '') ?? `${plan.shortName} ${form}`,
    teaser: `${who} ${where} on ${gameDay}.`,
    content: [
      `<p>${who} ${where} on ${gameDay}. ${plan.shortName} ${form}.</p>`,
      `<ul>${sentences.map(({ heading, text }) => `<li><strong>${heading}.</strong> ${text}</li>`).join('')}</ul>`,
    ].join('\n'),
  };
}

/** "is 5-3 and has won four in a row" */
function formOf(played: readonly PlayedGame[]): string {
  const last = played.at(-1);
  if (!last) return 'opens its season';
  const { streak } = runOf(played, last);
  const record = `is ${formatRecord(recordOf(played.map(toCounted)).overall)}`;
  if (Math.abs(streak) < 2) return record;
  return `${record} and has ${streak > 0 ? 'won' : 'lost'} ${inWords(Math.abs(streak))} in a row`;
}

const titles = [
  (opponent: string, where: string) => `Preview: ${opponent} ${where}`,
  (opponent: string, where: string) => `${opponent} ${where}: what to watch`,
  (opponent: string, where: string) => `Game notes: ${opponent} ${where}`,
];

/** Orders of the facts; the first is the deck, too. */
const orders: readonly (readonly (keyof typeof points)[])[] = [
  ['Players to watch', 'The series', 'By the numbers', 'Home and away'],
  ['The series', 'Last time out', 'Players to watch', 'Close games'],
  ['By the numbers', 'Home and away', 'The series', 'Players to watch'],
];
