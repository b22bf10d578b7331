import { exact } from '../column.ts';
import { figure, paired } from '../figure-columns.ts';
import {
  attempts,
  completions,
  defense,
  each,
  fieldGoals,
  net,
  number,
  perCarry,
  perGame,
  punting,
  rating,
  touchdowns,
  yards,
} from '../football-columns.ts';
import { derivedGroups } from './football-figures.ts';
import { footballTables } from './football-tables.ts';
import { footballTeamRows } from './football-team.ts';
import { high, leader } from './leader-lists.ts';
import type { SeasonBook } from './season-book.ts';

export const footballBook: SeasonBook = {
  tables: footballTables,
  team: footballTeamRows,
  periods: { caption: 'Score by Quarter', overtime: 'OT' },
  logs: [
    {
      caption: 'Game-By-Game Offense',
      groups: ['logOffense'],
      columns: [
        figure('rushAtt', 'ATT', 'Rushing attempts', { over: 'Rushing' }),
        figure('rushYds', 'NET', 'Net rushing yards', { over: 'Rushing' }),
        figure('rushTd', 'TD', 'Rushing touchdowns', { over: 'Rushing' }),
        paired('comp', 'passAtt', 'C-A', 'Completions and attempts', { over: 'Passing' }),
        figure('passYds', 'YDS', 'Passing yards', { over: 'Passing' }),
        figure('passTd', 'TD', 'Passing touchdowns', { over: 'Passing' }),
        figure('int', 'INT', 'Interceptions thrown', { over: 'Passing' }),
        figure('recNo', 'NO', 'Receptions', { over: 'Receiving' }),
        figure('recYds', 'YDS', 'Receiving yards', { over: 'Receiving' }),
        figure('recTd', 'TD', 'Receiving touchdowns', { over: 'Receiving' }),
      ],
    },
    { caption: 'Game-By-Game Defense', groups: ['defense'], columns: defense.slice(1) },
    { caption: 'Game-By-Game Punting', groups: ['punting'], columns: punting.slice(1) },
    { caption: 'Game-By-Game Kicking', groups: ['kicking'], columns: fieldGoals.slice(1) },
  ],
  highs: [
    high('Rushing attempts', 'rushing', 'att'),
    high('Rushing yards', 'rushing', 'yds'),
    high('Rushing touchdowns', 'rushing', 'td'),
    high('Longest rush', 'rushing', 'long'),
    high('Passing attempts', 'passing', 'att'),
    high('Completions', 'passing', 'comp'),
    high('Passing yards', 'passing', 'yds'),
    high('Passing touchdowns', 'passing', 'td'),
    high('Longest pass', 'passing', 'long'),
    high('Receptions', 'receiving', 'no'),
    high('Receiving yards', 'receiving', 'yds'),
    high('Receiving touchdowns', 'receiving', 'td'),
    high('Field goals', 'kicking', 'fgMade'),
    high('Longest field goal', 'kicking', 'fgLong'),
    high('Longest punt', 'punting', 'long'),
    { ...high('Tackles', 'defense', 'tackles'), print: exact },
    { ...high('Tackles for loss', 'defense', 'tfl'), print: exact },
    { ...high('Sacks', 'defense', 'sacks'), print: exact },
    high('Interceptions', 'defense', 'int'),
  ],
  leaders: [
    leader('Rushing', ['rushing'], [net, attempts, perCarry, touchdowns, perGame]),
    leader('Passing', ['passing'], [yards, completions, attempts, touchdowns, perGame]),
    leader('Passing Efficiency', ['passing'], [rating, completions, attempts, yards], 'passing'),
    leader('Receiving', ['receiving'], [yards, number, each('reception'), touchdowns, perGame]),
    leader('Receptions', ['receiving'], [number, yards, touchdowns]),
    leader('All-Purpose Yards', ['allPurpose'], [yards, perGame]),
    leader('Total Offense', ['totalOffense'], [yards, attempts, perGame]),
    leader('Scoring', ['scoring'], [figure('pts', 'PTS', 'Points'), touchdowns]),
    leader('Tackles', ['defense'], defense.slice(3, 4).concat(defense.slice(1, 3))),
    leader('Tackles for Loss', ['defense'], defense.slice(4, 5)),
    leader('Sacks', ['defense'], defense.slice(5, 6)),
    leader('Interceptions', ['defense'], defense.slice(6, 7)),
    leader('Punting Average', ['punting'], [each('punt'), number, yards], 'punting'),
    leader('Punt Return Average', ['puntReturns'], [each('return'), number, yards], 'returns'),
    leader('Kickoff Return Average', ['kickReturns'], [each('return'), number, yards], 'returns'),
  ],
  minimums: {
    passing: { figures: ['att'], unit: { one: 'attempt', many: 'attempts' }, perTeamGame: 15, games: 0.75 },
    punting: { figures: ['no'], unit: { one: 'punt', many: 'punts' }, perTeamGame: 3.6, games: 0.75 },
    returns: { figures: ['no'], unit: { one: 'return', many: 'returns' }, perTeamGame: 1.2, games: 0.75 },
  },
  splits: ['individual-offense-rushing', 'individual-offense-passing', 'individual-offense-receiving'],
  playerFigures: ({ stats }) => derivedGroups(stats),
  teamFigures: ({ own }) => ({
    ...derivedGroups(own.stats),
    ...(own.score !== null && { score: { pts: own.score } }),
  }),
};
