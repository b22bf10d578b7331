import { numberOf, ratio, type StatLine, signed, thousandths } from '../column.ts';
import { average, computed, figure, gp, gs, paired, share, shareOf } from './columns.ts';
import type { LeaderList, LogColumn, SeasonBook, SeasonColumn, SeasonLine, TeamRow } from './season-book.ts';

const wholeMinutes = (seconds: number) => String(Math.round(seconds / 60));
const minutes = figure('sec', 'TOT', 'Minutes played', {
  label: 'MIN',
  over: 'Minutes',
  text: (line: StatLine) => {
    const seconds = numberOf(line, 'sec');
    return seconds === undefined ? undefined : wholeMinutes(seconds);
  },
} as Partial<SeasonColumn>);
const minutesAverage = computed(
  'minAvg',
  'AVG',
  'Minutes a game',
  (line) => ratio(numberOf(line, 'sec'), (numberOf(line, 'gp') ?? 0) * 60),
  { formula: 'MIN ÷ GP', print: (value) => signed(value, 1), over: 'Minutes' },
);
const fgm = figure('fgm', 'FGM', 'Field goals made', { over: 'FG' });
const fga = figure('fga', 'FGA', 'Field goals attempted', { over: 'FG' });
const fgPct = share('fgPct', 'FG%', 'Field goal percentage', ['fgm', 'fga'], { formula: 'FGM ÷ FGA', over: 'FG' });
const fgm3 = figure('fgm3', '3PT', 'Three-pointers made', { over: '3PT' });
const fga3 = figure('fga3', '3PTA', 'Three-pointers attempted', { over: '3PT' });
const fg3Pct = share('fg3Pct', '3PT%', 'Three-point percentage', ['fgm3', 'fga3'], {
  formula: '3PT ÷ 3PTA',
  over: '3PT',
});
const ftm = figure('ftm', 'FTM', 'Free throws made', { label: 'FT', over: 'FT' });
const fta = figure('fta', 'FTA', 'Free throws attempted', { over: 'FT' });
const ftPct = share('ftPct', 'FT%', 'Free throw percentage', ['ftm', 'fta'], { formula: 'FTM ÷ FTA', over: 'FT' });
const pts = figure('pts', 'PTS', 'Points', { over: 'Scoring' });
const ptsAverage = average('ptsAvg', 'AVG', 'Points a game', ['pts', 'gp'], { formula: 'PTS ÷ GP', over: 'Scoring' });
const oreb = figure('oreb', 'OFF', 'Offensive rebounds', { over: 'Rebounds' });
const dreb = figure('dreb', 'DEF', 'Defensive rebounds', { over: 'Rebounds' });
const treb = figure('treb', 'TOT', 'Rebounds', { label: 'REB', over: 'Rebounds' });
const rebAverage = average('rebAvg', 'AVG', 'Rebounds a game', ['treb', 'gp'], {
  formula: 'Rebounds ÷ GP',
  over: 'Rebounds',
});
const pf = figure('pf', 'PF', 'Personal fouls');
const ast = figure('ast', 'AST', 'Assists');
const to = figure('to', 'TO', 'Turnovers');
const stl = figure('stl', 'STL', 'Steals');
const blk = figure('blk', 'BLK', 'Blocked shots');
const perGame = (key: string, abbr: string, title: string, of: string) =>
  average(key, abbr, `${title} a game`, [of, 'gp'], { formula: `${title} ÷ GP` });
const assistsPerGame = perGame('astAvg', 'AST/G', 'Assists', 'ast');

const overall: readonly SeasonColumn[] = [
  gp,
  gs,
  minutes,
  minutesAverage,
  fgm,
  fga,
  fgPct,
  fgm3,
  fga3,
  fg3Pct,
  ftm,
  fta,
  ftPct,
  pts,
  ptsAverage,
  oreb,
  dreb,
  treb,
  rebAverage,
  pf,
  ast,
  to,
  stl,
  blk,
];

const plain = (column: SeasonColumn, changes: Partial<SeasonColumn> = {}): SeasonColumn => {
  const { over: _, ...rest } = column;
  return { ...rest, ...changes };
};

const groups = ['box'];
const order = { groups, sortBy: 'ptsAvg' };

const log: readonly LogColumn[] = [
  paired('fgm', 'fga', 'FGM/A', 'Field goals made and attempted'),
  plain(fgPct, { abbr: 'PCT', label: 'FG%' }),
  paired('fgm3', 'fga3', '3FG/A', 'Three-pointers made and attempted'),
  plain(fg3Pct, { abbr: 'PCT', label: '3PT%' }),
  paired('ftm', 'fta', 'FTM/A', 'Free throws made and attempted'),
  plain(ftPct, { abbr: 'PCT', label: 'FT%' }),
  plain(oreb),
  plain(dreb),
  plain(treb),
  { ...plain(rebAverage), running: true },
  pf,
  ast,
  to,
  blk,
  stl,
  plain(pts),
  { ...plain(ptsAverage), running: true },
];

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
/** Positive is good for us; the opponents' column has none. */
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

