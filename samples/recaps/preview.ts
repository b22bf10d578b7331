import { gameState } from '../../src/domain/game-state.ts';
import { longDay } from '../../src/domain/printed-date.ts';
import { formatRecord, recordOf } from '../../src/domain/record.ts';
import { toCounted } from '../box-scores.ts';
import type { RowOf } from '../college-rows.ts';
import type { CollegePlan } from '../colleges.ts';
import type { SportKind } from '../sport-kind.ts';
import { runOf } from './game-run.ts';
import type { Phrases } from './phrases.ts';
import { inWords } from './words.ts';

type School = { title: string; mascot: string; town: string };
type Preview = { kind: SportKind; season: readonly RowOf<'game'>[]; game: RowOf<'game'>; opponent: School };

/** Writes the preview of a game from the season before it. */
export function writePreview(plan: CollegePlan, { kind, season, game, opponent }: Preview, phrases: Phrases) {
  const isHome = game.locationIndicator === 'H';
  const town = plan.town.split(',')[0];
  const day = longDay(game.localDate);
  const who = `The ${opponent.mascot} of ${opponent.title}`;
  const where = isHome ? `come to ${town}` : `host ${plan.shortName} in ${opponent.town}`;
  const points = [phrases.pick(watched), phrases.pick(watched), phrases.pick(watched)];
  return {
    title: phrases.pick(titles)(opponent.title, isHome ? `comes to ${town}` : 'is next'),
    subHeadline: `${kind.title}: ${plan.shortName} ${formOf(season)}`,
    teaser: `${who} ${where} on ${day}.`,
    content: [
      `<p>${who} ${where} on ${day}. ${plan.shortName} ${formOf(season)}.</p>`,
      `<h2>${phrases.pick(headings)}</h2>`,
      `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
    ].join('\n'),
  };
}

/** "is 5-3 and has won four in a row" */
function formOf(season: readonly RowOf<'game'>[]): string {
  const played = season.filter(({ state, type }) => state === gameState.GameComplete && type !== 'E');
  const last = played.at(-1);
  if (!last) return 'opens its season';
  const { streak } = runOf(season, last);
  const record = `is ${formatRecord(recordOf(played.map(toCounted)).overall)}`;
  if (Math.abs(streak) < 2) return record;
  return `${record} and has ${streak > 0 ? 'won' : 'lost'} ${inWords(Math.abs(streak))} in a row`;
}

const titles = [
  (opponent: string, where: string) => `Preview: ${opponent} ${where}`,
  (opponent: string, where: string) => `${opponent} ${where}: what to watch`,
  (opponent: string, where: string) => `Game notes: ${opponent} ${where}`,
];
const headings = ['What to watch', 'Three questions', 'Before the game'];
const watched = [
  'Who sets the tempo in the opening minutes',
  'How deep either bench goes before the break',
  'Turnovers, the one figure both coaches brought up this week',
  'Which starters draw the hardest assignment on defense',
  'Whether the visitors can quiet the student section early',
  'The matchup of the two leading scorers',
  'Free throws and other chances that nobody defends',
  'What the first time-out changes',
  'Second chances after a miss',
];
