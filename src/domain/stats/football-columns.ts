import { type StatColumn, signed, sumOf } from './column.ts';
import { fieldGoalRanges } from './field-goal-distance.ts';
import { average, computed, figure, gp, halves, paired, share } from './figure-columns.ts';

export const attempts = figure('att', 'ATT', 'Attempts');
export const yards = figure('yds', 'YDS', 'Yards');
export const touchdowns = figure('td', 'TD', 'Touchdowns');
export const long = figure('long', 'LONG', 'Longest in yards');
export const number = figure('no', 'NO', 'Number');
export const perGame = average('ydsPerGame', 'AVG/G', 'Yards a game', ['yds', 'gp'], { formula: 'YDS ÷ GP' });
export const each = (of: string) => average('avg', 'AVG', `Yards a ${of}`, ['yds', 'no'], { formula: 'YDS ÷ NO' });
export const perCarry = average('avg', 'AVG', 'Yards an attempt', ['yds', 'att'], { formula: 'NET ÷ ATT' });
export const net = figure('yds', 'NET', 'Net yards');
export const rating = computed('eff', 'RATING', 'NCAA passing efficiency', passingEfficiency, {
  formula: '(8.4 × YDS + 330 × TD + 100 × COMP − 200 × INT) ÷ ATT',
  print: (value) => signed(value, 1),
});
export const completions = figure('comp', 'COMP', 'Completions');
export const completionShare = share('compPct', '%', 'Completion percentage', ['comp', 'att'], {
  formula: 'COMP ÷ ATT',
  print: (value) => signed(value * 100, 1),
});

export const gained = figure('gain', 'GAIN', 'Yards gained');
export const lost = figure('loss', 'LOSS', 'Yards lost');
const tackles = {
  solo: figure('solo', 'SOLO', 'Unassisted tackles'),
  assisted: figure('assisted', 'ASST', 'Assisted tackles'),
  total: halves('tackles', 'TOT', 'Total tackles'),
  forLoss: paired('tfl', 'tflYds', 'TFL-YDS', 'Tackles for loss and yards'),
};
const sacks = paired('sacks', 'sackYds', 'SACKS-YDS', 'Sacks and yards');
const intercepted = figure('int', 'INT', 'Interceptions');
const brokenUp = figure('brup', 'BU', 'Passes broken up');
const hurries = figure('qbh', 'QBH', 'Quarterback hurries');
const fumblesForced = figure('ff', 'FF', 'Fumbles forced');
const fumblesRecovered = figure('fr', 'FR', 'Fumbles recovered');
const blocked = figure('blkd', 'KICK', 'Kicks blocked');

export const defense: readonly StatColumn[] = [
  gp,
  tackles.solo,
  tackles.assisted,
  tackles.total,
  tackles.forLoss,
  sacks,
  intercepted,
  brokenUp,
  hurries,
  fumblesRecovered,
  fumblesForced,
  blocked,
  figure('saf', 'SAF', 'Safeties', { optional: true }),
];
const fieldGoalsMade = paired('fgMade', 'fgAtt', 'FGM-FGA', 'Field goals made and attempted');
const longestFieldGoal = figure('fgLong', 'LONG', 'Longest field goal in yards');
const extraPoints = paired('patMade', 'patAtt', 'PAT', 'Extra-point kicks made and attempted');
const touchbacks = figure('tb', 'TB', 'Touchbacks');
const fairCatches = figure('fc', 'FC', 'Fair catches');
const insideTwenty = figure('in20', 'I20', 'Punts inside the 20');
const outOfBounds = figure('ob', 'OB', 'Out of bounds');
export const fieldGoals: readonly StatColumn[] = [
  gp,
  fieldGoalsMade,
  share('fgPct', '%', 'Field goal percentage', ['fgMade', 'fgAtt'], {
    formula: 'FGM ÷ FGA',
    print: (value) => signed(value * 100, 1),
  }),
  ...fieldGoalRanges.map(({ key, title }) =>
    paired(
      `${key}Made`,
      `${key}Att`,
      title,
      title === 'I20' ? 'Made and attempted inside 20 yards' : `Made and attempted from ${title} yards`,
      { optional: true },
    ),
  ),
  longestFieldGoal,
  extraPoints,
];
export const punting: readonly StatColumn[] = [
  gp,
  number,
  yards,
  each('punt'),
  long,
  touchbacks,
  fairCatches,
  insideTwenty,
  figure('fifty', '50+', 'Fifty yards or more', { optional: true }),
  figure('blkd', 'BLK', 'Punts blocked', { optional: true }),
];
export const kickoffs: readonly StatColumn[] = [gp, number, yards, each('kickoff'), touchbacks, outOfBounds];
export const scoring: readonly StatColumn[] = [
  gp,
  touchdowns,
  figure('fg', 'FG', 'Field goals'),
  figure('saf', 'SAF', 'Safeties'),
  figure('patKick', 'KICK', 'Extra points kicked'),
  figure('patRush', 'RUSH', 'Two-point rushes'),
  figure('patCatch', 'RCV', 'Two-point catches'),
  figure('patPass', 'PASS', 'Two-point passes thrown, which score for the receiver', { optional: true }),
  figure('patReturn', 'DXP', 'Defensive extra points'),
  figure('pts', 'PTS', 'Points'),
];

