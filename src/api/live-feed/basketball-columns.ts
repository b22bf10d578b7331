import { numberOf, pair, percentage, type StatGroups } from '../../domain/stats/column.ts';
import type { FeedColumn } from './column.ts';

const figure = (group: string, key: string) => (groups: StatGroups) => numberOf(groups[group], key)?.toString();

const count = (name: string, label: string, description: string, key: string, group = 'box'): FeedColumn => ({
  name,
  label,
  description,
  text: figure(group, key),
});

/** Made, attempted and percentage; by convention 0.0% without attempts. */
const shooting = (
  [name, label, title]: [string, string, string],
  [rateName, rateTitle]: [string, string],
  [made, attempted]: [string, string],
): FeedColumn[] => [
  { name, label, description: `${title}: Made-Attempted`, text: ({ box }) => pair(box, made, attempted) },
  {
    name: rateName,
    label: `${label}%`,
    description: rateTitle,
    text: ({ box }) => {
      const [hits, tries] = [numberOf(box, made), numberOf(box, attempted)];
      return hits === undefined || tries === undefined ? undefined : `${percentage(tries === 0 ? 0 : hits / tries)}%`;
    },
  },
];

const common: readonly FeedColumn[] = [
  ...shooting(['Fgam', 'FG', 'Field Goals'], ['ShootingPercentage', 'Field Goal Percentage'], ['fgm', 'fga']),
  ...shooting(['Tpam', '3P', 'Three Point'], ['Tppercentage', 'Three Point Percentage'], ['fgm3', 'fga3']),
  ...shooting(['Ftma', 'FT', 'Free Throws'], ['Ftp', 'Free Throw Percentage'], ['ftm', 'fta']),
  count('TotalRebounds', 'Reb', 'Rebounds', 'treb'),
  count('OffensiveRebounds', 'OReb', 'Offensive Rebounds', 'oreb'),
  count('DefensiveRebounds', 'DReb', 'Defensive Rebounds', 'dreb'),
  count('Assists', 'Ast', 'Assists', 'ast'),
  count('Turnovers', 'TO', 'Turnovers', 'to'),
  count('Blocks', 'Blk', 'Blocks', 'blk'),
  count('Steals', 'Stl', 'Steals', 'stl'),
  count('PersonalFouls', 'PF', 'Personal Fouls', 'pf'),
  count('TechnicalFouls', 'TF', 'Technical Fouls', 'tf'),
];

const points = count('Points', 'Pts', 'Points', 'pts');

/** Whole minutes; existing programs do not accept seconds. */
const minutes: FeedColumn = {
  name: 'Minutes',
  label: 'Min',
  description: 'Minutes',
  text: ({ box }) => {
    const seconds = numberOf(box, 'sec');
    return seconds === undefined ? undefined : String(Math.round(seconds / 60));
  },
};

export const basketballPlayerColumns: readonly FeedColumn[] = [minutes, ...common, points];

export const basketballTeamColumns: readonly FeedColumn[] = [
  points,
  ...common,
  count('Ties', 'Tie', 'Ties', 'ties', 'special'),
  count('Leads', 'Lead', 'Lead Changes', 'leadChanges', 'special'),
  count('LargestLead', 'LrgL', 'Largest Lead', 'largestLead', 'special'),
  count('PointsFromBench', 'BnP', 'Bench Points', 'ptsBench', 'special'),
  count('PointsOffFastBreak', 'FbP', 'Fastbreak Points', 'ptsFastBreak', 'special'),
  count('PointsOffTurnovers', 'PoT', 'Points off Turnovers', 'ptsTurnovers', 'special'),
  count('PointsInPaint', 'Paint', 'Points in the Paint', 'ptsPaint', 'special'),
  count('PointsOffSecondChance', 'SCP', 'Second Chance Points', 'ptsSecondChance', 'special'),
];
