import { numberOf, ratio, type StatLine, signed, thousandths } from '../column.ts';
import { shareOf } from '../figure-columns.ts';
import type { SeasonLine, TeamRow } from './season-book.ts';

const box = (line: SeasonLine) => ({ ...line['games'], ...line['box'] }) as StatLine;
const sumRow = (title: string, abbr: string, key: string): TeamRow => ({
  title,
  abbr,
  text: (line) => {
    const value = numberOf(box(line), key);
    return value === undefined ? undefined : signed(value);
  },
});
const eachGame = (line: SeasonLine, key: string) => ratio(numberOf(box(line), key), numberOf(box(line), 'gp'));
const perGameRow = (title: string, abbr: string, key: string): TeamRow => ({
  title,
  abbr,
  text: (line) => printed(eachGame(line, key)),
});
const printed = (value: number | undefined) => (value === undefined ? undefined : signed(value, 1));
/** Positive is in our favor; the opponents' column is empty. */
const marginRow = (key: string, sign: 1 | -1): TeamRow => ({
  title: 'Margin',
  text: (line, other) => {
    const [own, theirs] = [eachGame(line, key), eachGame(other, key)];
    return own === undefined || theirs === undefined ? undefined : signed(sign * (own - theirs), 1);
  },
});
const shootingRows = (name: string, abbr: string, made: string, attempted: string): TeamRow[] => [
  {
    title: `${name}: Made-Attempted`,
    abbr: `${abbr}M-${abbr}A`,
    text: (line) => {
      const [own, tried] = [numberOf(box(line), made), numberOf(box(line), attempted)];
      return own === undefined || tried === undefined ? undefined : `${own}-${tried}`;
    },
  },
  {
    title: `${name}: Percentage`,
    abbr: `${abbr}%`,
    text: (line) => {
      const value = shareOf(box(line), made, attempted);
      return value === undefined ? undefined : thousandths(value);
    },
  },
  perGameRow(`${name}: Per Game`, `${name}/G`, made),
];

/** The team's comparison with its opponents. */
export const basketballTeamRows: readonly TeamRow[] = [
  { heading: 'Scoring' },
  sumRow('Total Points', 'TOT', 'pts'),
  perGameRow('Points Per Game', 'PPG', 'pts'),
  marginRow('pts', 1),
  { heading: 'Shooting' },
  ...shootingRows('FG', 'FG', 'fgm', 'fga'),
  ...shootingRows('3PT', '3P', 'fgm3', 'fga3'),
  ...shootingRows('FT', 'FT', 'ftm', 'fta'),
  { heading: 'Rebounding' },
  sumRow('Total', 'TOT', 'treb'),
  perGameRow('Per Game', 'RPG', 'treb'),
  marginRow('treb', 1),
  { heading: 'Assists' },
  sumRow('Total', 'TOT', 'ast'),
  perGameRow('Per Game', 'APG', 'ast'),
  { heading: 'Turnovers' },
  sumRow('Total', 'TOT', 'to'),
  perGameRow('Per Game', 'TO/G', 'to'),
  marginRow('to', -1),
  {
    title: 'Assist/Turnover Ratio',
    abbr: 'A/TO',
    text: (line) => printed(ratio(numberOf(box(line), 'ast'), numberOf(box(line), 'to'))),
  },
  {
    title: 'Points Off Turnovers',
    abbr: 'PTS OFF TO',
    text: (line) => printed(ratio(numberOf(line['special'], 'ptsTurnovers'), numberOf(box(line), 'gp'))),
  },
  { heading: 'Steals' },
  sumRow('Total', 'TOT', 'stl'),
  perGameRow('Per Game', 'STL/G', 'stl'),
  { heading: 'Blocks' },
  sumRow('Total', 'TOT', 'blk'),
  perGameRow('Per Game', 'BLK/G', 'blk'),
];
