import { numberOf, type StatGroups, signed, sumOf } from '../column.ts';
import { computed, figure, gamesAndStarts, gp, gs, paired, share } from './columns.ts';
import {
  emptyNetFigures,
  keeperFigures,
  keeperLeaders,
  keeperLog,
  keeperMinimum,
  keeperTable,
  keepingFigures,
} from './goalkeeping.ts';
import type { High, LeaderList, SeasonBook, SeasonColumn, TeamRow } from './season-book.ts';

const goals = figure('g', 'G', 'Goals');
const assists = figure('a', 'A', 'Assists');
const shots = figure('sh', 'SH', 'Shots');
const onGoal = figure('sog', 'SOG', 'Shots on goal');
const shotShare = share('shPct', 'SH%', 'Shot percentage', ['g', 'sh'], { formula: 'G ÷ SH' });
const onGoalShare = share('sogPct', 'SOG%', 'Shots on goal percentage', ['sog', 'sh'], { formula: 'SOG ÷ SH' });
const winning = figure('gw', 'GW', 'Game-winning goals', { optional: true });

/** Points: two a goal in soccer and field hockey, one in ice hockey and lacrosse, and one an assist. */
const points = (perGoal: 1 | 2): SeasonColumn =>
  computed(
    'pts',
    'PTS',
    'Points',
    (line) => {
      const [scored, assisted] = [numberOf(line, 'g'), numberOf(line, 'a')];
      return scored === undefined || assisted === undefined ? undefined : perGoal * scored + assisted;
    },
    { formula: perGoal === 2 ? '2 × G + A' : 'G + A', print: (value) => signed(value) },
  );

const teamRow = (title: string, group: string, column: SeasonColumn): TeamRow => ({
  title,
  abbr: column.abbr,
  text: (line) => column.text({ ...line['games'], ...line[group] }),
});
const perGameRow = (title: string, group: string, key: string): TeamRow => ({
  title: `${title} Per Game`,
  text: (line) => {
    const [sum, games] = [numberOf(line[group], key), numberOf(line['games'], 'gp')];
    return sum === undefined || !games ? undefined : signed(sum / games, 2);
  },
});
const pairRow = (title: string, group: string, first: string, second: string): TeamRow => ({
  title,
  text: (line) => paired(first, second, '', '').text({ ...line[group] }),
});
const shareRow = (title: string, group: string, made: string, attempted: string): TeamRow => ({
  title,
  text: (line) => share('', '', '', [made, attempted], { formula: '' }).text({ ...line[group] }),
});
/** Our goals are the score: own goals belong to the team and to no scorer. */
const scoreRow: TeamRow = teamRow('Goals', 'score', goals);
const scoreFigures = (game: Parameters<typeof keepingFigures>[0]): StatGroups => ({
  ...keepingFigures(game),
  ...(game.own.score !== null && { score: { g: game.own.score } }),
});

const goalsByPeriod = { caption: 'Goals by Period', overtime: 'OT' };
const high = (title: string, group: string, key: string): High => ({ title, group, key });
const leader = (title: string, group: readonly string[], columns: readonly SeasonColumn[]): LeaderList => ({
  title,
  groups: group,
  columns,
});

