import { counted } from '../../web/counted.ts';
import { clock, compare, comparePair, compareRate, count, type StatLine, signed, sumOf } from './column.ts';
import { boxColumns } from './football-columns.ts';
import type { SportStats } from './sport-stats.ts';

const offense = 'WR X Z SE FL SLOT LT OT OL LG OG C RG RT TE QB TB RB HB FB'.split(' ');
const defense = 'DE DT NT NG DL OLB LB SLB MLB ILB WLB CB DB NB SS S FS'.split(' ');

/** ", 2 TD"; box scores of newspapers leave out none. */
const touchdowns = (scored: StatLine[string] | undefined) => (scored ? `, ${scored} TD` : '');

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
      columns: boxColumns.passing,
    },
    {
      group: 'rushing',
      title: 'Rushing',
      sortBy: 'yds',
      shownWhen: ['att', 'yds'],
      keyColumns: ['att', 'yds', 'td'],
      columns: boxColumns.rushing,
    },
    {
      group: 'receiving',
      title: 'Receiving',
      sortBy: 'yds',
      shownWhen: ['no', 'yds'],
      keyColumns: ['no', 'yds', 'td'],
      columns: boxColumns.receiving,
    },
    {
      group: 'defense',
      title: 'Defense',
      sortBy: 'tackles',
      keyColumns: ['tackles', 'sacks-sackYds', 'int'],
      columns: boxColumns.defense,
    },
    {
      group: 'kicking',
      title: 'Kicking',
      sortBy: 'fgMade',
      shownWhen: ['fgAtt', 'patAtt'],
      columns: boxColumns.kicking,
    },
    {
      group: 'punting',
      title: 'Punting',
      sortBy: 'yds',
      shownWhen: ['no'],
      columns: boxColumns.punting,
    },
    {
      group: 'kickoffs',
      title: 'Kickoffs',
      sortBy: 'yds',
      shownWhen: ['no'],
      columns: boxColumns.kickoffs,
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
      text: (line) => `${line.comp}-${line.att}, ${counted(line.yds, 'yard')}${touchdowns(line.td)}`,
    },
    {
      title: 'Rushing',
      group: 'rushing',
      by: 'yds',
      text: (line) => `${counted(line.att, 'carry', 'carries')}, ${counted(line.yds, 'yard')}${touchdowns(line.td)}`,
    },
    {
      title: 'Receiving',
      group: 'receiving',
      by: 'yds',
      text: (line) => `${counted(line.no, 'catch', 'catches')}, ${counted(line.yds, 'yard')}${touchdowns(line.td)}`,
    },
  ],
};

function returns(group: string, title: string) {
  return {
    group,
    title,
    sortBy: 'yds',
    shownWhen: ['no', 'yds'],
    columns: boxColumns.returns,
  } as const;
}

function triple(line: Readonly<Record<string, number | string>> | undefined): string | undefined {
  return sumOf(line, 'comp', 'att', 'int') === undefined ? undefined : `${line?.comp}-${line?.att}-${line?.int}`;
}

function sumAcross(first: number | string | undefined, second: number | string | undefined): number | undefined {
  return typeof first === 'number' && typeof second === 'number' ? first + second : undefined;
}
