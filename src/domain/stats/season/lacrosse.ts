import type { StatColumn } from '../column.ts';
import { figure, gamesAndStarts, gp } from '../figure-columns.ts';
import { assists, goals, onGoal, onGoalShare, shotShare, shots } from '../goal-columns.ts';
import {
  caused,
  drawControls,
  faceOffShare,
  faceOffs,
  freePositions,
  groundBalls,
  lacrossePoints,
  penalties,
  turnovers,
} from '../lacrosse-columns.ts';
import { goalsByPeriod, scoreFigures, scoreRow } from './goal-scoring.ts';
import { keeperFigures, keeperLeaders, keeperLog, keeperMinimum, keeperTable } from './goalkeeping.ts';
import { high, leader } from './leader-lists.ts';
import type { SeasonBook } from './season-book.ts';
import { groupRow, pairRow, perGameRow, shareRow } from './team-rows.ts';

const fieldGroups = ['field'];
const lacrosseCounts: readonly StatColumn[] = [
  goals,
  assists,
  lacrossePoints,
  shots,
  shotShare,
  onGoal,
  onGoalShare,
  groundBalls,
  turnovers,
  caused,
  drawControls,
  freePositions,
  faceOffs,
  faceOffShare,
];
export const lacrosseBook: SeasonBook = {
  tables: [
    {
      section: 'individual-overall-scoring',
      caption: 'Individual Overall Scoring Statistics',
      groups: fieldGroups,
      columns: [gamesAndStarts, ...lacrosseCounts, penalties],
      sortBy: 'pts',
    },
    keeperTable({
      section: 'individual-overall-goalkeeping',
      caption: 'Individual Overall Goalkeeping Statistics',
      minutes: 60,
      shutouts: false,
      ties: false,
    }),
  ],
  team: [
    { heading: 'Scoring' },
    scoreRow,
    perGameRow('Goals', 'score', 'g'),
    groupRow('Assists', 'field', assists),
    { heading: 'Shots' },
    groupRow('Shots', 'field', shots),
    groupRow('Shot percentage', 'field', shotShare),
    groupRow('Shots on goal', 'field', onGoal),
    { heading: 'Possession' },
    groupRow('Ground balls', 'field', groundBalls),
    groupRow('Turnovers', 'field', turnovers),
    groupRow('Caused turnovers', 'field', caused),
    pairRow('Faceoffs won-taken', 'field', 'fow', 'foa'),
    shareRow('Faceoffs percentage', 'field', 'fow', 'foa'),
    groupRow('Draw controls', 'field', drawControls),
    pairRow('Clears', 'clears', 'made', 'att'),
    shareRow('Clear percentage', 'clears', 'made', 'att'),
    { heading: 'Miscellaneous' },
    pairRow('Extra-man goals-chances', 'powerPlay', 'goals', 'opportunities'),
    pairRow('Free-position goals-shots', 'field', 'fpg', 'fps'),
    pairRow('Penalties-minutes', 'penalties', 'no', 'minutes'),
    groupRow('Saves', 'goalkeeping', figure('saves', 'SV', '')),
  ],
  periods: goalsByPeriod('field'),
  logs: [
    { caption: 'Game-By-Game', groups: fieldGroups, columns: [...lacrosseCounts, penalties] },
    keeperLog('Game-By-Game Goalkeeping'),
  ],
  highs: [
    high('Goals', 'field', 'g'),
    high('Assists', 'field', 'a'),
    high('Shots', 'field', 'sh'),
    high('Ground balls', 'field', 'gb'),
    high('Caused turnovers', 'field', 'ct'),
    high('Draw controls', 'field', 'dc'),
    high('Saves', 'goalkeeping', 'saves'),
  ],
  leaders: [
    leader('Goals', fieldGroups, [goals, gp]),
    leader('Assists', fieldGroups, [assists, gp]),
    leader('Points', fieldGroups, [lacrossePoints, goals, assists, gp]),
    leader('Ground Balls', fieldGroups, [groundBalls, gp]),
    leader('Caused Turnovers', fieldGroups, [caused, gp]),
    leader('Draw Controls', fieldGroups, [drawControls, gp]),
    leader('Face-Off Percentage', fieldGroups, [faceOffShare, faceOffs, gp], 'faceOffs'),
    ...keeperLeaders(60),
  ],
  minimums: {
    keeping: keeperMinimum(60),
    faceOffs: { figures: ['foa'], unit: { one: 'face-off', many: 'face-offs' }, perTeamGame: 3.5 },
  },
  splits: ['individual-overall-scoring', 'individual-overall-goalkeeping'],
  playerFigures: keeperFigures,
  teamFigures: scoreFigures,
};