/** Box score columns by table, in order. Their names include whose yards they are, because corrections quote them out of context. */
export const boxColumns = {
  passing: [
    paired('comp', 'att', 'C-A', 'Completions and attempts'),
    figure('int', 'INT', 'Interceptions thrown'),
    { ...yards, title: 'Passing yards' },
    { ...touchdowns, title: 'Passing touchdowns' },
    { ...long, title: 'Longest completion in yards' },
    figure('sacks', 'SACK', 'Times sacked'),
    { ...rating, abbr: 'EFF' },
  ],
  rushing: [
    { ...attempts, title: 'Rushing attempts' },
    gained,
    lost,
    { ...net, title: 'Net rushing yards' },
    perCarry,
    { ...touchdowns, title: 'Rushing touchdowns' },
    { ...long, title: 'Longest rush in yards' },
  ],
  receiving: [
    { ...number, abbr: 'REC', title: 'Receptions' },
    { ...yards, title: 'Receiving yards' },
    { ...each('reception'), formula: 'YDS ÷ REC' },
    { ...touchdowns, title: 'Receiving touchdowns' },
    { ...long, title: 'Longest reception in yards' },
  ],
  defense: [
    { ...tackles.solo, abbr: 'UA' },
    { ...tackles.assisted, abbr: 'A' },
    tackles.total,
    tackles.forLoss,
    { ...sacks, abbr: 'SACK-YDS' },
    fumblesForced,
    fumblesRecovered,
    intercepted,
    { ...brokenUp, abbr: 'PBU' },
    hurries,
    { ...blocked, abbr: 'BLK' },
  ],
  kicking: [{ ...fieldGoalsMade, abbr: 'FG' }, longestFieldGoal, extraPoints],
  punting: [
    { ...number, title: 'Punts' },
    { ...yards, title: 'Punting yards' },
    each('punt'),
    { ...long, title: 'Longest punt in yards' },
    touchbacks,
    fairCatches,
    insideTwenty,
  ],
  kickoffs: [{ ...number, title: 'Kickoffs' }, { ...yards, title: 'Kickoff yards' }, touchbacks, outOfBounds],
  returns: [
    { ...number, title: 'Returns' },
    { ...yards, title: 'Return yards' },
    touchdowns,
    { ...long, title: 'Longest return in yards' },
  ],
} satisfies Record<string, readonly StatColumn[]>;

/** NCAA passing efficiency without the caps of the professional formula: (8.4 yards + 330 TD + 100 completions − 200 INT) / attempts. */
export function passingEfficiency(line: Readonly<Record<string, number | string>>): number | undefined {
  const parts = sumOf(line, 'yds', 'td', 'comp', 'int', 'att');
  if (parts === undefined) return undefined;
  const { yds, td, comp, int, att } = line as Record<'yds' | 'td' | 'comp' | 'int' | 'att', number>;
  return att === 0 ? undefined : (8.4 * yds + 330 * td + 100 * comp - 200 * int) / att;
}
