import type { Side } from '../../src/domain/side.ts';
import { scoreOf, sideOf } from '../../src/importers/statcrew/game.ts';
import { attribute, type XmlElement } from '../../src/importers/xml/element.ts';
import { basketballCounts } from '../basketball-counts.ts';
import type { Count } from '../tally.ts';
import type { ReplayBook } from './replay-book.ts';
import type { Teams } from './teams.ts';

const figures = [
  'fgm',
  'fga',
  'fgm3',
  'fga3',
  'ftm',
  'fta',
  'tp',
  'oreb',
  'dreb',
  'treb',
  'ast',
  'stl',
  'blk',
  'to',
  'pf',
  'tf',
];

export const basketball: ReplayBook = {
  clock: { direction: 'down', minutes: 20, overtime: 5 },
  regulation: 2,
  clockOf: (play) => attribute(play, 'time'),
  scoreAfter: (play, { before }) => scoreOf(play) ?? before,
  countsOf,
  counted: new Set(figures.map((name) => `stats.${name}`)),
  gamesPlayed: true,
  entryPlays: {},
  status: ({ period, clock }) => ({ period: String(period), clock }),
};

function countsOf(play: XmlElement, teams: Teams): Count[] {
  const side: Side | undefined = sideOf(play) ?? teams.sideNamed(attribute(play, 'team'));
  if (!side) return [];
  const player = teams.playerNamed(side, attribute(play, 'checkname'));
  const counts = basketballCounts(attribute(play, 'action'), attribute(play, 'type'));
  return counts.map(([figure, by]) => ({ side, player, figure: `stats.${figure}`, by }));
}
