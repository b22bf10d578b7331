import { numberOf, signed } from '../column.ts';
import { figure, gp } from '../figure-columns.ts';
import { assists, goals, shotShare, shots } from '../goal-columns.ts';
import {
  blocked,
  faceOffs,
  otherPenalties,
  penaltyMinutes,
  powerPlayGoals,
  skaterCounts,
  skaterPoints,
} from '../ice-hockey-columns.ts';
import { goalsByPeriod, scoreFigures, scoreRow } from './goal-scoring.ts';
import { emptyNetFigures, keeperFigures, keeperLeaders, keeperLog, keeperMinimum, keeperTable } from './goalkeeping.ts';
import { high, leader } from './leader-lists.ts';
import type { SeasonBook } from './season-book.ts';
import { groupRow, pairRow, perGameRow, shareRow } from './team-rows.ts';

const skaterGroups = ['skating', 'goalTypes'];
export const iceHockeyBook: SeasonBook = {
  tables: [
    {
      section: 'individual-overall-skaters',
      caption: 'Individual Overall Skater Statistics',
      groups: skaterGroups,
      columns: [
        gp,
        ...skaterCounts,
        figure('fg', 'FG', 'First goals of the game', { optional: true }),
        figure('gw', 'GWG', 'Game-winning goals', { optional: true }),
        figure('gt', 'GTG', 'Game-tying goals', { optional: true }),
        figure('ot', 'OTG', 'Overtime goals', { optional: true }),
        figure('hat', 'HTG', 'Hat tricks', { optional: true }),
        figure('ua', 'UAG', 'Unassisted goals', { optional: true }),
        penaltyMinutes,
        figure('minor', 'MIN', 'Minor penalties', { optional: true }),
        figure('major', 'MAJ', 'Major penalties', { optional: true }),
        otherPenalties,
        faceOffs,
        blocked,
      ],
      sortBy: 'pts',
    },
    keeperTable({
      section: 'individual-overall-goaltenders',
      caption: 'Individual Overall Goaltender Statistics',
      minutes: 60,
      unassigned: 'Empty net',
    }),
  ],
  team: [
    { heading: 'Scoring' },
    scoreRow,
    perGameRow('Goals', 'score', 'g'),
    groupRow('Assists', 'skating', assists),
    { heading: 'Shots' },
    groupRow('Shots', 'skating', shots),
    perGameRow('Shots', 'skating', 'sh'),
    groupRow('Shot percentage', 'skating', shotShare),
    { heading: 'Power plays' },
    pairRow('Power plays', 'powerPlay', 'goals', 'opportunities'),
    shareRow('Power-play percentage', 'powerPlay', 'goals', 'opportunities'),
    {
      title: 'Penalty-kill percentage',
      abbr: 'PK',
      text: (_, other) => {
        const allowed = numberOf(other['powerPlay'], 'goals');
        const times = numberOf(other['powerPlay'], 'opportunities');
        return allowed === undefined || !times ? undefined : signed((1 - allowed / times) * 100, 1);
      },
    },
    { heading: 'Miscellaneous' },
    pairRow('Penalties-minutes', 'penalties', 'no', 'minutes'),
    pairRow('Face-offs won-lost', 'skating', 'fow', 'fol'),
    groupRow('Saves', 'goalkeeping', figure('saves', 'SV', '')),
    groupRow('Blocked shots', 'skating', blocked),
  ],
  periods: goalsByPeriod('skating'),
  logs: [
    { caption: 'Game-By-Game Skaters', groups: skaterGroups, columns: [...skaterCounts, penaltyMinutes, blocked] },
    keeperLog('Game-By-Game Goaltenders'),
  ],
  highs: [
    high('Goals', 'skating', 'g'),
    high('Assists', 'skating', 'a'),
    high('Shots', 'skating', 'sh'),
    high('Penalty minutes', 'skating', 'pim'),
    high('Blocked shots', 'skating', 'blk'),
    high('Saves', 'goalkeeping', 'saves'),
  ],
  leaders: [
    leader('Goals', skaterGroups, [goals, gp]),
    leader('Assists', skaterGroups, [assists, gp]),
    leader('Points', skaterGroups, [skaterPoints, goals, assists, gp]),
    leader('Shots', skaterGroups, [shots, gp]),
    leader('Power-Play Goals', skaterGroups, [powerPlayGoals, gp]),
    leader('Blocked Shots', skaterGroups, [blocked, gp]),
    ...keeperLeaders(60),
  ],
  minimums: { keeping: keeperMinimum(60) },
  splits: ['individual-overall-skaters', 'individual-overall-goaltenders'],
  playerFigures: keeperFigures,
  teamFigures: scoreFigures,
  unassignedFigures: emptyNetFigures,
};
