import type { StatColumn } from '../column.ts';
import { figure, gp, gs, paired } from '../figure-columns.ts';
import {
  assists,
  fouls,
  goals,
  greenCards,
  minutesPlayed,
  onGoal,
  onGoalShare,
  points,
  shotShare,
  shots,
} from '../goal-columns.ts';
import { goalsByPeriod, scoreFigures, scoreRow } from './goal-scoring.ts';
import { keeperFigures, keeperLeaders, keeperLog, keeperMinimum, keeperTable } from './goalkeeping.ts';
import { high, leader } from './leader-lists.ts';
import type { SeasonBook } from './season-book.ts';
import { groupRow, pairRow, perGameRow } from './team-rows.ts';

const winning = figure('gw', 'GW', 'Game-winning goals', { optional: true });

function createSoccerBook(family: 'soccer' | 'fieldhockey', minutes: number): SeasonBook {
  const groups = ['shots', 'goalTypes'];
  const pts = points(2);
  const cards: StatColumn[] = [
    paired('yellow', 'red', 'YC-RC', 'Yellow and red cards'),
    ...(family === 'fieldhockey' ? [greenCards] : []),
  ];
  const penaltyKicks = paired('ps', 'psatt', 'PK-ATT', 'Penalty kicks made and attempted', { label: 'PG-PA' });
  const counts = [goals, assists, pts, shots, shotShare, onGoal, onGoalShare];
  return {
    tables: [
      {
        section: 'individual-overall-offensive',
        caption: 'Individual Overall Offensive Statistics',
        groups,
        columns: [gp, gs, minutesPlayed, ...counts, ...cards, winning, penaltyKicks],
        sortBy: 'pts',
      },
      keeperTable({
        section: 'individual-overall-goalkeeping',
        caption: 'Individual Overall Goalkeeping Statistics',
        minutes,
      }),
    ],
    team: [
      { heading: 'Scoring' },
      scoreRow,
      perGameRow('Goals', 'score', 'g'),
      groupRow('Assists', 'shots', assists),
      { heading: 'Shots' },
      groupRow('Shots', 'shots', shots),
      perGameRow('Shots', 'shots', 'sh'),
      groupRow('Shot percentage', 'shots', shotShare),
      groupRow('Shots on goal', 'shots', onGoal),
      groupRow('Shots on goal percentage', 'shots', onGoalShare),
      { heading: 'Goalkeeping' },
      groupRow('Saves', 'goalkeeping', figure('saves', 'SV', '')),
      groupRow('Shutouts', 'goalkeeping', figure('sho', 'SHO', '')),
      { heading: 'Miscellaneous' },
      groupRow('Corner kicks', 'team', figure('corners', 'CK', '')),
      groupRow('Offsides', 'team', figure('offsides', 'OFF', '')),
      groupRow('Fouls', 'shots', fouls),
      pairRow('Yellow-red cards', 'shots', 'yellow', 'red'),
    ],
    periods: goalsByPeriod('shots'),
    logs: [
      {
        caption: 'Game-By-Game Offense',
        groups,
        columns: [...counts, { ...fouls, optional: true as const }, ...cards],
      },
      keeperLog('Game-By-Game Goalkeeping'),
    ],
    highs: [
      high('Goals', 'shots', 'g'),
      high('Assists', 'shots', 'a'),
      high('Shots', 'shots', 'sh'),
      high('Shots on goal', 'shots', 'sog'),
      high('Saves', 'goalkeeping', 'saves'),
    ],
    leaders: [
      leader('Goals', groups, [goals, gp, shots]),
      leader('Assists', groups, [assists, gp]),
      leader('Points', groups, [pts, goals, assists, gp]),
      leader('Shots', groups, [shots, onGoal, gp]),
      leader('Game-Winning Goals', groups, [figure('gw', 'GW', 'Game-winning goals'), gp]),
      ...keeperLeaders(minutes),
    ],
    minimums: { keeping: keeperMinimum(minutes) },
    splits: ['individual-overall-offensive', 'individual-overall-goalkeeping'],
    playerFigures: keeperFigures,
    teamFigures: scoreFigures,
  };
}

export const soccerBook = createSoccerBook('soccer', 90);
export const fieldHockeyBook = createSoccerBook('fieldhockey', 60);