function createSoccerBook(family: 'soccer' | 'fieldhockey', minutes: number): SeasonBook {
  const groups = ['shots', 'goalTypes'];
  const pts = points(2);
  const cards: SeasonColumn[] = [
    paired('yellow', 'red', 'YC-RC', 'Yellow and red cards'),
    ...(family === 'fieldhockey' ? [figure('green', 'GC', 'Green cards', { optional: true })] : []),
  ];
  const penaltyKicks = paired('ps', 'psatt', 'PK-ATT', 'Penalty kicks made and attempted', { label: 'PG-PA' });
  const minutesPlayed = figure('min', 'MIN', 'Minutes played', { optional: true });
  const counts = [goals, assists, pts, shots, shotShare, onGoal, onGoalShare];
  return {
    tables: [
      {
        section: 'individual-overall-offensive',
        caption: 'Individual Overall Offensive Statistics',
        groups,
        columns: [gp, gs, minutesPlayed, ...counts, ...cards, winning, penaltyKicks],
        sortBy: 'pts',
      },
      keeperTable({
        section: 'individual-overall-goalkeeping',
        caption: 'Individual Overall Goalkeeping Statistics',
        minutes,
      }),
    ],
    team: [
      { heading: 'Scoring' },
      scoreRow,
      perGameRow('Goals', 'score', 'g'),
      teamRow('Assists', 'shots', assists),
      { heading: 'Shots' },
      teamRow('Shots', 'shots', shots),
      perGameRow('Shots', 'shots', 'sh'),
      teamRow('Shot percentage', 'shots', shotShare),
      teamRow('Shots on goal', 'shots', onGoal),
      teamRow('Shots on goal percentage', 'shots', onGoalShare),
      { heading: 'Goalkeeping' },
      teamRow('Saves', 'goalkeeping', figure('saves', 'SV', '')),
      teamRow('Shutouts', 'goalkeeping', figure('sho', 'SHO', '')),
      { heading: 'Miscellaneous' },
      teamRow('Corner kicks', 'team', figure('corners', 'CK', '')),
      teamRow('Offsides', 'team', figure('offsides', 'OFF', '')),
      teamRow('Fouls', 'shots', figure('fouls', 'F', '')),
      pairRow('Yellow-red cards', 'shots', 'yellow', 'red'),
    ],
    periods: goalsByPeriod,
    logs: [
      {
        caption: 'Game-By-Game Offense',
        groups,
        columns: [...counts, figure('fouls', 'F', 'Fouls', { optional: true }), ...cards],
      },
      keeperLog('Game-By-Game Goalkeeping'),
    ],
    highs: [
      high('Goals', 'shots', 'g'),
      high('Assists', 'shots', 'a'),
      high('Shots', 'shots', 'sh'),
      high('Shots on goal', 'shots', 'sog'),
      high('Saves', 'goalkeeping', 'saves'),
    ],
    leaders: [
      leader('Goals', groups, [goals, gp, shots]),
      leader('Assists', groups, [assists, gp]),
      leader('Points', groups, [pts, goals, assists, gp]),
      leader('Shots', groups, [shots, onGoal, gp]),
      leader('Game-Winning Goals', groups, [figure('gw', 'GW', 'Game-winning goals'), gp]),
      ...keeperLeaders(minutes),
    ],
    minimums: { keeping: keeperMinimum(minutes) },
    splits: ['individual-overall-offensive', 'individual-overall-goalkeeping'],
    playerFigures: keeperFigures,
    teamFigures: scoreFigures,
  };
}

export const soccerBook = createSoccerBook('soccer', 90);
export const fieldHockeyBook = createSoccerBook('fieldhockey', 60);

const skaterGroups = ['skating', 'goalTypes'];
const skaterPoints = points(1);
const skaterCounts: readonly SeasonColumn[] = [
  goals,
  assists,
  skaterPoints,
  shots,
  shotShare,
  figure('plusMinus', '+/−', 'Even-strength and short-handed goal difference on the ice', { label: '+/-' }),
  figure('ppg', 'PPG', 'Power-play goals'),
  figure('shg', 'SHG', 'Short-handed goals'),
];
const penaltyMinutes: SeasonColumn = {
  ...figure('pim', 'PN-PIM', 'Penalties and penalty minutes'),
  text: (line) => {
    const [minutes, number] = [numberOf(line, 'pim'), numberOf(line, 'pn')];
    if (minutes === undefined) return undefined;
    return number === undefined ? String(minutes) : `${number}-${minutes}`;
  },
};
/** Misconducts and match penalties. */
const otherPenalties: SeasonColumn = {
  ...figure('otherPenalties', 'OTH', 'Misconducts and match penalties', { optional: true }),
  value: (line) => sumOf(line, 'misconduct', 'gameMisconduct', 'grossMisconduct', 'match'),
  text: (line) => sumOf(line, 'misconduct', 'gameMisconduct', 'grossMisconduct', 'match')?.toString(),
};
const blocked = figure('blk', 'BLK', 'Shots blocked');

