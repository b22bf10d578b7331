import { counted } from '../../web/counted.ts';
import {
  ab,
  allowed,
  bb,
  double,
  doublePlays,
  earnedRuns,
  fielded,
  h,
  hbp,
  hitBatters,
  hr,
  ip,
  passedBalls,
  r,
  rbi,
  sf,
  sh,
  so,
  triple,
  wildPitches,
} from './baseball-columns.ts';
import { compare, count, innings, numberOf } from './column.ts';
import { figure } from './figure-columns.ts';
import type { SportStats } from './sport-stats.ts';

/** Innings are stored as outs: 6.2 innings are 20 outs. ERA is earned runs × innings of a regulation game / innings pitched. */
function scorebook(family: 'baseball' | 'softball', regulationInnings: number): SportStats {
  return {
    family,
    periodName: 'Inning',
    pointName: 'Runs',
    pointAbbr: 'R',
    lineTotals: { group: 'line', columns: [count('h', 'H', 'Hits'), count('e', 'E', 'Errors')] },
    tables: [
      {
        group: 'hitting',
        title: 'Batting',
        lineup: true,
        columns: [ab, r, h, rbi, bb, so, double, triple, hr, figure('sb', 'SB', 'Stolen bases'), hbp, sh, sf],
      },
      {
        group: 'pitching',
        title: 'Pitching',
        sortBy: 'appearance',
        ascending: true,
        columns: [
          figure('decision', 'DEC', 'Decision'),
          ip,
          ...allowed.runs,
          allowed.homeRuns,
          wildPitches,
          hitBatters,
          figure('bf', 'BF', 'Batters faced'),
          allowed.atBats,
          figure('pitches', 'NP', 'Pitches thrown'),
          earnedRuns(regulationInnings),
        ],
      },
      {
        group: 'fielding',
        title: 'Fielding',
        shownWhen: ['po', 'a', 'e', 'pb'],
        columns: [...fielded, passedBalls, doublePlays],
      },
    ],
    comparison: [
      compare('Runs', 'line', 'r'),
      compare('Hits', 'line', 'h'),
      compare('Errors', 'line', 'e'),
      compare('Left on base', 'line', 'lob'),
      compare('At-bats', 'hitting', 'ab'),
      compare('Runs batted in', 'hitting', 'rbi'),
      compare('Doubles', 'hitting', 'double'),
      compare('Triples', 'hitting', 'triple'),
      compare('Home runs', 'hitting', 'hr'),
      compare('Walks', 'hitting', 'bb'),
      compare('Strikeouts', 'hitting', 'so'),
      compare('Stolen bases', 'hitting', 'sb'),
      compare('Innings pitched', 'pitching', 'outs', innings),
      compare('Pitches thrown', 'pitching', 'pitches'),
    ],
    leaders: [
      { title: 'Hits', group: 'hitting', by: 'h', text: (line) => `${line.h} for ${line.ab}` },
      { title: 'Runs batted in', group: 'hitting', by: 'rbi', text: (line) => `${line.rbi} RBI` },
      {
        title: 'Strikeouts',
        group: 'pitching',
        by: 'so',
        text: (line) =>
          `${counted(line.so, 'strikeout')} in ${counted(innings(numberOf(line, 'outs') ?? 0), 'inning')}`,
      },
    ],
  };
}

export const baseball = scorebook('baseball', 9);
export const softball = scorebook('softball', 7);
