import type { StatLine } from './column.ts';
import { compare, compareRate, count, exact, numberOf, rate, sumOf, thousandths } from './column.ts';
import { counted } from './counted.ts';
import type { SportStats } from './sport-stats.ts';

/** Hitting percentage (K − E) / TA, may be negative. */
export function hittingPercentage(line: StatLine | undefined): number | undefined {
  if (!line || sumOf(line, 'k', 'e', 'ta') === undefined) return undefined;
  const { k, e, ta } = line as Record<'k' | 'e' | 'ta', number>;
  return ta === 0 ? undefined : (k - e) / ta;
}

/** Points a player earned: K + SA + BS + BA/2. */
export function volleyballPoints(line: StatLine): number | undefined {
  const whole = sumOf(line, 'k', 'sa', 'bs');
  const assisted = numberOf(line, 'ba');
  return whole === undefined || assisted === undefined ? undefined : whole + assisted / 2;
}

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
      columns: [
        count('sp', 'SP', 'Sets played'),
        count('k', 'K', 'Kills'),
        count('e', 'E', 'Attack errors'),
        count('ta', 'TA', 'Total attacks'),
        rate('pct', 'PCT', 'Hitting percentage', hittingPercentage, thousandths),
        count('a', 'A', 'Assists'),
        count('sa', 'SA', 'Service aces'),
        count('se', 'SE', 'Service errors'),
        count('re', 'RE', 'Reception errors'),
        count('dig', 'DIG', 'Digs'),
        count('bs', 'BS', 'Block solos'),
        count('ba', 'BA', 'Block assists'),
        count('be', 'BE', 'Block errors'),
        count('bhe', 'BHE', 'Ball-handling errors'),
        rate('pts', 'PTS', 'Points', volleyballPoints, exact),
      ],
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

/** Team blocks: solos plus half the assists. */
export function teamBlocks(line: StatLine | undefined): number | undefined {
  const [solo, assisted] = [numberOf(line, 'bs'), numberOf(line, 'ba')];
  return solo === undefined || assisted === undefined ? undefined : solo + assisted / 2;
}
