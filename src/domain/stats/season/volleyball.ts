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
  matchColumns,
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
import { high, leader } from './leader-lists.ts';
import type { SeasonBook, SeasonLine } from './season-book.ts';
import { groupRow } from './team-rows.ts';

const groups = ['box'];
/** A block by two players is one team block and a block assist for each of the two. */
function deriveBlocks(sums: SeasonLine, isTeam: boolean): SeasonLine {
  const line = sums['box'];
  const blk = isTeam ? teamBlocks(line) : sumOf(line, 'bs', 'ba');
  if (!line || blk === undefined) return sums;
  const pts = volleyballPoints(line);
  return { ...sums, box: { ...line, blk, ...(pts !== undefined && { pts }) } };
}

const row = (title: string, column: StatColumn) => groupRow(title, 'box', column);

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
  logs: [{ caption: 'Match-By-Match', groups, columns: matchColumns }],
  highs: [
    high('Kills', 'box', 'k'),
    high('Total attacks', 'box', 'ta'),
    high('Assists', 'box', 'a'),
    high('Service aces', 'box', 'sa'),
    high('Digs', 'box', 'dig'),
    high('Block solos', 'box', 'bs'),
    high('Block assists', 'box', 'ba'),
  ],
  leaders: [
    leader('Kills', groups, [kills, killsPerSet, sets]),
    leader('Hitting Percentage', groups, [pct, kills, errors, attacks], 'attack'),
    leader('Assists', groups, [assists, assistsPerSet, sets]),
    leader('Service Aces', groups, [aces, acesPerSet, sets]),
    leader('Digs', groups, [digs, digsPerSet, sets]),
    leader('Blocks', groups, [blocks, solos, blockAssists, blocksPerSet]),
    leader('Points', groups, [pts, pointsPerSet, sets]),
  ],
  minimums: { attack: { figures: ['ta'], unit: { one: 'attack', many: 'attacks' }, perTeamSet: 3.33 } },
  splits: ['individual-overall-offensive', 'individual-overall-defensive'],
  teamFigures: ({ periods }) => (periods === null ? undefined : { box: { sp: periods } }),
  derive: deriveBlocks,
};
