import { compare, comparePair, count, madeAttempted, rate, signed, sumOf } from './column.ts';
import { counted } from './counted.ts';
import { goalkeepingTable } from './goalkeeping.ts';
import type { SportStats } from './sport-stats.ts';

/** Men's face-offs (`fow`, `fol`) and women's draw controls (`dc`) stand side by side; a column without figures is not shown. */
export const lacrosse: SportStats = {
  family: 'lacrosse',
  periodName: 'Quarter',
  pointName: 'Goals',
  tables: [
    {
      group: 'field',
      title: 'Players',
      lineup: true,
      columns: [
        count('g', 'G', 'Goals'),
        count('a', 'A', 'Assists'),
        rate('pts', 'PTS', 'Points', (line) => sumOf(line, 'g', 'a'), signed),
        count('sh', 'SH', 'Shots'),
        count('sog', 'SOG', 'Shots on goal'),
        count('gb', 'GB', 'Ground balls'),
        count('to', 'TO', 'Turnovers'),
        count('ct', 'CT', 'Turnovers caused'),
        madeAttempted('fow', 'foa', 'FO', 'Face-offs won and taken'),
        count('dc', 'DC', 'Draw controls'),
        count('pen', 'PEN', 'Penalties'),
      ],
    },
    goalkeepingTable('Goalkeepers'),
  ],
  comparison: [
    compare('Goals', 'field', 'g'),
    compare('Shots', 'field', 'sh'),
    compare('Shots on goal', 'field', 'sog'),
    compare('Saves', 'goalkeeping', 'saves'),
    compare('Ground balls', 'field', 'gb'),
    compare('Turnovers', 'field', 'to'),
    compare('Turnovers caused', 'field', 'ct'),
    comparePair('Face-offs won-taken', 'field', 'fow', 'foa'),
    compare('Draw controls', 'field', 'dc'),
    comparePair('Clears', 'clears', 'made', 'att'),
    comparePair('Extra-man goals', 'powerPlay', 'goals', 'opportunities'),
    comparePair('Penalties-minutes', 'penalties', 'no', 'minutes'),
  ],
  leaders: [
    { title: 'Goals', group: 'field', by: 'g', text: (line) => counted(line.g, 'goal') },
    { title: 'Ground balls', group: 'field', by: 'gb', text: (line) => counted(line.gb, 'ground ball') },
    { title: 'Saves', group: 'goalkeeping', by: 'saves', text: (line) => counted(line.saves, 'save') },
  ],
};
