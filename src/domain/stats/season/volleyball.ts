import { type StatColumn, sumOf } from '../column.ts';
import { figure, gp } from '../figure-columns.ts';
import {
  aces,
  acesPerSet,
  assists,
  assistsPerSet,
  attacks,
  blockAssists,
  blockErrors,
  blocks,
  blocksPerSet,
  digs,
  digsPerSet,
  errors,
  handling,
  kills,
  killsPerSet,
  pct,
  perSet,
  pointsPerSet,
  pts,
  receptionErrors,
  receptionShare,
  receptions,
  serviceErrors,
  sets,
  solos,
  teamBlocks,
  volleyballPoints,
} from '../volleyball-columns.ts';
import type { High, LeaderList, SeasonBook, SeasonLine } from './season-book.ts';
import { groupRow } from './team-rows.ts';

const groups = ['box'];
/** A team's block by two players is one block; each of the two gets an assist. */
function deriveBlocks(sums: SeasonLine, isTeam: boolean): SeasonLine {
  const line = sums['box'];
  const blk = isTeam ? teamBlocks(line) : sumOf(line, 'bs', 'ba');
  if (!line || blk === undefined) return sums;
  const pts = volleyballPoints(line);
  return { ...sums, box: { ...line, blk, ...(pts !== undefined && { pts }) } };
}

const row = (title: string, column: StatColumn) => groupRow(title, 'box', column);
const high = (title: string, key: string): High => ({ title, group: 'box', key });
const leader = (title: string, columns: readonly StatColumn[], minimum?: string): LeaderList => ({
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
