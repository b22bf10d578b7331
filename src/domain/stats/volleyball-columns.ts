import { exact, numberOf, ratio, type StatColumn, type StatLine, signed, sumOf } from './column.ts';
import { computed, figure, halves } from './figure-columns.ts';

export const perSet = (
  key: string,
  abbr: string,
  title: string,
  of: string,
  ofAbbr = abbr.replace('/S', ''),
): StatColumn =>
  computed(key, abbr, `${title} a set`, (line) => ratio(numberOf(line, of), numberOf(line, 'sp')), {
    formula: `${ofAbbr} ÷ SP`,
    print: (value) => signed(value, 2),
  });
export const sets = figure('sp', 'SP', 'Sets played');
export const pts: StatColumn = { ...halves('pts', 'PTS', 'Points'), formula: 'K + SA + BS + BA ÷ 2' };
export const kills = figure('k', 'K', 'Kills');
export const errors = figure('e', 'E', 'Attack errors');
export const attacks = figure('ta', 'TA', 'Total attacks');
export const pct = computed('pct', 'PCT', 'Hitting percentage', hittingPercentage, { formula: '(K − E) ÷ TA' });
export const assists = figure('a', 'A', 'Assists');
export const aces = figure('sa', 'SA', 'Service aces');
export const serviceErrors = figure('se', 'SE', 'Service errors');
export const digs = figure('dig', 'DIG', 'Digs');
export const receptionErrors = figure('re', 'RE', 'Reception errors');
export const receptions = figure('rta', 'TA', 'Reception attempts', { optional: true });
export const receptionShare: StatColumn = computed(
  'recPct',
  'REC%',
  'Reception percentage',
  (line: StatLine) => {
    const [attempts, missed] = [numberOf(line, 'rta'), numberOf(line, 're')];
    return attempts === undefined || missed === undefined ? undefined : ratio(attempts - missed, attempts);
  },
  { formula: '(TA − RE) ÷ TA', optional: true },
);
export const solos = figure('bs', 'BS', 'Block solos');
export const blockAssists = figure('ba', 'BA', 'Block assists');
export const blocks = halves('blk', 'BLK', 'Blocks: solos and assists; for the team assists count half');
export const blockErrors = figure('be', 'BE', 'Block errors');
export const handling = figure('bhe', 'BHE', 'Ball-handling errors');
export const killsPerSet = perSet('kPerSet', 'K/S', 'Kills', 'k');
export const assistsPerSet = perSet('aPerSet', 'A/S', 'Assists', 'a');
export const acesPerSet = perSet('saPerSet', 'SA/S', 'Aces', 'sa');
export const digsPerSet = perSet('digPerSet', 'DIG/S', 'Digs', 'dig');
export const blocksPerSet = perSet('blkPerSet', 'BLK/S', 'Blocks', 'blk');
export const pointsPerSet = perSet('ptsPerSet', 'PTS/S', 'Points', 'pts');

/** Of a match: season lines have them already. */
export const pointsOfMatch: StatColumn = { ...pts, value: volleyballPoints, text: pointsText };

/** The columns of one match, in the order of box scores and logs. */
export const matchColumns: readonly StatColumn[] = [
  sets,
  kills,
  errors,
  attacks,
  pct,
  assists,
  aces,
  serviceErrors,
  receptionErrors,
  digs,
  solos,
  blockAssists,
  blockErrors,
  handling,
];

function pointsText(line: StatLine): string | undefined {
  const points = volleyballPoints(line);
  return points === undefined ? undefined : exact(points);
}

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

/** Team blocks: solos plus half the assists. */
export function teamBlocks(line: StatLine | undefined): number | undefined {
  const [solo, assisted] = [numberOf(line, 'bs'), numberOf(line, 'ba')];
  return solo === undefined || assisted === undefined ? undefined : solo + assisted / 2;
}