export const iceHockeyBook: SeasonBook = {
  tables: [
    {
      section: 'individual-overall-skaters',
      caption: 'Individual Overall Skater Statistics',
      groups: skaterGroups,
      columns: [
        gp,
        ...skaterCounts,
        figure('fg', 'FG', 'First goals of the game', { optional: true }),
        figure('gw', 'GWG', 'Game-winning goals', { optional: true }),
        figure('gt', 'GTG', 'Game-tying goals', { optional: true }),
        figure('ot', 'OTG', 'Overtime goals', { optional: true }),
        figure('hat', 'HTG', 'Hat tricks', { optional: true }),
        figure('ua', 'UAG', 'Unassisted goals', { optional: true }),
        penaltyMinutes,
        figure('minor', 'MIN', 'Minor penalties', { optional: true }),
        figure('major', 'MAJ', 'Major penalties', { optional: true }),
        otherPenalties,
        paired('fow', 'fol', 'FO', 'Face-offs won and lost', { optional: true }),
        blocked,
      ],
      sortBy: 'pts',
    },
    keeperTable({
      section: 'individual-overall-goaltenders',
      caption: 'Individual Overall Goaltender Statistics',
      minutes: 60,
      unassigned: 'Empty net',
    }),
  ],
  team: [
    { heading: 'Scoring' },
    scoreRow,
    perGameRow('Goals', 'score', 'g'),
    teamRow('Assists', 'skating', assists),
    { heading: 'Shots' },
    teamRow('Shots', 'skating', shots),
    perGameRow('Shots', 'skating', 'sh'),
    teamRow('Shot percentage', 'skating', shotShare),
    { heading: 'Power plays' },
    pairRow('Power plays', 'powerPlay', 'goals', 'opportunities'),
    shareRow('Power-play percentage', 'powerPlay', 'goals', 'opportunities'),
    {
      title: 'Penalty-kill percentage',
      abbr: 'PK',
      text: (_, other) => {
        const allowed = numberOf(other['powerPlay'], 'goals');
        const times = numberOf(other['powerPlay'], 'opportunities');
        return allowed === undefined || !times ? undefined : signed((1 - allowed / times) * 100, 1);
      },
    },
    { heading: 'Miscellaneous' },
    pairRow('Penalties-minutes', 'penalties', 'no', 'minutes'),
    pairRow('Face-offs won-lost', 'skating', 'fow', 'fol'),
    teamRow('Saves', 'goalkeeping', figure('saves', 'SV', '')),
    teamRow('Blocked shots', 'skating', blocked),
  ],
  periods: goalsByPeriod,
  logs: [
    { caption: 'Game-By-Game Skaters', groups: skaterGroups, columns: [...skaterCounts, penaltyMinutes, blocked] },
    keeperLog('Game-By-Game Goaltenders'),
  ],
  highs: [
    high('Goals', 'skating', 'g'),
    high('Assists', 'skating', 'a'),
    high('Shots', 'skating', 'sh'),
    high('Penalty minutes', 'skating', 'pim'),
    high('Blocked shots', 'skating', 'blk'),
    high('Saves', 'goalkeeping', 'saves'),
  ],
  leaders: [
    leader('Goals', skaterGroups, [goals, gp]),
    leader('Assists', skaterGroups, [assists, gp]),
    leader('Points', skaterGroups, [skaterPoints, goals, assists, gp]),
    leader('Shots', skaterGroups, [shots, gp]),
    leader('Power-Play Goals', skaterGroups, [figure('ppg', 'PPG', 'Power-play goals'), gp]),
    leader('Blocked Shots', skaterGroups, [blocked, gp]),
    ...keeperLeaders(60),
  ],
  minimums: { keeping: keeperMinimum(60) },
  splits: ['individual-overall-skaters', 'individual-overall-goaltenders'],
  playerFigures: keeperFigures,
  teamFigures: scoreFigures,
  unassignedFigures: emptyNetFigures,
};

