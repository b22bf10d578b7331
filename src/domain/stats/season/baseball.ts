import {
  ab,
  allAllowed,
  app,
  avg,
  balks,
  batting,
  battingCounts,
  bb,
  buntsAllowed,
  decision,
  double,
  earnedRuns,
  fielding,
  fliesAllowed,
  gdp,
  h,
  hbp,
  hitBatters,
  hr,
  ip,
  obp,
  r,
  rbi,
  saves,
  sf,
  sh,
  situational,
  slg,
  so,
  stolen,
  tb,
  triple,
  wildPitches,
} from '../baseball-columns.ts';
import { battingSituations } from '../batting-situations.ts';
import { innings, numberOf, ratio, type StatColumn, signed, sumOf } from '../column.ts';
import { computed, figure, gp, paired, share } from '../figure-columns.ts';
import { pitcherFigures, staffFigures } from './pitching-figures.ts';
import type { SeasonBook } from './season-book.ts';
import { groupRow } from './team-rows.ts';

/** The season book of baseball and softball; ERA is per game of `regulationInnings`. */
function createScorebook(regulationInnings: 7 | 9): SeasonBook {
  const era = earnedRuns(regulationInnings);
  const whip = computed(
    'whip',
    'WHIP',
    'Walks and hits an inning',
    (line) => {
      const outs = numberOf(line, 'outs');
      return ratio(sumOf(line, 'bb', 'h'), outs === undefined ? undefined : outs / 3);
    },
    { formula: '(BB + H) ÷ IP', print: (value) => signed(value, 2) },
  );
  const against = share('bAvg', 'B/AVG', 'Batting average against', ['h', 'ab'], { formula: 'H ÷ AB' });
  const pitching: readonly StatColumn[] = [
    era,
    whip,
    decision,
    app,
    figure('cg', 'CG', 'Complete games'),
    paired('sho', 'cbo', 'SHO', 'Shutouts: own and combined'),
    saves,
    ip,
    ...allAllowed,
    against,
    wildPitches,
    hitBatters,
    balks,
    fliesAllowed,
    buntsAllowed,
  ];
  return {
    tables: [
      {
        section: 'individual-overall-batting',
        caption: 'Individual Overall Batting Statistics',
        groups: ['hitting'],
        columns: batting,
        shownWhen: ['ab', 'bb', 'hbp', 'sf', 'sh', 'r', 'sb'],
        sortBy: 'avg',
        minimum: 'batting',
      },
      {
        section: 'individual-overall-pitching',
        caption: 'Individual Overall Pitching Statistics',
        groups: ['pitching'],
        columns: pitching,
        shownWhen: ['app'],
        sortBy: 'era',
        ascending: true,
        minimum: 'pitching',
      },
      {
        section: 'individual-overall-fielding',
        caption: 'Individual Overall Fielding Statistics',
        groups: ['fielding'],
        columns: fielding,
        shownWhen: ['po', 'a', 'e', 'dp', 'sba', 'csb', 'pb', 'ci'],
        sortBy: 'fldPct',
      },
      {
        section: 'individual-overall-situational',
        caption: 'Individual Overall Situational Statistics',
        groups: ['situational'],
        columns: situational,
        shownWhen: battingSituations.map(({ key }) => `${key}Ab`),
        sortBy: 'runnersH-runnersAb',
        overallOnly: true,
      },
    ],
    team: [
      { heading: 'Batting' },
      ...teamRows('hitting', [avg, ...battingCounts, tb, slg, obp, bb, hbp, so, gdp, sf, sh, stolen]),
      { heading: 'Pitching' },
      ...teamRows('pitching', [era, whip, ip, ...allAllowed, against, wildPitches, hitBatters, balks]),
      { heading: 'Fielding' },
      ...teamRows('fielding', fielding),
    ],
    periods: { caption: 'Score by Inning', overtime: 'Extra' },
    logs: [
      {
        caption: 'Game-By-Game Batting',
        groups: ['hitting'],
        columns: [...battingCounts, bb, hbp, so, gdp, sf, sh, stolen, { ...avg, running: true }],
      },
      {
        caption: 'Game-By-Game Pitching',
        groups: ['pitching'],
        columns: [ip, ...allAllowed, wildPitches, hitBatters, balks, { ...era, running: true }],
      },
      { caption: 'Game-By-Game Fielding', groups: ['fielding'], columns: fielding },
    ],
    highs: [
      ...battingCounts.slice(1).map(({ key, title }) => ({ title, group: 'hitting', key })),
      { title: 'Walks', group: 'hitting', key: 'bb' },
      { title: 'Stolen bases', group: 'hitting', key: 'sb' },
      { title: 'Innings pitched', group: 'pitching', key: 'outs', print: innings },
      { title: 'Strikeouts (pitching)', group: 'pitching', key: 'so' },
    ],
    leaders: [
      { title: 'Batting Average', groups: ['hitting'], columns: [avg, h, ab], minimum: 'batting' },
      { title: 'Slugging Percentage', groups: ['hitting'], columns: [slg, tb, ab], minimum: 'batting' },
      { title: 'On-Base Percentage', groups: ['hitting'], columns: [obp, h, bb, hbp], minimum: 'batting' },
      ...[h, r, rbi, hr, double, triple, tb, bb].map((column) => ({
        title: column.title,
        groups: ['hitting'],
        columns: [column, gp],
      })),
      { title: 'Stolen Bases', groups: ['hitting'], columns: [stolen, gp] },
      {
        title: 'Earned Run Average',
        groups: ['pitching'],
        columns: [era, ip, app],
        minimum: 'pitching',
        ascending: true,
      },
      { title: 'Wins', groups: ['pitching'], columns: [decision, app] },
      { title: 'Strikeouts', groups: ['pitching'], columns: [figure('so', 'SO', 'Strikeouts'), ip] },
      { title: 'Innings Pitched', groups: ['pitching'], columns: [ip, app] },
      { title: 'Saves', groups: ['pitching'], columns: [saves, app] },
    ],
    minimums: {
      // plate appearances exclude interference, which files do not record
      batting: {
        figures: ['ab', 'bb', 'hbp', 'sf', 'sh'],
        unit: { one: 'plate appearance', many: 'plate appearances' },
        perTeamGame: 2,
        games: 0.75,
      },
      pitching: { figures: ['outs'], unit: { one: 'inning', many: 'innings', size: 3 }, perTeamGame: 1 },
    },
    splits: ['individual-overall-batting', 'individual-overall-pitching', 'individual-overall-fielding'],
    playerFigures: pitcherFigures,
    teamFigures: staffFigures,
  };
}

const teamRows = (group: string, columns: readonly StatColumn[]) =>
  columns.map((column) => groupRow(column.title, group, column));

export const baseballBook = createScorebook(9);
export const softballBook = createScorebook(7);
