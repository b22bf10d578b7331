import { compare, count, innings, numberOf, rate, ratio, signed } from './column.ts';
import { counted } from './counted.ts';
import type { SportStats } from './sport-stats.ts';

/** Pitching is kept in outs: 6.2 innings are 20 outs. ERA is earned runs x innings of a full game / innings pitched. */
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
        columns: [
          count('ab', 'AB', 'At-bats'),
          count('r', 'R', 'Runs'),
          count('h', 'H', 'Hits'),
          count('rbi', 'RBI', 'Runs batted in'),
          count('bb', 'BB', 'Walks'),
          count('so', 'SO', 'Strikeouts'),
          count('double', '2B', 'Doubles'),
          count('triple', '3B', 'Triples'),
          count('hr', 'HR', 'Home runs'),
          count('sb', 'SB', 'Stolen bases'),
          count('hbp', 'HBP', 'Hit by pitch'),
          count('sh', 'SH', 'Sacrifice bunts'),
          count('sf', 'SF', 'Sacrifice flies'),
        ],
      },
      {
        group: 'pitching',
        title: 'Pitching',
        sortBy: 'appearance',
        ascending: true,
        columns: [
          count('decision', 'DEC', 'Decision'),
          count('outs', 'IP', 'Innings pitched', innings),
          count('h', 'H', 'Hits allowed'),
          count('r', 'R', 'Runs allowed'),
          count('er', 'ER', 'Earned runs allowed'),
          count('bb', 'BB', 'Walks allowed'),
          count('so', 'SO', 'Strikeouts'),
          count('hr', 'HR', 'Home runs allowed'),
          count('wp', 'WP', 'Wild pitches'),
          count('hbp', 'HBP', 'Hit batters'),
          count('bf', 'BF', 'Batters faced'),
          count('ab', 'AB', 'At-bats against'),
          count('pitches', 'NP', 'Pitches thrown'),
          rate(
            'era',
            'ERA',
            `Earned runs in ${regulationInnings} innings, this game`,
            (line) => earnedRunAverage(line, regulationInnings),
            (value) => (Number.isFinite(value) ? signed(value, 2) : 'INF'),
          ),
        ],
      },
      {
        group: 'fielding',
        title: 'Fielding',
        shownWhen: ['po', 'a', 'e', 'pb'],
        columns: [
          count('po', 'PO', 'Putouts'),
          count('a', 'A', 'Assists'),
          count('e', 'E', 'Errors'),
          count('pb', 'PB', 'Passed balls'),
          count('dp', 'DP', 'Double plays'),
        ],
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

/** Earned runs a regulation game; infinite when a run was earned before an out. */
export function earnedRunAverage(
  line: Readonly<Record<string, number | string>>,
  regulationInnings: number,
): number | undefined {
  const [earned, outs] = [numberOf(line, 'er'), numberOf(line, 'outs')];
  if (earned === undefined || outs === undefined) return undefined;
  if (outs === 0) return earned === 0 ? undefined : Number.POSITIVE_INFINITY;
  return (ratio(earned, outs) ?? 0) * 3 * regulationInnings;
}

export const baseball = scorebook('baseball', 9);
export const softball = scorebook('softball', 7);
