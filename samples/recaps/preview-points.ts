import { longDate, longDay } from '../../src/domain/printed-date.ts';
import { formatRecord, recordOf } from '../../src/domain/record.ts';
import { toCounted } from '../box-scores.ts';
import schools from '../opponents.json' with { type: 'json' };
import { at } from '../random.ts';
import type { Wording } from './phrases.ts';
import type { PlayedGame, PreviewFacts } from './preview-facts.ts';
import { capitalized, inWords, listed } from './words.ts';

const marginOf = ({ ourScore, opponentScore }: PlayedGame) => ourScore - opponentScore;
const winsIn = (games: readonly PlayedGame[]) => games.filter((game) => marginOf(game) > 0).length;
const scoreOf = ({ ourScore, opponentScore }: PlayedGame) =>
  `${Math.max(ourScore, opponentScore)}-${Math.min(ourScore, opponentScore)}`;
const mean = (games: readonly PlayedGame[], figure: (game: PlayedGame) => number) =>
  (games.reduce((sum, game) => sum + figure(game), 0) / games.length).toFixed(1);

/** "beat Belmarsh, 71-64" */
const resultText = (game: PlayedGame) => {
  const { title } = at(schools, (game.opponentId ?? 1) - 1);
  const margin = marginOf(game);
  return `${margin > 0 ? 'beat' : margin < 0 ? 'lost to' : 'tied'} ${title}, ${scoreOf(game)}`;
};

const lastTime: readonly Wording<PreviewFacts>[] = [
  ({ us, played }) => {
    const last = played.at(-1);
    return last && `${us} ${resultText(last)} on ${longDay(last.localDate)}.`;
  },
  ({ nick, played }) => {
    const last = played.slice(-5);
    return last.length < 5
      ? undefined
      : `${capitalized(nick)} have won ${inWords(winsIn(last))} of their last five games.`;
  },
];

const series: readonly Wording<PreviewFacts>[] = [
  ({ us, them, meetings }) => {
    const last = meetings.at(-1);
    if (!last) return undefined;
    const winner = marginOf(last) > 0 ? us : them;
    return `The teams last met on ${longDate(last.localDate)}, when ${winner} won, ${scoreOf(last)}.`;
  },
  ({ us, them, meetings }) => {
    const first = meetings[0];
    return first && meetings.length > 1
      ? `${us} has won ${inWords(winsIn(meetings))} of ${inWords(meetings.length)} games against ${them} since ${first.localDate.slice(0, 4)}.`
      : undefined;
  },
  ({ us, them, meetings }) => (meetings.length === 0 ? `It is the first game between ${us} and ${them}.` : undefined),
];

const place: readonly Wording<PreviewFacts>[] = [
  ({ us, isHome, played }) => {
    const { home, away } = recordOf(played.map(toCounted));
    const record = isHome ? home : away;
    return record.wins + record.losses === 0
      ? undefined
      : `${us} is ${formatRecord(record)} ${isHome ? 'at home' : 'on the road'} this season.`;
  },
];

const scoring: readonly Wording<PreviewFacts>[] = [
  ({ us, played }) =>
    played.length < 3
      ? undefined
      : `${us} averages ${mean(played, (game) => game.ourScore)} points and allows ${mean(played, (game) => game.opponentScore)}.`,
  ({ nick, played }) => {
    const widest = played.toSorted((a, b) => marginOf(b) - marginOf(a))[0];
    return widest && marginOf(widest) > 0
      ? `The widest win of ${nick} is the ${scoreOf(widest)} of ${longDay(widest.localDate)}.`
      : undefined;
  },
];

const close: readonly Wording<PreviewFacts>[] = [
  ({ kind, played }) => {
    const most = kind.family === 'football' ? 8 : 5;
    const decided = played.filter((game) => Math.abs(marginOf(game)) <= most);
    return played.length < 3
      ? undefined
      : `${capitalized(inWords(decided.length))} of the ${inWords(played.length)} games so far ${decided.length === 1 ? 'was' : 'were'} decided by ${inWords(most)} points or fewer; ${winsIn(decided) === 0 ? 'none was a win' : `${inWords(winsIn(decided))} ended in a win`}.`;
  },
];

const leaders: readonly Wording<PreviewFacts>[] = [
  ({ leaders: [first] }) => first && `${first.name} ${first.text}.`,
  ({ leaders }) => {
    const others = leaders.slice(1);
    return others.length > 0 ? `${listed(others.map(({ name, text }) => `${name} ${text}`))}.` : undefined;
  },
];

/** Facts of a preview by their headings. */
export const points = {
  'Last time out': lastTime,
  'The series': series,
  'Home and away': place,
  'By the numbers': scoring,
  'Close games': close,
  'Players to watch': leaders,
} satisfies Record<string, readonly Wording<PreviewFacts>[]>;
