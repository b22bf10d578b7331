import { clock, numberOf, ratio, type StatGroups, type StatLine, signed, sumOf } from '../column.ts';
import { fieldGoalRanges } from '../field-goal-distance.ts';
import { passingEfficiency } from '../football.ts';
import { average, computed, exact, figure, gp, gs, paired, share } from './columns.ts';
import type { High, LeaderList, SeasonBook, SeasonColumn, SeasonTable, TeamRow } from './season-book.ts';

const attempts = figure('att', 'ATT', 'Attempts');
const yards = figure('yds', 'YDS', 'Yards');
const touchdowns = figure('td', 'TD', 'Touchdowns');
const long = figure('long', 'LONG', 'Longest in yards');
const number = figure('no', 'NO', 'Number');
const perGame = average('ydsPerGame', 'AVG/G', 'Yards a game', ['yds', 'gp'], { formula: 'YDS ÷ GP' });
const each = (of: string) => average('avg', 'AVG', `Yards a ${of}`, ['yds', 'no'], { formula: 'YDS ÷ NO' });
const perCarry = average('avg', 'AVG', 'Yards an attempt', ['yds', 'att'], { formula: 'NET ÷ ATT' });
const net = figure('yds', 'NET', 'Net yards');
const rating = computed('eff', 'RATING', 'NCAA passing efficiency', passingEfficiency, {
  formula: '(8.4 × YDS + 330 × TD + 100 × COMP − 200 × INT) ÷ ATT',
  print: (value) => signed(value, 1),
});
const completions = figure('comp', 'COMP', 'Completions');
const completionShare = share('compPct', '%', 'Completion percentage', ['comp', 'att'], {
  formula: 'COMP ÷ ATT',
  print: (value) => signed(value * 100, 1),
});
const halves = (key: string, abbr: string, title: string): SeasonColumn => ({
  ...figure(key, abbr, title),
  text: (line) => {
    const value = numberOf(line, key);
    return value === undefined ? undefined : exact(value);
  },
});

const returns = (kind: 'punt' | 'kickoff', group: string, caption: string): SeasonTable => ({
  section: 'individual-special-returns',
  inner: `individual-special-returns-${kind}`,
  caption: `Individual ${caption} Statistics`,
  groups: [group],
  columns: [gp, number, yards, each('return'), touchdowns, long],
  shownWhen: ['no', 'yds'],
  sortBy: 'yds',
});

