import {
  clock,
  compare,
  comparePair,
  compareRate,
  count,
  madeAttempted,
  numberOf,
  rate,
  ratio,
  signed,
  sumOf,
} from './column.ts';
import { counted } from './counted.ts';
import type { SportStats } from './sport-stats.ts';

const offense = 'WR X Z SE FL SLOT LT OT OL LG OG C RG RT TE QB TB RB HB FB'.split(' ');
const defense = 'DE DT NT NG DL OLB LB SLB MLB ILB WLB CB DB NB SS S FS'.split(' ');

/**
 * College football. Sacks count as rushing attempts with negative yards (NCAA football statisticians' manual), so they
 * are already in the rushing figures; `passing.sacks` and `sackYds` are informational.
 */
export const football: SportStats = {
  family: 'football',
  periodName: 'Quarter',
  pointName: 'Points',
  participation: [...offense, ...defense],
  tables: [
    {
      group: 'passing',
      title: 'Passing',
      sortBy: 'yds',
      shownWhen: ['att', 'sacks'],
      keyColumns: ['comp-att', 'yds', 'td', 'int'],
      columns: [
        madeAttempted('comp', 'att', 'C-A', 'Completions and attempts'),
        count('int', 'INT', 'Interceptions thrown'),
        count('yds', 'YDS', 'Passing yards'),
        count('td', 'TD', 'Passing touchdowns'),
        count('long', 'LONG', 'Longest completion in yards'),
        count('sacks', 'SACK', 'Times sacked'),
        rate('eff', 'EFF', 'NCAA passing efficiency', passingEfficiency, (value) => signed(value, 1)),
      ],
    },
    {
      group: 'rushing',
      title: 'Rushing',
      sortBy: 'yds',
      shownWhen: ['att', 'yds'],
      keyColumns: ['att', 'yds', 'td'],
      columns: [
        count('att', 'ATT', 'Rushing attempts'),
        count('gain', 'GAIN', 'Yards gained'),
        count('loss', 'LOSS', 'Yards lost'),
        count('yds', 'NET', 'Net rushing yards'),
        rate(
          'avg',
          'AVG',
          'Yards an attempt',
          (line) => ratio(numberOf(line, 'yds'), numberOf(line, 'att')),
          (value) => signed(value, 1),
        ),
        count('td', 'TD', 'Rushing touchdowns'),
        count('long', 'LONG', 'Longest rush in yards'),
      ],
    },
    {
      group: 'receiving',
      title: 'Receiving',
      sortBy: 'yds',
      shownWhen: ['no', 'yds'],
      keyColumns: ['no', 'yds', 'td'],
      columns: [
        count('no', 'REC', 'Receptions'),
        count('yds', 'YDS', 'Receiving yards'),
        rate(
          'avg',
          'AVG',
          'Yards a reception',
          (line) => ratio(numberOf(line, 'yds'), numberOf(line, 'no')),
          (value) => signed(value, 1),
        ),
        count('td', 'TD', 'Receiving touchdowns'),
        count('long', 'LONG', 'Longest reception in yards'),
      ],
    },
    {
      group: 'defense',
      title: 'Defense',
      sortBy: 'tackles',
      keyColumns: ['tackles', 'sacks-sackYds', 'int'],
      columns: [
        count('solo', 'UA', 'Unassisted tackles'),
        count('assisted', 'A', 'Assisted tackles'),
        count('tackles', 'TOT', 'Total tackles'),
        madeAttempted('tfl', 'tflYds', 'TFL-YDS', 'Tackles for loss and yards'),
        madeAttempted('sacks', 'sackYds', 'SACK-YDS', 'Sacks and yards'),
        count('ff', 'FF', 'Fumbles forced'),
        count('fr', 'FR', 'Fumbles recovered'),
        count('int', 'INT', 'Interceptions'),
        count('brup', 'PBU', 'Passes broken up'),
        count('qbh', 'QBH', 'Quarterback hurries'),
        count('blkd', 'BLK', 'Kicks blocked'),
      ],
    },
    {
      group: 'kicking',
      title: 'Kicking',
      sortBy: 'fgMade',
      shownWhen: ['fgAtt', 'patAtt'],
      columns: [
        madeAttempted('fgMade', 'fgAtt', 'FG', 'Field goals made and attempted'),
        count('fgLong', 'LONG', 'Longest field goal in yards'),
        madeAttempted('patMade', 'patAtt', 'PAT', 'Extra-point kicks made and attempted'),
      ],
    },
    {
      group: 'punting',
      title: 'Punting',
      sortBy: 'yds',
      shownWhen: ['no'],
      columns: [
        count('no', 'NO', 'Punts'),
        count('yds', 'YDS', 'Punting yards'),
        rate(
          'avg',
          'AVG',
          'Yards a punt',
          (line) => ratio(numberOf(line, 'yds'), numberOf(line, 'no')),
          (value) => signed(value, 1),
        ),
        count('long', 'LONG', 'Longest punt in yards'),
        count('tb', 'TB', 'Touchbacks'),
        count('fc', 'FC', 'Fair catches'),
        count('in20', 'I20', 'Punts inside the 20'),
      ],
    },
    {
      group: 'kickoffs',
      title: 'Kickoffs',
      sortBy: 'yds',
      shownWhen: ['no'],
      columns: [
        count('no', 'NO', 'Kickoffs'),
        count('yds', 'YDS', 'Kickoff yards'),
        count('tb', 'TB', 'Touchbacks'),
        count('ob', 'OB', 'Out of bounds'),
      ],
    },
    returns('kickReturns', 'Kickoff returns'),
    returns('puntReturns', 'Punt returns'),
    returns('interceptionReturns', 'Interception returns'),
    returns('fumbleReturns', 'Fumble returns'),
    {
      group: 'fumbles',
      title: 'Fumbles',
      shownWhen: ['no'],
      columns: [count('no', 'FUM', 'Fumbles'), count('lost', 'LOST', 'Fumbles lost')],
    },
  ],
  comparison: [
    compare('First downs', 'firstDowns', 'no'),
    compare('First downs by rush', 'firstDowns', 'rush'),
    compare('First downs by pass', 'firstDowns', 'pass'),
    compare('First downs by penalty', 'firstDowns', 'penalty'),
    compare('Net rushing yards', 'rushing', 'yds'),
    compare('Rushing attempts', 'rushing', 'att'),
    compare('Net passing yards', 'passing', 'yds'),
    { title: 'Completions-attempts-interceptions', text: ({ passing }) => triple(passing) },
    compareRate(
      'Total offense yards',
      (groups) => sumAcross(groups.rushing?.yds, groups.passing?.yds),
      (value) => signed(value),
    ),
    compareRate(
      'Total offense plays',
      (groups) => sumAcross(groups.rushing?.att, groups.passing?.att),
      (value) => signed(value),
    ),
    comparePair('Fumbles-lost', 'fumbles', 'no', 'lost'),
    comparePair('Penalties-yards', 'penalties', 'no', 'yds'),
    comparePair('Punts-yards', 'punting', 'no', 'yds'),
    comparePair('Kickoff returns-yards', 'kickReturns', 'no', 'yds'),
    comparePair('Punt returns-yards', 'puntReturns', 'no', 'yds'),
    comparePair('Interceptions-yards', 'interceptionReturns', 'no', 'yds'),
    comparePair('Third-down conversions', 'conversions', 'thirdMade', 'thirdAtt'),
    comparePair('Fourth-down conversions', 'conversions', 'fourthMade', 'fourthAtt'),
    comparePair('Red-zone scores-chances', 'redzone', 'scores', 'att'),
    comparePair('Sacks by-yards', 'defense', 'sacks', 'sackYds'),
    comparePair('Field goals', 'kicking', 'fgMade', 'fgAtt'),
    compare('Time of possession', 'possession', 'seconds', clock),
  ],
  leaders: [
    {
      title: 'Passing',
      group: 'passing',
      by: 'yds',
      text: (line) => `${line.comp}-${line.att}, ${counted(line.yds, 'yard')}, ${line.td ?? 0} TD`,
    },
    {
      title: 'Rushing',
      group: 'rushing',
      by: 'yds',
      text: (line) => `${counted(line.att, 'carry', 'carries')}, ${counted(line.yds, 'yard')}, ${line.td ?? 0} TD`,
    },
    {
      title: 'Receiving',
      group: 'receiving',
      by: 'yds',
      text: (line) => `${counted(line.no, 'catch', 'catches')}, ${counted(line.yds, 'yard')}, ${line.td ?? 0} TD`,
    },
  ],
};

