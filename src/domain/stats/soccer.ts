import { counted } from '../../web/counted.ts';
import { compare } from './column.ts';
import {
  assists,
  fouls,
  goals,
  greenCards,
  minutesPlayed,
  onGoal,
  points,
  redCards,
  shots,
  yellowCards,
} from './goal-columns.ts';
import { goalkeepingTable } from './goalkeeping.ts';
import { shotsFaced } from './goalkeeping-columns.ts';
import type { SportStats } from './sport-stats.ts';

/** Soccer and field hockey share a book. A goal is two points and an assist one. */
function goalsAndAssists(family: 'soccer' | 'fieldhockey', periodName: string): SportStats {
  return {
    family,
    periodName,
    pointName: 'Goals',
    tables: [
      {
        group: 'shots',
        title: 'Players',
        lineup: true,
        keyColumns: ['g', 'a', 'sh'],
        columns: [
          shots,
          onGoal,
          goals,
          assists,
          points(2),
          fouls,
          yellowCards,
          redCards,
          ...(family === 'fieldhockey' ? [greenCards] : []),
          minutesPlayed,
        ],
      },
      goalkeepingTable('Goalkeepers', shotsFaced),
    ],
    comparison: [
      compare('Goals', 'shots', 'g'),
      compare('Shots', 'shots', 'sh'),
      compare('Shots on goal', 'shots', 'sog'),
      compare('Saves', 'goalkeeping', 'saves'),
      compare('Corner kicks', 'team', 'corners'),
      ...(family === 'soccer' ? [compare('Offsides', 'team', 'offsides')] : [compare('Green cards', 'shots', 'green')]),
      compare('Fouls', 'shots', 'fouls'),
      compare('Yellow cards', 'shots', 'yellow'),
      compare('Red cards', 'shots', 'red'),
    ],
    leaders: [
      { title: 'Goals', group: 'shots', by: 'g', text: (line) => counted(line.g, 'goal') },
      { title: 'Shots', group: 'shots', by: 'sh', text: (line) => counted(line.sh, 'shot') },
      { title: 'Saves', group: 'goalkeeping', by: 'saves', text: (line) => counted(line.saves, 'save') },
    ],
  };
}

export const soccer = goalsAndAssists('soccer', 'Half');
export const fieldHockey = goalsAndAssists('fieldhockey', 'Quarter');
