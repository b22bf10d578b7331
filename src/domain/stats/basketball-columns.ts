import { clock, numberOf, ratio, type StatColumn, type StatLine, signed } from './column.ts';
import { average, computed, figure, paired, share } from './figure-columns.ts';

const wholeMinutes = (seconds: number) => String(Math.round(seconds / 60));
export const minutes = figure('sec', 'TOT', 'Minutes played', {
  label: 'MIN',
  over: 'Minutes',
  text: (line: StatLine) => {
    const seconds = numberOf(line, 'sec');
    return seconds === undefined ? undefined : wholeMinutes(seconds);
  },
} as Partial<StatColumn>);
export const minutesAverage = computed(
  'minAvg',
  'AVG',
  'Minutes a game',
  (line) => ratio(numberOf(line, 'sec'), (numberOf(line, 'gp') ?? 0) * 60),
  { label: 'MIN/G', formula: 'MIN ÷ GP', print: (value) => signed(value, 1), over: 'Minutes' },
);
export const fgm = figure('fgm', 'FGM', 'Field goals made', { over: 'FG' });
export const fga = figure('fga', 'FGA', 'Field goals attempted', { over: 'FG' });
export const fgPct = share('fgPct', 'FG%', 'Field goal percentage', ['fgm', 'fga'], {
  formula: 'FGM ÷ FGA',
  over: 'FG',
});
export const fgm3 = figure('fgm3', '3PT', 'Three-pointers made', { over: '3PT' });
export const fga3 = figure('fga3', '3PTA', 'Three-pointers attempted', { over: '3PT' });
export const fg3Pct = share('fg3Pct', '3PT%', 'Three-point percentage', ['fgm3', 'fga3'], {
  formula: '3PT ÷ 3PTA',
  over: '3PT',
});
export const ftm = figure('ftm', 'FTM', 'Free throws made', { label: 'FT', over: 'FT' });
export const fta = figure('fta', 'FTA', 'Free throws attempted', { over: 'FT' });
export const ftPct = share('ftPct', 'FT%', 'Free throw percentage', ['ftm', 'fta'], {
  formula: 'FTM ÷ FTA',
  over: 'FT',
});
export const pts = figure('pts', 'PTS', 'Points', { over: 'Scoring' });
export const ptsAverage = average('ptsAvg', 'AVG', 'Points a game', ['pts', 'gp'], {
  formula: 'PTS ÷ GP',
  over: 'Scoring',
});
export const oreb = figure('oreb', 'OFF', 'Offensive rebounds', { label: 'OFF REB', over: 'Rebounds' });
export const dreb = figure('dreb', 'DEF', 'Defensive rebounds', { label: 'DEF REB', over: 'Rebounds' });
export const treb = figure('treb', 'TOT', 'Rebounds', { label: 'REB', over: 'Rebounds' });
export const rebAverage = average('rebAvg', 'AVG', 'Rebounds a game', ['treb', 'gp'], {
  label: 'REB/G',
  formula: 'Rebounds ÷ GP',
  over: 'Rebounds',
});
export const pf = figure('pf', 'PF', 'Personal fouls');
export const ast = figure('ast', 'AST', 'Assists');
export const to = figure('to', 'TO', 'Turnovers');
export const stl = figure('stl', 'STL', 'Steals');
export const blk = figure('blk', 'BLK', 'Blocked shots');
export const perGame = (key: string, abbr: string, title: string, of: string) =>
  average(key, abbr, `${title} a game`, [of, 'gp'], { formula: `${title} ÷ GP` });
export const assistsPerGame = perGame('astAvg', 'AST/G', 'Assists', 'ast');

const withoutGroup = ({ over: _, ...column }: StatColumn): StatColumn => column;

/** The columns of a box score, in its order; rebounds have no common heading. */
export const boxScore: readonly StatColumn[] = [
  { ...figure('sec', 'MIN', 'Minutes played'), text: playingTime },
  paired('fgm', 'fga', 'FG', 'Field goals made and attempted'),
  paired('fgm3', 'fga3', '3PT', 'Three-pointers made and attempted'),
  paired('ftm', 'fta', 'FT', 'Free throws made and attempted'),
  { ...withoutGroup(oreb), abbr: 'OR' },
  { ...withoutGroup(dreb), abbr: 'DR' },
  { ...withoutGroup(treb), abbr: 'REB' },
  pf,
  { ...ast, abbr: 'A' },
  to,
  blk,
  stl,
  figure('plusMinus', '+/−', 'Score difference while on the floor'),
  withoutGroup(pts),
];

/** "27:30"; season totals are whole minutes. */
function playingTime(line: StatLine): string | undefined {
  const seconds = numberOf(line, 'sec');
  return seconds === undefined ? undefined : clock(seconds);
}
