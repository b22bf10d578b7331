import { battingSituations } from './batting-situations.ts';
import { innings, numberOf, ratio, type StatColumn, type StatLine, signed, sumOf } from './column.ts';
import { computed, figure, gamesAndStarts, paired, share } from './figure-columns.ts';

/** A quotient of totals; zero without an attempt. */
const quotient = (over: number | undefined, under: number | undefined): number | undefined =>
  over === undefined || under === undefined ? undefined : under === 0 ? 0 : over / under;

const totalBases = (line: StatLine): number | undefined => {
  const [hits, extra] = [numberOf(line, 'h'), sumOf(line, 'double', 'triple', 'hr')];
  if (hits === undefined || extra === undefined) return undefined;
  return hits + (numberOf(line, 'double') ?? 0) + 2 * (numberOf(line, 'triple') ?? 0) + 3 * (numberOf(line, 'hr') ?? 0);
};
const slugging = (line: StatLine) => quotient(totalBases(line), numberOf(line, 'ab'));
const onBase = (line: StatLine) => quotient(sumOf(line, 'h', 'bb', 'hbp'), sumOf(line, 'ab', 'bb', 'hbp', 'sf'));
const onBasePlusSlugging = (line: StatLine) => {
  const [reached, bases] = [onBase(line), slugging(line)];
  return reached === undefined || bases === undefined ? undefined : reached + bases;
};

export const avg = share('avg', 'AVG', 'Batting average', ['h', 'ab'], { formula: 'H ÷ AB' });
export const obp = computed('obp', 'OB%', 'On-base percentage', onBase, {
  formula: '(H + BB + HBP) ÷ (AB + BB + HBP + SF)',
});
export const slg = computed('slg', 'SLG%', 'Slugging percentage', slugging, { formula: 'TB ÷ AB' });
const ops = computed('ops', 'OPS', 'On-base plus slugging', onBasePlusSlugging, { formula: 'OB% + SLG%' });
export const tb = computed('tb', 'TB', 'Total bases', totalBases, {
  formula: 'H + 2B + 2 × 3B + 3 × HR',
  print: (value) => signed(value),
});
export const stolen: StatColumn = {
  ...figure('sb', 'SB-ATT', 'Stolen bases and attempts', { label: 'SB' }),
  text: (line) => {
    const [bases, caught] = [numberOf(line, 'sb'), numberOf(line, 'cs')];
    if (bases === undefined) return undefined;
    return caught === undefined ? String(bases) : `${bases}-${bases + caught}`;
  },
};
export const ab = figure('ab', 'AB', 'At-bats');
export const r = figure('r', 'R', 'Runs');
export const h = figure('h', 'H', 'Hits');
export const double = figure('double', '2B', 'Doubles');
export const triple = figure('triple', '3B', 'Triples');
export const hr = figure('hr', 'HR', 'Home runs');
export const rbi = figure('rbi', 'RBI', 'Runs batted in');
export const bb = figure('bb', 'BB', 'Walks');
export const hbp = figure('hbp', 'HBP', 'Hit by pitch');
export const so = figure('so', 'SO', 'Strikeouts');
export const gdp = figure('gdp', 'GDP', 'Grounded into double plays');
export const sf = figure('sf', 'SF', 'Sacrifice flies');
export const sh = figure('sh', 'SH', 'Sacrifice bunts');

export const battingCounts = [ab, r, h, double, triple, hr, rbi];
export const batting: readonly StatColumn[] = [
  avg,
  ops,
  gamesAndStarts,
  ...battingCounts,
  tb,
  slg,
  bb,
  hbp,
  so,
  gdp,
  obp,
  sf,
  sh,
  stolen,
];

export const situational: readonly StatColumn[] = battingSituations.map(({ key, abbr, title }) =>
  paired(`${key}H`, `${key}Ab`, abbr, title, { optional: true }),
);

export const decision: StatColumn = {
  ...figure('wins', 'W-L', 'Wins and losses'),
  value: (line) => numberOf(line, 'wins') ?? 0,
  text: (line) => `${numberOf(line, 'wins') ?? 0}-${numberOf(line, 'losses') ?? 0}`,
};
export const app: StatColumn = {
  ...figure('app', 'APP-GS', 'Appearances and starts'),
  text: (line) => {
    const [appearances, starts] = [numberOf(line, 'app'), numberOf(line, 'starts')];
    if (appearances === undefined) return undefined;
    return starts === undefined ? String(appearances) : `${appearances}-${starts}`;
  },
};
export const saves: StatColumn = {
  ...figure('savesEarned', 'SV', 'Saves'),
  value: (line) => numberOf(line, 'savesEarned') ?? 0,
  text: (line) => String(numberOf(line, 'savesEarned') ?? 0),
};
export const ip: StatColumn = {
  ...figure('outs', 'IP', 'Innings pitched'),
  text: (line) => {
    const outs = numberOf(line, 'outs');
    return outs === undefined ? undefined : innings(outs);
  },
};
/** Columns for what a pitcher allowed. */
export const allowed = {
  runs: [
    figure('h', 'H', 'Hits allowed'),
    figure('r', 'R', 'Runs allowed'),
    figure('er', 'ER', 'Earned runs allowed'),
    figure('bb', 'BB', 'Walks allowed'),
    figure('so', 'SO', 'Strikeouts'),
  ],
  extraBases: [figure('double', '2B', 'Doubles allowed'), figure('triple', '3B', 'Triples allowed')],
  homeRuns: figure('hr', 'HR', 'Home runs allowed'),
  atBats: figure('ab', 'AB', 'At-bats against'),
};
/** Of a season; box scores have no doubles and triples. */
export const allAllowed: readonly StatColumn[] = [
  ...allowed.runs,
  ...allowed.extraBases,
  allowed.homeRuns,
  allowed.atBats,
];
/** The earned run average per game of `regulationInnings`. */
export const earnedRuns = (regulationInnings: number): StatColumn =>
  computed('era', 'ERA', 'Earned run average', (line) => earnedRunAverage(line, regulationInnings), {
    formula: `ER × ${regulationInnings} ÷ IP`,
    print: (value) => signed(value, 2),
  });
export const wildPitches = figure('wp', 'WP', 'Wild pitches');
export const hitBatters = figure('hbp', 'HBP', 'Hit batters');
export const balks = figure('bk', 'BK', 'Balks');
export const fliesAllowed = figure('sfa', 'SFA', 'Sacrifice flies allowed');
export const buntsAllowed = figure('sha', 'SHA', 'Sacrifice bunts allowed');

export const fielded = [figure('po', 'PO', 'Putouts'), figure('a', 'A', 'Assists'), figure('e', 'E', 'Errors')];
export const passedBalls = figure('pb', 'PB', 'Passed balls');
export const doublePlays = figure('dp', 'DP', 'Double plays');
export const fielding: readonly StatColumn[] = [
  computed('tc', 'TC', 'Total chances', (line) => sumOf(line, 'po', 'a', 'e'), {
    formula: 'PO + A + E',
    print: (value) => signed(value),
  }),
  ...fielded,
  computed(
    'fldPct',
    'FLD%',
    'Fielding percentage',
    (line) => quotient(sumOf(line, 'po', 'a'), sumOf(line, 'po', 'a', 'e')),
    { formula: '(PO + A) ÷ (PO + A + E)' },
  ),
  doublePlays,
  figure('sba', 'SBA', 'Stolen bases allowed'),
  figure('csb', 'CSB', 'Runners caught stealing'),
  passedBalls,
  figure('ci', 'CI', 'Catcher’s interference'),
];

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
