import { figure, gamesAndStarts, gp, paired, share } from './columns.ts';
import {
  assists,
  goals,
  goalsByPeriod,
  high,
  leader,
  onGoal,
  onGoalShare,
  points,
  scoreFigures,
  scoreRow,
  shotShare,
  shots,
} from './goal-columns.ts';
import { keeperFigures, keeperLeaders, keeperLog, keeperMinimum, keeperTable } from './goalkeeping.ts';
import type { SeasonBook, SeasonColumn } from './season-book.ts';
import { groupRow, pairRow, perGameRow, shareRow } from './team-rows.ts';

const fieldGroups = ['field'];
const groundBalls = figure('gb', 'GB', 'Ground balls');
const turnovers = figure('to', 'TO', 'Turnovers');
const caused = figure('ct', 'CT', 'Turnovers caused');
const faceOffs = paired('fow', 'foa', 'FO', 'Face-offs won and taken', { optional: true });
const faceOffShare: SeasonColumn = share('foPct', 'FO%', 'Face-off percentage', ['fow', 'foa'], {
  formula: 'won ÷ taken',
  optional: true,
});
const drawControls = figure('dc', 'DC', 'Draw controls', { optional: true });
const freePositions = paired('fpg', 'fps', 'FPG-FPS', 'Free-position goals and shots', { optional: true });
const lacrossePoints = points(1);
const lacrosseCounts: readonly SeasonColumn[] = [
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
const penalties = figure('pen', 'PN', 'Penalties', { label: 'PN-PIM', optional: true });

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
    groupRow('Draw controls', 'field', figure('dc', 'DC', '')),
    pairRow('Clears', 'clears', 'made', 'att'),
    shareRow('Clear percentage', 'clears', 'made', 'att'),
    { heading: 'Miscellaneous' },
    pairRow('Extra-man goals-chances', 'powerPlay', 'goals', 'opportunities'),
    pairRow('Free-position goals-shots', 'field', 'fpg', 'fps'),
    pairRow('Penalties-minutes', 'penalties', 'no', 'minutes'),
    groupRow('Saves', 'goalkeeping', figure('saves', 'SV', '')),
  ],
  periods: goalsByPeriod,
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
    leader('Draw Controls', fieldGroups, [figure('dc', 'DC', 'Draw controls'), gp]),
    { ...leader('Face-Off Percentage', fieldGroups, [faceOffShare, faceOffs, gp]), minimum: 'faceOffs' },
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
