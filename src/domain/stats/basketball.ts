import { counted } from '../../web/counted.ts';
import { boxScore } from './basketball-columns.ts';
import { compare, comparePair, compareRate, numberOf, percentage, ratio } from './column.ts';
import type { SportStats } from './sport-stats.ts';

const shooting =
  (made: string, attempted: string) => (groups: Readonly<Record<string, Readonly<Record<string, number | string>>>>) =>
    ratio(numberOf(groups.box, made), numberOf(groups.box, attempted));

/** Points are 2(FG − 3PT) + 3·3PT + FT; team and dead-ball rebounds belong to the TEAM line. `sec` is playing time in seconds. */
export const basketball: SportStats = {
  family: 'basketball',
  periodName: 'Period',
  pointName: 'Points',
  tables: [
    {
      group: 'box',
      title: 'Box score',
      lineup: true,
      keyColumns: ['pts', 'treb', 'ast'],
      columns: boxScore,
    },
  ],
  comparison: [
    comparePair('Field goals', 'box', 'fgm', 'fga'),
    compareRate('Field goal percentage', shooting('fgm', 'fga'), percentage),
    comparePair('Three-pointers', 'box', 'fgm3', 'fga3'),
    compareRate('Three-point percentage', shooting('fgm3', 'fga3'), percentage),
    comparePair('Free throws', 'box', 'ftm', 'fta'),
    compareRate('Free throw percentage', shooting('ftm', 'fta'), percentage),
    compare('Rebounds', 'box', 'treb'),
    compare('Offensive rebounds', 'box', 'oreb'),
    compare('Assists', 'box', 'ast'),
    compare('Turnovers', 'box', 'to'),
    compare('Steals', 'box', 'stl'),
    compare('Blocks', 'box', 'blk'),
    compare('Fouls', 'box', 'pf'),
    compare('Points off turnovers', 'special', 'ptsTurnovers'),
    compare('Second-chance points', 'special', 'ptsSecondChance'),
    compare('Points in the paint', 'special', 'ptsPaint'),
    compare('Fast-break points', 'special', 'ptsFastBreak'),
    compare('Bench points', 'special', 'ptsBench'),
    compare('Largest lead', 'special', 'largestLead'),
    compare('Lead changes', 'special', 'leadChanges'),
    compare('Times tied', 'special', 'ties'),
  ],
  leaders: [
    { title: 'Points', group: 'box', by: 'pts', text: (line) => counted(line.pts, 'point') },
    { title: 'Rebounds', group: 'box', by: 'treb', text: (line) => counted(line.treb, 'rebound') },
    { title: 'Assists', group: 'box', by: 'ast', text: (line) => counted(line.ast, 'assist') },
  ],
};
