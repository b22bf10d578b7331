import { exact, numberOf, signed } from '../column.ts';
import { fieldGoalRanges } from '../field-goal-distance.ts';
import { passingEfficiency } from '../football.ts';
import { average, computed, figure, gp, paired, share } from './columns.ts';
import type { SeasonColumn } from './season-book.ts';

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
export const halves = (key: string, abbr: string, title: string): SeasonColumn => ({
  ...figure(key, abbr, title),
  text: (line) => {
    const value = numberOf(line, key);
    return value === undefined ? undefined : exact(value);
  },
});

export const defense: readonly SeasonColumn[] = [
  gp,
  figure('solo', 'SOLO', 'Solo tackles'),
  figure('assisted', 'ASST', 'Assisted tackles'),
  halves('tackles', 'TOT', 'Tackles'),
  paired('tfl', 'tflYds', 'TFL-YDS', 'Tackles for loss and yards'),
  paired('sacks', 'sackYds', 'SACKS-YDS', 'Sacks and yards'),
  figure('int', 'INT', 'Interceptions'),
  figure('brup', 'BU', 'Passes broken up'),
  figure('qbh', 'QBH', 'Quarterback hurries'),
  figure('fr', 'FR', 'Fumbles recovered'),
  figure('ff', 'FF', 'Fumbles forced'),
  figure('blkd', 'KICK', 'Kicks blocked'),
  figure('saf', 'SAF', 'Safeties', { optional: true }),
];
export const fieldGoals: readonly SeasonColumn[] = [
  gp,
  paired('fgMade', 'fgAtt', 'FGM-FGA', 'Field goals made and attempted'),
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
  figure('fgLong', 'LONG', 'Longest in yards'),
  paired('patMade', 'patAtt', 'PAT', 'Extra-point kicks made and attempted'),
];
export const punting: readonly SeasonColumn[] = [
  gp,
  number,
  yards,
  each('punt'),
  long,
  figure('tb', 'TB', 'Touchbacks'),
  figure('fc', 'FC', 'Fair catches'),
  figure('in20', 'I20', 'Inside the 20'),
  figure('fifty', '50+', 'Fifty yards or more', { optional: true }),
  figure('blkd', 'BLK', 'Punts blocked', { optional: true }),
];
export const kickoffs: readonly SeasonColumn[] = [
  gp,
  number,
  yards,
  each('kickoff'),
  figure('tb', 'TB', 'Touchbacks'),
  figure('ob', 'OB', 'Out of bounds'),
];
export const scoring: readonly SeasonColumn[] = [
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
