import { counted } from '../../web/counted.ts';
import { compare, compareRate, exact, thousandths } from './column.ts';
import type { SportStats } from './sport-stats.ts';
import { hittingPercentage, matchColumns, pointsOfMatch, teamBlocks } from './volleyball-columns.ts';

export const volleyball: SportStats = {
  family: 'volleyball',
  periodName: 'Set',
  pointName: 'Sets',
  pointAbbr: 'S',
  tables: [
    {
      group: 'box',
      title: 'Box score',
      lineup: true,
      keyColumns: ['k', 'a', 'dig'],
      columns: [...matchColumns, pointsOfMatch],
    },
  ],
  comparison: [
    compare('Kills', 'box', 'k'),
    compare('Attack errors', 'box', 'e'),
    compare('Total attacks', 'box', 'ta'),
    compareRate('Hitting percentage', (groups) => hittingPercentage(groups.box), thousandths),
    compare('Assists', 'box', 'a'),
    compare('Service aces', 'box', 'sa'),
    compare('Service errors', 'box', 'se'),
    compare('Reception errors', 'box', 're'),
    compare('Digs', 'box', 'dig'),
    compareRate('Team blocks', (groups) => teamBlocks(groups.box), exact),
  ],
  leaders: [
    { title: 'Kills', group: 'box', by: 'k', text: (line) => counted(line.k, 'kill') },
    { title: 'Assists', group: 'box', by: 'a', text: (line) => counted(line.a, 'assist') },
    { title: 'Digs', group: 'box', by: 'dig', text: (line) => counted(line.dig, 'dig') },
  ],
};