const leader = (title: string, columns: readonly SeasonColumn[], minimum?: string): LeaderList => ({
  title,
  groups,
  columns,
  ...(minimum && { minimum }),
});

const made = (what: string) => ({ one: `${what} made`, many: `${what}s made` });

export const basketballBook: SeasonBook = {
  tables: [
    {
      section: 'individual-overall',
      caption: 'Overall Individual Statistics',
      columns: overall,
      unassigned: 'Team',
      ...order,
    },
    {
      section: 'individual-scoring',
      caption: 'Overall Scoring Statistics',
      columns: overall
        .slice(0, 15)
        .filter(({ key }) => key !== 'minAvg')
        .map((column) => plain(column, column.key === 'sec' ? { abbr: 'MIN' } : {})),
      ...order,
    },
    {
      section: 'individual-averages',
      caption: 'Individual Player Averages',
      columns: [
        gp,
        plain(minutesAverage, { abbr: 'MIN' }),
        plain(fgPct),
        plain(fg3Pct),
        plain(ftPct),
        perGame('orebAvg', 'OREB', 'Offensive rebounds', 'oreb'),
        perGame('drebAvg', 'DREB', 'Defensive rebounds', 'dreb'),
        plain(rebAverage, { abbr: 'REB' }),
        plain(assistsPerGame, { abbr: 'AST' }),
        perGame('stlAvg', 'STL', 'Steals', 'stl'),
        perGame('blkAvg', 'BLK', 'Blocked shots', 'blk'),
        plain(ptsAverage, { abbr: 'PTS' }),
      ],
      ...order,
    },
  ],
  team: [
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
  ],
  periods: { caption: 'Score by Period', overtime: 'OT' },
  logs: [{ caption: 'Game-By-Game', groups, columns: log }],
  highs: [
    { title: 'Points', group: 'box', key: 'pts' },
    { title: 'Field goals made', group: 'box', key: 'fgm' },
    { title: 'Field goal attempts', group: 'box', key: 'fga' },
    { title: '3 pt field goals made', group: 'box', key: 'fgm3' },
    { title: '3 pt FG attempts', group: 'box', key: 'fga3' },
    { title: 'Free throws made', group: 'box', key: 'ftm' },
    { title: 'Free throw attempts', group: 'box', key: 'fta' },
    { title: 'Rebounds', group: 'box', key: 'treb' },
    { title: 'Assists', group: 'box', key: 'ast' },
    { title: 'Steals', group: 'box', key: 'stl' },
    { title: 'Blocked shots', group: 'box', key: 'blk' },
    { title: 'Turnovers', group: 'box', key: 'to' },
    { title: 'Fouls', group: 'box', key: 'pf' },
  ],
  leaders: [
    leader('Points', [plain(pts), plain(ptsAverage, { abbr: 'PTS/G', label: 'PTS/G' })]),
    leader('Scoring Average', [plain(ptsAverage, { abbr: 'PTS/G', label: 'PTS/G' }), plain(pts)], 'games'),
    leader('Field Goal Percentage', [plain(fgPct), plain(fgm), plain(fga)], 'fieldGoals'),
    leader('3-Point Percentage', [plain(fg3Pct), plain(fgm3), plain(fga3)], 'threePointers'),
    leader('Free Throw Percentage', [plain(ftPct), plain(ftm), plain(fta)], 'freeThrows'),
    {
      ...leader('Rebounds', [
        plain(treb, { abbr: 'REB' }),
        plain(rebAverage, { abbr: 'AVG/G' }),
        plain(oreb),
        plain(dreb),
      ]),
      unassigned: true,
    },
    leader('Assists', [ast, assistsPerGame]),
    leader('Blocks', [blk, perGame('blkAvg', 'BLK/G', 'Blocked shots', 'blk')]),
    leader('Steals', [stl, perGame('stlAvg', 'STL/G', 'Steals', 'stl')]),
    { ...leader('Turnovers', [to, perGame('toAvg', 'TO/G', 'Turnovers', 'to')]), unassigned: true },
    leader('Fouls', [pf, perGame('pfAvg', 'PF/G', 'Fouls', 'pf')]),
    leader('Minutes', [plain(minutes, { abbr: 'MIN' }), plain(minutesAverage, { abbr: 'MIN/G' })]),
    leader(
      'Assist-Turnover Ratio',
      [average('astTo', 'A/TO', 'Assists a turnover', ['ast', 'to'], { formula: 'AST ÷ TO', digits: 2 }), ast, to],
      'games',
    ),
  ],
  minimums: {
    games: { figures: ['gp'], unit: { one: 'game', many: 'games' }, games: 0.75 },
    fieldGoals: { figures: ['fgm'], unit: made('field goal'), perTeamGame: 5, games: 0.75 },
    threePointers: { figures: ['fgm3'], unit: made('three-pointer'), perTeamGame: 2.5, games: 0.75 },
    freeThrows: { figures: ['ftm'], unit: made('free throw'), perTeamGame: 2.5, games: 0.75 },
  },
  splits: ['individual-overall'],
};
