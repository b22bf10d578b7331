import type { BoxScore, BoxTeam } from '../../domain/box-score.ts';
import type { SportFamily } from '../../domain/sport-family.ts';
import { numberOf } from '../../domain/stats/column.ts';
import { playersSum, teamsOf } from './team-lines.ts';

const returns = ['no', 'yds', 'td'];
const hitting = ['ab', 'r', 'h', 'rbi', 'bb', 'so', 'double', 'triple', 'hr', 'hbp', 'sb', 'cs', 'sh', 'sf'];
const pitching = ['outs', 'h', 'r', 'er', 'bb', 'so', 'hr', 'wp', 'bk', 'hbp', 'bf', 'ab', 'pitches'];
const scorebook = { hitting, pitching, fielding: ['po', 'a', 'e', 'pb'] };
const goals = { shots: ['g', 'a', 'sh', 'sog', 'fouls', 'yellow', 'red', 'green'], goalkeeping: ['ga', 'saves'] };

/** Team figures that must equal the sum of the players'. Excludes longest plays, shared double plays and rounded minutes. */
const summed: Partial<Record<SportFamily, Readonly<Record<string, readonly string[]>>>> = {
  football: {
    passing: ['comp', 'att', 'int', 'yds', 'td', 'sacks', 'sackYds'],
    rushing: ['att', 'gain', 'loss', 'yds', 'td'],
    receiving: returns,
    defense: ['solo', 'assisted', 'tackles', 'tfl', 'sacks', 'ff', 'int', 'brup', 'qbh', 'blkd'],
    kicking: ['fgMade', 'fgAtt', 'patMade', 'patAtt'],
    punting: ['no', 'yds', 'tb', 'fc', 'in20'],
    kickoffs: ['no', 'yds', 'tb', 'ob'],
    kickReturns: returns,
    puntReturns: returns,
    interceptionReturns: returns,
    fumbleReturns: returns,
    fumbles: ['no', 'lost'],
  },
  basketball: {
    box: [
      'fgm',
      'fga',
      'fgm3',
      'fga3',
      'ftm',
      'fta',
      'oreb',
      'dreb',
      'treb',
      'pf',
      'tf',
      'ast',
      'to',
      'blk',
      'stl',
      'pts',
    ],
  },
  baseball: scorebook,
  softball: scorebook,
  volleyball: { box: ['k', 'e', 'ta', 'a', 'sa', 'se', 're', 'dig', 'bs', 'ba', 'be', 'bhe'] },
  soccer: goals,
  fieldhockey: goals,
  icehockey: {
    skating: ['g', 'a', 'sh', 'ppg', 'shg', 'fow', 'fol', 'blk', 'pim'],
    goalkeeping: ['ga', 'saves'],
  },
  lacrosse: {
    field: ['g', 'a', 'sh', 'sog', 'gb', 'to', 'ct', 'fow', 'foa', 'dc', 'pen'],
    goalkeeping: ['ga', 'saves'],
  },
};

/** Figures that may exceed the players' sum if the file has no TEAM line. */
const teamOwn = new Set(['oreb', 'dreb', 'treb', 'to', 'pf', 'tf']);

/** Compares players' sums with team totals, per group. */
export function checkSums(game: BoxScore): string[] {
  const groups = Object.entries(summed[game.family] ?? {});
  return teamsOf(game).flatMap(({ team }) =>
    groups.flatMap(([group, keys]) => keys.flatMap((key) => compareSum(team, group, key))),
  );
}

function compareSum(team: BoxTeam, group: string, key: string): string[] {
  const total = numberOf(team.stats[group], key);
  const sum = playersSum(team.players, group, key);
  if (total === undefined || sum === undefined || sum === total) return [];
  const mayHaveOwn = teamOwn.has(key) && !team.players.some(({ isTeam }) => isTeam);
  if (mayHaveOwn && sum < total) return [];
  return [`${team.name}, ${group} ${key}: the players add up to ${sum}, the team total says ${total}.`];
}