const defense: readonly SeasonColumn[] = [
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
const fieldGoals: readonly SeasonColumn[] = [
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
const punting: readonly SeasonColumn[] = [
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
const kickoffs: readonly SeasonColumn[] = [
  gp,
  number,
  yards,
  each('kickoff'),
  figure('tb', 'TB', 'Touchbacks'),
  figure('ob', 'OB', 'Out of bounds'),
];
const scoring: readonly SeasonColumn[] = [
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

const carriers = ['rushing', 'receiving', 'kickReturns', 'puntReturns', 'interceptionReturns', 'fumbleReturns'];
const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const recorded = (stats: StatGroups, groups: readonly string[], key: string): number[] =>
  groups.flatMap((group) => numberOf(stats[group], key) ?? []);

/** A game's scores with their points; from touchdowns and kicks where the file has no scoring line. */
function scoringLine(stats: StatGroups): StatLine | undefined {
  const line: StatLine = stats['scoring'] ?? {
    td: add(recorded(stats, carriers, 'td')),
    fg: numberOf(stats['kicking'], 'fgMade') ?? 0,
    patKick: numberOf(stats['kicking'], 'patMade') ?? 0,
  };
  const times = (key: string, points: number) => points * (numberOf(line, key) ?? 0);
  const two = times('saf', 2) + times('patRush', 2) + times('patCatch', 2) + times('patReturn', 2);
  const pts = times('td', 6) + times('fg', 3) + times('patKick', 1) + two;
  return pts > 0 ? { ...line, pts } : undefined;
}

function derivedGroups(stats: StatGroups): Record<string, StatLine> {
  const score = scoringLine(stats);
  const gained = recorded(stats, ['rushing', 'receiving', 'puntReturns', 'kickReturns'], 'yds');
  const offense = recorded(stats, ['rushing', 'passing'], 'yds');
  const log = logOffense(stats);
  return {
    ...(score && { scoring: score }),
    ...(gained.length > 0 && { allPurpose: { yds: add(gained) } }),
    ...(offense.length > 0 && {
      totalOffense: { yds: add(offense), att: add(recorded(stats, ['rushing', 'passing'], 'att')) },
    }),
    ...(log && { logOffense: log }),
  };
}

const groupRow = (title: string, group: string, column: SeasonColumn): TeamRow => ({
  title,
  abbr: column.abbr,
  text: (line) => column.text({ ...line['games'], ...line[group] }),
});
const pairRow = (title: string, group: string, first: string, second: string): TeamRow => ({
  title,
  text: (line) => paired(first, second, '', '').text({ ...line[group] }),
});
const conversionRow = (title: string, made: string, tried: string): TeamRow => ({
  title,
  text: (line) => {
    const [own, attempted] = [numberOf(line['conversions'], made), numberOf(line['conversions'], tried)];
    const percent = ratio(own, attempted);
    if (own === undefined || attempted === undefined) return undefined;
    return percent === undefined ? `${own}-${attempted}` : `${own}-${attempted} (${signed(percent * 100, 0)}%)`;
  },
});
const possession: TeamRow = {
  title: 'Time of possession a game',
  abbr: 'TOP',
  text: (line) => {
    const seconds = ratio(numberOf(line['possession'], 'seconds'), numberOf(line['games'], 'gp'));
    return seconds === undefined ? undefined : clock(seconds);
  },
};

const high = (title: string, group: string, key: string): High => ({ title, group, key });
const leader = (title: string, group: string, columns: readonly SeasonColumn[], minimum?: string): LeaderList => ({
  title,
  groups: [group],
  columns,
  ...(minimum && { minimum }),
});

export const footballBook: SeasonBook = {
  tables: [
    {
      section: 'individual-offense-rushing',
      caption: 'Individual Rushing Statistics',
      groups: ['rushing'],
      columns: [
        gp,
        attempts,
        figure('gain', 'GAIN', 'Yards gained'),
        figure('loss', 'LOSS', 'Yards lost'),
        net,
        perCarry,
        touchdowns,
        long,
        perGame,
      ],
      shownWhen: ['att', 'yds'],
      sortBy: 'yds',
    },
    {
      section: 'individual-offense-passing',
      caption: 'Individual Passing Statistics',
      groups: ['passing'],
      columns: [
        gp,
        rating,
        completions,
        attempts,
        figure('int', 'INT', 'Interceptions'),
        completionShare,
        yards,
        touchdowns,
        long,
        perGame,
      ],
      shownWhen: ['att'],
      sortBy: 'yds',
    },
    {
      section: 'individual-offense-receiving',
      caption: 'Individual Receiving Statistics',
      groups: ['receiving'],
      columns: [gp, number, yards, each('reception'), touchdowns, long, perGame],
      shownWhen: ['no', 'yds'],
      sortBy: 'yds',
    },
    {
      section: 'individual-scoring',
      caption: 'Individual Scoring Statistics',
      groups: ['scoring'],
      columns: scoring,
      shownWhen: ['pts'],
      sortBy: 'pts',
    },
    {
      section: 'individual-defense',
      caption: 'Individual Defensive Statistics',
      groups: ['defense'],
      columns: defense,
      shownWhen: ['tackles', 'tfl', 'sacks', 'int', 'brup', 'qbh', 'fr', 'ff', 'blkd'],
      sortBy: 'tackles',
    },
    {
      section: 'individual-special-kicking',
      inner: 'kicking',
      caption: 'Individual Punting Statistics',
      groups: ['punting'],
      columns: punting,
      shownWhen: ['no'],
      sortBy: 'yds',
    },
    {
      section: 'individual-special-kicking',
      inner: 'field-goals',
      caption: 'Individual Field Goals Statistics',
      groups: ['kicking'],
      columns: fieldGoals,
      shownWhen: ['fgAtt', 'patAtt'],
      sortBy: 'fgMade-fgAtt',
    },
    {
      section: 'individual-special-kicking',
      inner: 'kickoffs',
      caption: 'Individual Kickoffs Statistics',
      groups: ['kickoffs'],
      columns: kickoffs,
      shownWhen: ['no'],
      sortBy: 'yds',
    },
    returns('punt', 'puntReturns', 'Punt Return'),
    returns('kickoff', 'kickReturns', 'Kickoff Return'),
    {
      section: 'participation',
      caption: 'Player Participation',
      groups: [],
      columns: [gp, gs],
      sortBy: 'gp',
      playersOnly: true,
      overallOnly: true,
    },
  ],
  team: [
    { heading: 'Scoring' },
    groupRow('Points', 'score', figure('pts', 'PTS', 'Points')),
    groupRow('Points a game', 'score', average('avg', 'PTS/G', '', ['pts', 'gp'], { formula: '' })),
    { heading: 'First downs' },
    groupRow('First downs', 'firstDowns', number),
    groupRow('Rushing', 'firstDowns', figure('rush', '', '')),
    groupRow('Passing', 'firstDowns', figure('pass', '', '')),
    groupRow('Penalty', 'firstDowns', figure('penalty', '', '')),
    { heading: 'Rushing' },
    groupRow('Net yards', 'rushing', yards),
    groupRow('Attempts', 'rushing', attempts),
    groupRow('Yards an attempt', 'rushing', perCarry),
    groupRow('Yards a game', 'rushing', perGame),
    groupRow('Touchdowns', 'rushing', touchdowns),
    { heading: 'Passing' },
    groupRow('Yards', 'passing', yards),
    {
      title: 'Completions-attempts-interceptions',
      abbr: 'C-A-I',
      text: ({ passing }) =>
        sumOf(passing, 'comp', 'att', 'int') === undefined
          ? undefined
          : `${passing?.['comp']}-${passing?.['att']}-${passing?.['int']}`,
    },
    groupRow('Yards a game', 'passing', perGame),
    groupRow('Touchdowns', 'passing', touchdowns),
    { heading: 'Total offense' },
    groupRow('Yards', 'totalOffense', yards),
    groupRow('Plays', 'totalOffense', attempts),
    groupRow('Yards a play', 'totalOffense', perCarry),
    groupRow('Yards a game', 'totalOffense', perGame),
    { heading: 'Returns and kicking' },
    pairRow('Kickoff returns-yards', 'kickReturns', 'no', 'yds'),
    pairRow('Punt returns-yards', 'puntReturns', 'no', 'yds'),
    pairRow('Interception returns-yards', 'interceptionReturns', 'no', 'yds'),
    pairRow('Punts-yards', 'punting', 'no', 'yds'),
    groupRow('Yards a punt', 'punting', each('punt')),
    pairRow('Field goals-attempts', 'kicking', 'fgMade', 'fgAtt'),
    { heading: 'Miscellaneous' },
    pairRow('Fumbles-lost', 'fumbles', 'no', 'lost'),
    pairRow('Penalties-yards', 'penalties', 'no', 'yds'),
    possession,
    conversionRow('Third-down conversions', 'thirdMade', 'thirdAtt'),
    conversionRow('Fourth-down conversions', 'fourthMade', 'fourthAtt'),
    pairRow('Sacks by-yards', 'defense', 'sacks', 'sackYds'),
    pairRow('Red-zone scores-chances', 'redzone', 'scores', 'att'),
  ],
  periods: { caption: 'Score by Quarter', overtime: 'OT' },
  logs: [
    {
      caption: 'Game-By-Game Offense',
      groups: ['logOffense'],
      columns: [
        figure('rushAtt', 'ATT', 'Rushing attempts', { over: 'Rushing' }),
        figure('rushYds', 'NET', 'Net rushing yards', { over: 'Rushing' }),
        figure('rushTd', 'TD', 'Rushing touchdowns', { over: 'Rushing' }),
        paired('comp', 'passAtt', 'C-A', 'Completions and attempts', { over: 'Passing' }),
        figure('passYds', 'YDS', 'Passing yards', { over: 'Passing' }),
        figure('passTd', 'TD', 'Passing touchdowns', { over: 'Passing' }),
        figure('int', 'INT', 'Interceptions thrown', { over: 'Passing' }),
        figure('recNo', 'NO', 'Receptions', { over: 'Receiving' }),
        figure('recYds', 'YDS', 'Receiving yards', { over: 'Receiving' }),
        figure('recTd', 'TD', 'Receiving touchdowns', { over: 'Receiving' }),
      ],
    },
    { caption: 'Game-By-Game Defense', groups: ['defense'], columns: defense.slice(1) },
    { caption: 'Game-By-Game Punting', groups: ['punting'], columns: punting.slice(1) },
    { caption: 'Game-By-Game Kicking', groups: ['kicking'], columns: fieldGoals.slice(1) },
  ],
  highs: [
    high('Rushing attempts', 'rushing', 'att'),
    high('Rushing yards', 'rushing', 'yds'),
    high('Rushing touchdowns', 'rushing', 'td'),
    high('Longest rush', 'rushing', 'long'),
    high('Passing attempts', 'passing', 'att'),
    high('Completions', 'passing', 'comp'),
    high('Passing yards', 'passing', 'yds'),
    high('Passing touchdowns', 'passing', 'td'),
    high('Longest pass', 'passing', 'long'),
    high('Receptions', 'receiving', 'no'),
    high('Receiving yards', 'receiving', 'yds'),
    high('Receiving touchdowns', 'receiving', 'td'),
    high('Field goals', 'kicking', 'fgMade'),
    high('Longest field goal', 'kicking', 'fgLong'),
    high('Longest punt', 'punting', 'long'),
    { ...high('Tackles', 'defense', 'tackles'), print: exact },
    { ...high('Tackles for loss', 'defense', 'tfl'), print: exact },
    { ...high('Sacks', 'defense', 'sacks'), print: exact },
    high('Interceptions', 'defense', 'int'),
  ],
  leaders: [
    leader('Rushing', 'rushing', [net, attempts, perCarry, touchdowns, perGame]),
    leader('Passing', 'passing', [yards, completions, attempts, touchdowns, perGame]),
    leader('Passing Efficiency', 'passing', [rating, completions, attempts, yards], 'passing'),
    leader('Receiving', 'receiving', [yards, number, each('reception'), touchdowns, perGame]),
    leader('Receptions', 'receiving', [number, yards, touchdowns]),
    leader('All-Purpose Yards', 'allPurpose', [yards, perGame]),
    leader('Total Offense', 'totalOffense', [yards, attempts, perGame]),
    leader('Scoring', 'scoring', [figure('pts', 'PTS', 'Points'), touchdowns]),
    leader('Tackles', 'defense', defense.slice(3, 4).concat(defense.slice(1, 3))),
    leader('Tackles for Loss', 'defense', defense.slice(4, 5)),
    leader('Sacks', 'defense', defense.slice(5, 6)),
    leader('Interceptions', 'defense', defense.slice(6, 7)),
    leader('Punting Average', 'punting', [each('punt'), number, yards], 'punting'),
    leader('Punt Return Average', 'puntReturns', [each('return'), number, yards], 'returns'),
    leader('Kickoff Return Average', 'kickReturns', [each('return'), number, yards], 'returns'),
  ],
  minimums: {
    passing: { figures: ['att'], unit: { one: 'attempt', many: 'attempts' }, perTeamGame: 15, games: 0.75 },
    punting: { figures: ['no'], unit: { one: 'punt', many: 'punts' }, perTeamGame: 3.6, games: 0.75 },
    returns: { figures: ['no'], unit: { one: 'return', many: 'returns' }, perTeamGame: 1.2, games: 0.75 },
  },
  splits: ['individual-offense-rushing', 'individual-offense-passing', 'individual-offense-receiving'],
  playerFigures: ({ stats }) => derivedGroups(stats),
  teamFigures: ({ own }) => ({
    ...derivedGroups(own.stats),
    ...(own.score !== null && { score: { pts: own.score } }),
  }),
};

/** Rushing, passing and receiving of one game in one line, for the game-by-game table. */
function logOffense({ rushing, passing, receiving }: StatGroups): StatLine | undefined {
  const line = {
    rushAtt: rushing?.['att'],
    rushYds: rushing?.['yds'],
    rushTd: rushing?.['td'],
    comp: passing?.['comp'],
    passAtt: passing?.['att'],
    passYds: passing?.['yds'],
    passTd: passing?.['td'],
    int: passing?.['int'],
    recNo: receiving?.['no'],
    recYds: receiving?.['yds'],
    recTd: receiving?.['td'],
  };
  const known = Object.entries(line).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return known.length === 0 ? undefined : Object.fromEntries(known);
}
