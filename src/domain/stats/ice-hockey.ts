import { counted } from '../../web/counted.ts';
import { compare, comparePair } from './column.ts';
import { figure } from './figure-columns.ts';
import { assists, goals, shots } from './goal-columns.ts';
import { goalkeepingTable } from './goalkeeping.ts';
import { blocked, faceOffs, plusMinus, powerPlayGoals, shortHandedGoals, skaterPoints } from './ice-hockey-columns.ts';
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
        goals,
        assists,
        skaterPoints,
        plusMinus,
        { ...shots, title: 'Shots on goal' },
        figure('pim', 'PIM', 'Penalty minutes'),
        powerPlayGoals,
        shortHandedGoals,
        faceOffs,
        blocked,
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