const fieldGroups = ['field'];
const groundBalls = figure('gb', 'GB', 'Ground balls');
const turnovers = figure('to', 'TO', 'Turnovers');
const caused = figure('ct', 'CT', 'Turnovers caused');
const faceOffs = paired('fow', 'foa', 'FO', 'Face-offs won and taken', { optional: true });
const faceOffShare: SeasonColumn = share('foPct', 'FO%', 'Face-off percentage', ['fow', 'foa'], {
  formula: 'won ÷ taken',
  optional: true,
});
const drawControls = figure('dc', 'DC', 'Draw controls', { optional: true });
const freePositions = paired('fpg', 'fps', 'FPG-FPS', 'Free-position goals and shots', { optional: true });
const lacrossePoints = points(1);
const lacrosseCounts: readonly SeasonColumn[] = [
  goals,
  assists,
  lacrossePoints,
  shots,
  shotShare,
  onGoal,
  onGoalShare,
  groundBalls,
  turnovers,
  caused,
  drawControls,
  freePositions,
  faceOffs,
  faceOffShare,
];
const penalties = figure('pen', 'PN', 'Penalties', { label: 'PN-PIM', optional: true });

export const lacrosseBook: SeasonBook = {
  tables: [
    {
      section: 'individual-overall-scoring',
      caption: 'Individual Overall Scoring Statistics',
      groups: fieldGroups,
      columns: [gamesAndStarts, ...lacrosseCounts, penalties],
      sortBy: 'pts',
    },
    keeperTable({
      section: 'individual-overall-goalkeeping',
      caption: 'Individual Overall Goalkeeping Statistics',
      minutes: 60,
      shutouts: false,
      ties: false,
    }),
  ],
  team: [
    { heading: 'Scoring' },
    scoreRow,
    perGameRow('Goals', 'score', 'g'),
    teamRow('Assists', 'field', assists),
    { heading: 'Shots' },
    teamRow('Shots', 'field', shots),
    teamRow('Shot percentage', 'field', shotShare),
    teamRow('Shots on goal', 'field', onGoal),
    { heading: 'Possession' },
    teamRow('Ground balls', 'field', groundBalls),
    teamRow('Turnovers', 'field', turnovers),
    teamRow('Caused turnovers', 'field', caused),
    pairRow('Faceoffs won-taken', 'field', 'fow', 'foa'),
    shareRow('Faceoffs percentage', 'field', 'fow', 'foa'),
    teamRow('Draw controls', 'field', figure('dc', 'DC', '')),
    pairRow('Clears', 'clears', 'made', 'att'),
    shareRow('Clear percentage', 'clears', 'made', 'att'),
    { heading: 'Miscellaneous' },
    pairRow('Extra-man goals-chances', 'powerPlay', 'goals', 'opportunities'),
    pairRow('Free-position goals-shots', 'field', 'fpg', 'fps'),
    pairRow('Penalties-minutes', 'penalties', 'no', 'minutes'),
    teamRow('Saves', 'goalkeeping', figure('saves', 'SV', '')),
  ],
  periods: goalsByPeriod,
  logs: [
    { caption: 'Game-By-Game', groups: fieldGroups, columns: [...lacrosseCounts, penalties] },
    keeperLog('Game-By-Game Goalkeeping'),
  ],
  highs: [
    high('Goals', 'field', 'g'),
    high('Assists', 'field', 'a'),
    high('Shots', 'field', 'sh'),
    high('Ground balls', 'field', 'gb'),
    high('Caused turnovers', 'field', 'ct'),
    high('Draw controls', 'field', 'dc'),
    high('Saves', 'goalkeeping', 'saves'),
  ],
  leaders: [
    leader('Goals', fieldGroups, [goals, gp]),
    leader('Assists', fieldGroups, [assists, gp]),
    leader('Points', fieldGroups, [lacrossePoints, goals, assists, gp]),
    leader('Ground Balls', fieldGroups, [groundBalls, gp]),
    leader('Caused Turnovers', fieldGroups, [caused, gp]),
    leader('Draw Controls', fieldGroups, [figure('dc', 'DC', 'Draw controls'), gp]),
    { ...leader('Face-Off Percentage', fieldGroups, [faceOffShare, faceOffs, gp]), minimum: 'faceOffs' },
    ...keeperLeaders(60),
  ],
  minimums: {
    keeping: keeperMinimum(60),
    faceOffs: { figures: ['foa'], unit: { one: 'face-off', many: 'face-offs' }, perTeamGame: 3.5 },
  },
  splits: ['individual-overall-scoring', 'individual-overall-goalkeeping'],
  playerFigures: keeperFigures,
  teamFigures: scoreFigures,
};
