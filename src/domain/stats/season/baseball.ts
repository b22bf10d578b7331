import { earnedRunAverage } from '../baseball.ts';
import { battingSituations } from '../batting-situations.ts';
import { innings, numberOf, ratio, type StatGroups, type StatLine, signed, sumOf } from '../column.ts';
import { computed, figure, gamesAndStarts, gp, paired, share } from './columns.ts';
import type { SeasonBook, SeasonColumn } from './season-book.ts';
import type { StatGame, StatPlayer } from './stat-game.ts';

/** A quotient of sums, zero without an attempt. */
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

const avg = share('avg', 'AVG', 'Batting average', ['h', 'ab'], { formula: 'H ÷ AB' });
const obp = computed('obp', 'OB%', 'On-base percentage', onBase, { formula: '(H + BB + HBP) ÷ (AB + BB + HBP + SF)' });
const slg = computed('slg', 'SLG%', 'Slugging percentage', slugging, { formula: 'TB ÷ AB' });
const ops = computed('ops', 'OPS', 'On-base plus slugging', onBasePlusSlugging, { formula: 'OB% + SLG%' });
const tb = computed('tb', 'TB', 'Total bases', totalBases, {
  formula: 'H + 2B + 2 × 3B + 3 × HR',
  print: (value) => signed(value),
});
const stolen: SeasonColumn = {
  ...figure('sb', 'SB-ATT', 'Stolen bases and attempts', { label: 'SB' }),
  text: (line) => {
    const [bases, caught] = [numberOf(line, 'sb'), numberOf(line, 'cs')];
    if (bases === undefined) return undefined;
    return caught === undefined ? String(bases) : `${bases}-${bases + caught}`;
  },
};
const ab = figure('ab', 'AB', 'At-bats');
const r = figure('r', 'R', 'Runs');
const h = figure('h', 'H', 'Hits');
const double = figure('double', '2B', 'Doubles');
const triple = figure('triple', '3B', 'Triples');
const hr = figure('hr', 'HR', 'Home runs');
const rbi = figure('rbi', 'RBI', 'Runs batted in');
const bb = figure('bb', 'BB', 'Walks');
const hbp = figure('hbp', 'HBP', 'Hit by pitch');
const so = figure('so', 'SO', 'Strikeouts');
const gdp = figure('gdp', 'GDP', 'Grounded into double plays');
const sf = figure('sf', 'SF', 'Sacrifice flies');
const sh = figure('sh', 'SH', 'Sacrifice bunts');

