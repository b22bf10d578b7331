import { compare, comparePair, count, madeAttempted, rate, signed } from './column.ts';
import { counted } from './counted.ts';
import { goalPoints } from './goal-points.ts';
import { goalkeepingTable } from './goalkeeping.ts';
import type { SportStats } from './sport-stats.ts';

export const iceHockey: SportStats = {
  family: 'icehockey',
  periodName: 'Period',
  pointName: 'Goals',
  tables: [
    {
      group: 'skating',
      title: 'Skaters',
      lineup: true,
      columns: [
        count('g', 'G', 'Goals'),
        count('a', 'A', 'Assists'),
        rate('pts', 'PTS', 'Points', goalPoints(1), signed),
        count('plusMinus', '+/−', 'Even-strength goal difference on the ice'),
        count('sh', 'SH', 'Shots on goal'),
        count('pim', 'PIM', 'Penalty minutes'),
        count('ppg', 'PPG', 'Power-play goals'),
        count('shg', 'SHG', 'Short-handed goals'),
        madeAttempted('fow', 'fol', 'FO', 'Face-offs won and lost'),
        count('blk', 'BLK', 'Shots blocked'),
      ],
    },
    goalkeepingTable('Goaltenders'),
  ],
  comparison: [
    compare('Goals', 'skating', 'g'),
    compare('Shots on goal', 'skating', 'sh'),
    compare('Saves', 'goalkeeping', 'saves'),
    comparePair('Power plays', 'powerPlay', 'goals', 'opportunities'),
    comparePair('Penalties-minutes', 'penalties', 'no', 'minutes'),
    comparePair('Face-offs won-lost', 'skating', 'fow', 'fol'),
    compare('Blocked shots', 'skating', 'blk'),
  ],
  leaders: [
    { title: 'Goals', group: 'skating', by: 'g', text: (line) => counted(line.g, 'goal') },
    { title: 'Assists', group: 'skating', by: 'a', text: (line) => counted(line.a, 'assist') },
    { title: 'Saves', group: 'goalkeeping', by: 'saves', text: (line) => counted(line.saves, 'save') },
  ],
};
