import { clock, compare, count, numberOf, rate, ratio, thousandths } from './column.ts';
import type { StatLine } from './column.ts';
import type { SportStats } from './sport-stats.ts';

/** Saves / (saves + goals allowed). */
export function savePercentage(line: StatLine): number | undefined {
  const [saves, allowed] = [numberOf(line, 'saves'), numberOf(line, 'ga')];
  return saves === undefined || allowed === undefined ? undefined : ratio(saves, saves + allowed);
}

/** Soccer and field hockey share a book: points are two a goal and one an assist. */
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
        columns: [
          count('sh', 'SH', 'Shots'),
          count('sog', 'SOG', 'Shots on goal'),
          count('g', 'G', 'Goals'),
          count('a', 'A', 'Assists'),
          count('fouls', 'F', 'Fouls'),
          count('yellow', 'YC', 'Yellow cards'),
          count('red', 'RC', 'Red cards'),
          ...(family === 'fieldhockey' ? [count('green', 'GC', 'Green cards')] : []),
          count('min', 'MIN', 'Minutes played'),
        ],
      },
      {
        group: 'goalkeeping',
        title: 'Goalkeepers',
        columns: [
          count('sec', 'MIN', 'Minutes in goal', clock),
          count('ga', 'GA', 'Goals allowed'),
          count('saves', 'SV', 'Saves'),
          count('sf', 'SF', 'Shots faced'),
          rate('savePct', 'SV%', 'Save percentage', savePercentage, thousandths),
          count('decision', 'DEC', 'Decision'),
        ],
      },
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
      { title: 'Goals', group: 'shots', by: 'g', text: (line) => (line.g === 1 ? '1 goal' : `${line.g} goals`) },
      { title: 'Shots', group: 'shots', by: 'sh', text: (line) => `${line.sh} shots` },
      { title: 'Saves', group: 'goalkeeping', by: 'saves', text: (line) => `${line.saves} saves` },
    ],
  };
}

export const soccer = goalsAndAssists('soccer', 'Half');
export const fieldHockey = goalsAndAssists('fieldhockey', 'Quarter');
