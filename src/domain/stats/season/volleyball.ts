import { exact, numberOf, ratio, type StatLine, signed, sumOf } from '../column.ts';
import { hittingPercentage, teamBlocks, volleyballPoints } from '../volleyball.ts';
import { computed, figure, gp } from './columns.ts';
import type { High, LeaderList, SeasonBook, SeasonColumn, SeasonLine } from './season-book.ts';
import { groupRow } from './team-rows.ts';

const groups = ['box'];
const perSet = (key: string, abbr: string, title: string, of: string, ofAbbr = abbr.replace('/S', '')): SeasonColumn =>
  computed(key, abbr, `${title} a set`, (line) => ratio(numberOf(line, of), numberOf(line, 'sp')), {
    formula: `${ofAbbr} ÷ SP`,
    print: (value) => signed(value, 2),
  });
const sets = figure('sp', 'SP', 'Sets played');
const halves = (key: string, abbr: string, title: string): SeasonColumn => ({
  ...figure(key, abbr, title),
  text: (line) => {
    const value = numberOf(line, key);
    return value === undefined ? undefined : exact(value);
  },
});
const pts: SeasonColumn = { ...halves('pts', 'PTS', 'Points'), formula: 'K + SA + BS + BA ÷ 2' };
const kills = figure('k', 'K', 'Kills');
const errors = figure('e', 'E', 'Attack errors');
const attacks = figure('ta', 'TA', 'Total attacks');
const pct = computed('pct', 'PCT', 'Hitting percentage', hittingPercentage, { formula: '(K − E) ÷ TA' });
const assists = figure('a', 'A', 'Assists');
const aces = figure('sa', 'SA', 'Service aces');
const serviceErrors = figure('se', 'SE', 'Service errors');
const digs = figure('dig', 'DIG', 'Digs');
const receptionErrors = figure('re', 'RE', 'Reception errors');
const receptions = figure('rta', 'TA', 'Reception attempts', { optional: true });
const receptionShare: SeasonColumn = computed(
  'recPct',
  'REC%',
  'Reception percentage',
  (line: StatLine) => {
    const [attempts, missed] = [numberOf(line, 'rta'), numberOf(line, 're')];
    return attempts === undefined || missed === undefined ? undefined : ratio(attempts - missed, attempts);
  },
  { formula: '(TA − RE) ÷ TA', optional: true },
);
const solos = figure('bs', 'BS', 'Block solos');
const blockAssists = figure('ba', 'BA', 'Block assists');
const blocks = halves('blk', 'BLK', 'Blocks: solos and assists; for the team assists count half');
const blockErrors = figure('be', 'BE', 'Block errors');
const handling = figure('bhe', 'BHE', 'Ball-handling errors');
const killsPerSet = perSet('kPerSet', 'K/S', 'Kills', 'k');
const assistsPerSet = perSet('aPerSet', 'A/S', 'Assists', 'a');
const acesPerSet = perSet('saPerSet', 'SA/S', 'Aces', 'sa');
const digsPerSet = perSet('digPerSet', 'DIG/S', 'Digs', 'dig');
const blocksPerSet = perSet('blkPerSet', 'BLK/S', 'Blocks', 'blk');
const pointsPerSet = perSet('ptsPerSet', 'PTS/S', 'Points', 'pts');

/** A team's block by two players is one block; each of the two gets an assist. */
function deriveBlocks(sums: SeasonLine, isTeam: boolean): SeasonLine {
  const line = sums['box'];
  const blk = isTeam ? teamBlocks(line) : sumOf(line, 'bs', 'ba');
  if (!line || blk === undefined) return sums;
  const pts = volleyballPoints(line);
  return { ...sums, box: { ...line, blk, ...(pts !== undefined && { pts }) } };
}

const row = (title: string, column: SeasonColumn) => groupRow(title, 'box', column);
const high = (title: string, key: string): High => ({ title, group: 'box', key });
const leader = (title: string, columns: readonly SeasonColumn[], minimum?: string): LeaderList => ({
  title,
  groups,
  columns,
  ...(minimum && { minimum }),
});

export const volleyballBook: SeasonBook = {
  tables: [
    {
      section: 'individual-overall-offensive',
      caption: 'Individual Overall Offensive Statistics',
      groups,
      columns: [
        sets,
        { ...gp, abbr: 'MP', title: 'Matches played' },
        figure('gs', 'MS', 'Matches started'),
        pts,
        pointsPerSet,
        kills,
        killsPerSet,
        errors,
        attacks,
        pct,
        assists,
        assistsPerSet,
        aces,
        acesPerSet,
        serviceErrors,
      ],
      sortBy: 'k',
    },
    {
      section: 'individual-overall-defensive',
      caption: 'Individual Overall Defensive Statistics',
      groups,
      columns: [
        sets,
        digs,
        digsPerSet,
        receptionErrors,
        receptions,
        receptionShare,
        perSet('rePerSet', 'RE/S', 'Reception errors', 're'),
        solos,
        blockAssists,
        blocks,
        blocksPerSet,
        blockErrors,
        handling,
      ],
      sortBy: 'dig',
    },
  ],
  team: [
    { heading: 'Attack' },
    row('Kills', kills),
    row('Errors', errors),
    row('Total attacks', attacks),
    row('Hitting percentage', pct),
    row('Kills per set', killsPerSet),
    { heading: 'Set' },
    row('Assists', assists),
    row('Assists per set', assistsPerSet),
    { heading: 'Serve' },
    row('Aces', aces),
    row('Aces per set', acesPerSet),
    row('Errors', serviceErrors),
    { heading: 'Defense' },
    row('Digs', digs),
    row('Digs per set', digsPerSet),
    row('Reception errors', receptionErrors),
    { heading: 'Block' },
    row('Solos', solos),
    row('Assists', blockAssists),
    row('Team blocks', blocks),
    row('Blocks per set', blocksPerSet),
  ],
  periods: { caption: 'Points by Set', overtime: 'Extra' },
  logs: [
    {
      caption: 'Match-By-Match',
      groups,
      columns: [
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
      ],
    },
  ],
  highs: [
    high('Kills', 'k'),
    high('Total attacks', 'ta'),
    high('Assists', 'a'),
    high('Service aces', 'sa'),
    high('Digs', 'dig'),
    high('Block solos', 'bs'),
    high('Block assists', 'ba'),
  ],
  leaders: [
    leader('Kills', [kills, killsPerSet, sets]),
    leader('Hitting Percentage', [pct, kills, errors, attacks], 'attack'),
    leader('Assists', [assists, assistsPerSet, sets]),
    leader('Service Aces', [aces, acesPerSet, sets]),
    leader('Digs', [digs, digsPerSet, sets]),
    leader('Blocks', [blocks, solos, blockAssists, blocksPerSet]),
    leader('Points', [pts, pointsPerSet, sets]),
  ],
  minimums: { attack: { figures: ['ta'], unit: { one: 'attack', many: 'attacks' }, perTeamSet: 3.33 } },
  splits: ['individual-overall-offensive', 'individual-overall-defensive'],
  teamFigures: ({ periods }) => (periods === null ? undefined : { box: { sp: periods } }),
  derive: deriveBlocks,
};
