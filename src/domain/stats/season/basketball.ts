import {
  assistsPerGame,
  ast,
  blk,
  dreb,
  fg3Pct,
  fga,
  fga3,
  fgm,
  fgm3,
  fgPct,
  fta,
  ftm,
  ftPct,
  minutes,
  minutesAverage,
  oreb,
  perGame,
  pf,
  pts,
  ptsAverage,
  rebAverage,
  stl,
  to,
  treb,
} from '../basketball-columns.ts';
import { numberOf, type StatColumn, type StatGroups } from '../column.ts';
import { average, gp, gs, paired } from '../figure-columns.ts';
import { basketballTeamRows } from './basketball-team.ts';
import { high, leader } from './leader-lists.ts';
import type { LogColumn, SeasonBook } from './season-book.ts';
import type { StatGame } from './stat-game.ts';

const overall: readonly StatColumn[] = [
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

const plain = (column: StatColumn, changes: Partial<StatColumn> = {}): StatColumn => {
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

const made = (what: string) => ({ one: `${what} made`, many: `${what}s made` });

export const basketballBook: SeasonBook = {
  tables: [
    {
      section: 'individual-overall',
      caption: 'Overall Individual Statistics',
      columns: overall,
      conferenceColumns: overall.toSpliced(overall.indexOf(ast) + 1, 0, assistsPerGame),
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
  team: basketballTeamRows,
  periods: { caption: 'Score by Period', overtime: 'OT' },
  logs: [{ caption: 'Game-By-Game', groups, columns: log }],
  highs: [
    high('Points', 'box', 'pts'),
    high('Field goals made', 'box', 'fgm'),
    high('Field goal attempts', 'box', 'fga'),
    high('3 pt field goals made', 'box', 'fgm3'),
    high('3 pt FG attempts', 'box', 'fga3'),
    high('Free throws made', 'box', 'ftm'),
    high('Free throw attempts', 'box', 'fta'),
    high('Rebounds', 'box', 'treb'),
    high('Assists', 'box', 'ast'),
    high('Steals', 'box', 'stl'),
    high('Blocked shots', 'box', 'blk'),
    high('Turnovers', 'box', 'to'),
    high('Fouls', 'box', 'pf'),
  ],
  leaders: [
    leader('Points', groups, [plain(pts), plain(ptsAverage, { abbr: 'PTS/G', label: 'PTS/G' })]),
    leader('Scoring Average', groups, [plain(ptsAverage, { abbr: 'PTS/G', label: 'PTS/G' }), plain(pts)], 'games'),
    leader('Field Goal Percentage', groups, [plain(fgPct), plain(fgm), plain(fga)], 'fieldGoals'),
    leader('3-Point Percentage', groups, [plain(fg3Pct), plain(fgm3), plain(fga3)], 'threePointers'),
    leader('Free Throw Percentage', groups, [plain(ftPct), plain(ftm), plain(fta)], 'freeThrows'),
    {
      ...leader('Rebounds', groups, [
        plain(treb, { abbr: 'REB' }),
        plain(rebAverage, { abbr: 'AVG/G' }),
        plain(oreb),
        plain(dreb),
      ]),
      unassigned: true,
    },
    leader('Assists', groups, [ast, assistsPerGame]),
    leader('Blocks', groups, [blk, perGame('blkAvg', 'BLK/G', 'Blocked shots', 'blk')]),
    leader('Steals', groups, [stl, perGame('stlAvg', 'STL/G', 'Steals', 'stl')]),
    { ...leader('Turnovers', groups, [to, perGame('toAvg', 'TO/G', 'Turnovers', 'to')]), unassigned: true },
    leader('Fouls', groups, [pf, perGame('pfAvg', 'PF/G', 'Fouls', 'pf')]),
    leader('Minutes', groups, [plain(minutes, { abbr: 'MIN' }), plain(minutesAverage, { abbr: 'MIN/G' })]),
    leader(
      'Assist-Turnover Ratio',
      groups,
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
  teamFigures: teamMinutes,
};

/**
 * The minutes of a team whose line has none are the sum of its players'. Without them they are the other team's, since both play
 * the same minutes.
 */
function teamMinutes({ own, opponents }: StatGame): StatGroups | undefined {
  if (own.stats['box']?.['sec'] !== undefined) return undefined;
  const seconds = [own, opponents]
    .map(({ players }) => players.flatMap(({ isTeam, stats }) => (isTeam ? [] : (numberOf(stats['box'], 'sec') ?? []))))
    .find((each) => each.length > 0);
  return seconds && { box: { sec: seconds.reduce((sum, each) => sum + each, 0) } };
}