const battingCounts = [ab, r, h, double, triple, hr, rbi];
const batting: readonly SeasonColumn[] = [
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

const situational: readonly SeasonColumn[] = battingSituations.map(({ key, abbr, title }) =>
  paired(`${key}H`, `${key}Ab`, abbr, title, { optional: true }),
);

const decision: SeasonColumn = {
  ...figure('wins', 'W-L', 'Wins and losses'),
  value: (line) => numberOf(line, 'wins') ?? 0,
  text: (line) => `${numberOf(line, 'wins') ?? 0}-${numberOf(line, 'losses') ?? 0}`,
};
const app: SeasonColumn = {
  ...figure('app', 'APP-GS', 'Appearances and starts'),
  text: (line) => {
    const [appearances, starts] = [numberOf(line, 'app'), numberOf(line, 'starts')];
    if (appearances === undefined) return undefined;
    return starts === undefined ? String(appearances) : `${appearances}-${starts}`;
  },
};
const saves: SeasonColumn = {
  ...figure('savesEarned', 'SV', 'Saves'),
  value: (line) => numberOf(line, 'savesEarned') ?? 0,
  text: (line) => String(numberOf(line, 'savesEarned') ?? 0),
};
const ip: SeasonColumn = {
  ...figure('outs', 'IP', 'Innings pitched'),
  text: (line) => {
    const outs = numberOf(line, 'outs');
    return outs === undefined ? undefined : innings(outs);
  },
};
const allowed = [
  figure('h', 'H', 'Hits allowed'),
  figure('r', 'R', 'Runs allowed'),
  figure('er', 'ER', 'Earned runs allowed'),
  figure('bb', 'BB', 'Walks allowed'),
  figure('so', 'SO', 'Strikeouts'),
  figure('double', '2B', 'Doubles allowed'),
  figure('triple', '3B', 'Triples allowed'),
  figure('hr', 'HR', 'Home runs allowed'),
  figure('ab', 'AB', 'At-bats against'),
];
const wildPitches = figure('wp', 'WP', 'Wild pitches');
const hitBatters = figure('hbp', 'HBP', 'Hit batters');
const balks = figure('bk', 'BK', 'Balks');
const fliesAllowed = figure('sfa', 'SFA', 'Sacrifice flies allowed');
const buntsAllowed = figure('sha', 'SHA', 'Sacrifice bunts allowed');

const fieldingCounts = [figure('po', 'PO', 'Putouts'), figure('a', 'A', 'Assists'), figure('e', 'E', 'Errors')];
const fielding: readonly SeasonColumn[] = [
  computed('tc', 'TC', 'Total chances', (line) => sumOf(line, 'po', 'a', 'e'), {
    formula: 'PO + A + E',
    print: (value) => signed(value),
  }),
  ...fieldingCounts,
  computed(
    'fldPct',
    'FLD%',
    'Fielding percentage',
    (line) => quotient(sumOf(line, 'po', 'a'), sumOf(line, 'po', 'a', 'e')),
    { formula: '(PO + A) ÷ (PO + A + E)' },
  ),
  figure('dp', 'DP', 'Double plays'),
  figure('sba', 'SBA', 'Stolen bases allowed'),
  figure('csb', 'CSB', 'Runners caught stealing'),
  figure('pb', 'PB', 'Passed balls'),
  figure('ci', 'CI', 'Catcher’s interference'),
];

const pitchers = ({ own }: StatGame) => own.players.filter(({ stats }) => stats['pitching'] !== undefined);

/** Appearances, complete games and shutouts follow from the team's other pitchers and the score. */
function pitcherFigures(player: StatPlayer, game: StatGame): StatGroups | undefined {
  const line = player.stats['pitching'];
  if (!line) return undefined;
  const [complete, shutout] = [pitchers(game).length === 1, game.opponents.score === 0];
  return {
    pitching: {
      app: 1,
      starts: Number(line['appearance'] === 1),
      cg: Number(complete),
      sho: Number(shutout && complete),
      cbo: Number(shutout && !complete),
    },
  };
}

/** A game is one appearance, at most one shutout and one save of the team, however many pitchers share it. */
function staffFigures(game: StatGame): StatGroups | undefined {
  if (!game.own.stats['pitching']) return undefined;
  const [complete, shutout] = [pitchers(game).length === 1, game.opponents.score === 0];
  const saved = pitchers(game).some(({ stats }) => /^s/i.test(String(stats['pitching']?.['decision'] ?? '')));
  return {
    pitching: {
      app: 1,
      wins: Number(game.outcome === 'W'),
      losses: Number(game.outcome === 'L'),
      savesEarned: Number(saved),
      cg: Number(complete),
      sho: Number(shutout),
      cbo: Number(shutout && !complete),
    },
  };
}

/** The season book of baseball and softball; ERA is earned runs in a game of `regulationInnings`. */
function createScorebook(regulationInnings: 7 | 9): SeasonBook {
  const era = computed('era', 'ERA', 'Earned run average', (line) => earnedRunAverage(line, regulationInnings), {
    formula: `ER × ${regulationInnings} ÷ IP`,
    print: (value) => signed(value, 2),
  });
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
  const pitching: readonly SeasonColumn[] = [
    era,
    whip,
    decision,
    app,
    figure('cg', 'CG', 'Complete games'),
    paired('sho', 'cbo', 'SHO', 'Shutouts: own and combined'),
    saves,
    ip,
    ...allowed,
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
      ...teamRows('pitching', [era, whip, ip, ...allowed, against, wildPitches, hitBatters, balks]),
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
        columns: [ip, ...allowed, wildPitches, hitBatters, balks, { ...era, running: true }],
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
      // plate appearances leave out interference, which files do not record
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

const teamRows = (group: string, columns: readonly SeasonColumn[]) =>
  columns.map((column) => ({
    title: column.title,
    abbr: column.abbr,
    text: (line: Readonly<Record<string, StatLine>>) => column.text({ ...line['games'], ...line[group] }),
  }));

export const baseballBook = createScorebook(9);
export const softballBook = createScorebook(7);