function returns(group: string, title: string) {
  return {
    group,
    title,
    sortBy: 'yds',
    shownWhen: ['no', 'yds'],
    columns: [
      count('no', 'NO', 'Returns'),
      count('yds', 'YDS', 'Return yards'),
      count('td', 'TD', 'Touchdowns'),
      count('long', 'LONG', 'Longest return in yards'),
    ],
  } as const;
}

/** NCAA passing efficiency without the caps of the professional formula: (8.4 yards + 330 TD + 100 completions − 200 INT) / attempts. */
export function passingEfficiency(line: Readonly<Record<string, number | string>>): number | undefined {
  const parts = sumOf(line, 'yds', 'td', 'comp', 'int', 'att');
  if (parts === undefined) return undefined;
  const { yds, td, comp, int, att } = line as Record<'yds' | 'td' | 'comp' | 'int' | 'att', number>;
  return att === 0 ? undefined : (8.4 * yds + 330 * td + 100 * comp - 200 * int) / att;
}

function triple(line: Readonly<Record<string, number | string>> | undefined): string | undefined {
  return sumOf(line, 'comp', 'att', 'int') === undefined ? undefined : `${line?.comp}-${line?.att}-${line?.int}`;
}

function sumAcross(first: number | string | undefined, second: number | string | undefined): number | undefined {
  return typeof first === 'number' && typeof second === 'number' ? first + second : undefined;
}
