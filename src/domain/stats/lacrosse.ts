import { counted } from '../../web/counted.ts';
import { compare, comparePair } from './column.ts';
import { assists, fouls, goals, greenCards, onGoal, redCards, shots, yellowCards } from './goal-columns.ts';
import { goalkeepingTable } from './goalkeeping.ts';
import {
  caused,
  drawControls,
  faceOffs,
  freePositions,
  groundBalls,
  lacrossePoints,
  penalties,
  turnovers,
} from './lacrosse-columns.ts';
import type { SportStats } from './sport-stats.ts';

/**
 * Men's figures (face-offs, extra-man goals, penalty minutes) and women's (draw controls, free positions, fouls, cards)
 * in one list; columns and rows without figures are not shown.
 */
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
        goals,
        assists,
        lacrossePoints,
        shots,
        onGoal,
        { ...freePositions, abbr: 'FP' },
        groundBalls,
        turnovers,
        caused,
        faceOffs,
        drawControls,
        fouls,
        greenCards,
        yellowCards,
        redCards,
        { ...penalties, abbr: 'PEN' },
      ],
    },
    goalkeepingTable('Goalkeepers'),
  ],
  comparison: [
    compare('Goals', 'field', 'g'),
    compare('Shots', 'field', 'sh'),
    compare('Shots on goal', 'field', 'sog'),
    comparePair('Free-position goals-shots', 'field', 'fpg', 'fps'),
    compare('Saves', 'goalkeeping', 'saves'),
    compare('Ground balls', 'field', 'gb'),
    compare('Turnovers', 'field', 'to'),
    compare('Turnovers caused', 'field', 'ct'),
    comparePair('Face-offs won-taken', 'field', 'fow', 'foa'),
    compare('Draw controls', 'field', 'dc'),
    comparePair('Clears', 'clears', 'made', 'att'),
    comparePair('Extra-man goals', 'powerPlay', 'goals', 'opportunities'),
    comparePair('Penalties-minutes', 'penalties', 'no', 'minutes'),
    compare('Fouls', 'field', 'fouls'),
    compare('Green cards', 'field', 'green'),
    compare('Yellow cards', 'field', 'yellow'),
    compare('Red cards', 'field', 'red'),
  ],
  leaders: [
    { title: 'Goals', group: 'field', by: 'g', text: (line) => counted(line.g, 'goal') },
    { title: 'Ground balls', group: 'field', by: 'gb', text: (line) => counted(line.gb, 'ground ball') },
    { title: 'Saves', group: 'goalkeeping', by: 'saves', text: (line) => counted(line.saves, 'save') },
  ],
};
