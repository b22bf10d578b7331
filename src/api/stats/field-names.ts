import type { BoxPlayer } from '../../domain/box-score.ts';
import { clock, innings, numberOf, type StatGroups, type StatLine } from '../../domain/stats/column.ts';

type LongNames = Record<string, Record<string, readonly string[]>>;

/** Names in existing programs by our group and key; two where programs differ. */
const longNames: LongNames = {
  hitting: {
    ab: ['atBats'],
    r: ['runsScored'],
    h: ['hits'],
    double: ['doubles'],
    triple: ['triples'],
    hr: ['homeRuns'],
    rbi: ['runsBattedIn'],
    bb: ['walks'],
    so: ['strikeouts'],
    hbp: ['hitByPitch'],
    sb: ['stolenBases'],
    cs: ['caughtStealing'],
    sf: ['sacrificeFlies'],
    sh: ['sacrificeHits'],
  },
  pitching: {
    h: ['hitsAllowed'],
    r: ['runsAllowed'],
    er: ['earnedRunsAllowed', 'earnedRuns'],
    bb: ['walksAllowed', 'walks'],
    so: ['strikeouts'],
    hr: ['homerunsAllowed', 'homeRunsAllowed'],
    hbp: ['hitBatters'],
    wp: ['wildPitches'],
    bf: ['battersFaced'],
    pitches: ['pitches'],
    strikes: ['strikes'],
    appearance: ['orderOfAppearance'],
  },
  fielding: {
    po: ['putouts'],
    a: ['assists'],
    e: ['errors'],
    dp: ['involvedInDoublePlays'],
    pb: ['passedBalls'],
  },
  shots: {
    g: ['goals'],
    a: ['assists'],
    sh: ['numberOfShots'],
    sog: ['shotsOnGoal'],
    ps: ['penaltyShotGoals'],
    psatt: ['penaltyShotsAttempted'],
  },
  goalTypes: {
    gw: ['gameWinningGoals'],
    ua: ['unassistedGoals'],
    fg: ['firstGoals'],
    ot: ['overtimeGoals'],
    en: ['emptyNetGoals'],
    hat: ['hatTricks'],
    gt: ['gameTyingGoals'],
    so: ['shootoutGoals'],
  },
};
const goalie = { ga: ['goalsAllowed'], saves: ['saves'], sf: ['shotsFaced'] };
const cards = { fouls: ['fouls'], yellow: ['yellow'], red: ['red'], green: ['green'] };

type NamedGroups = Record<string, Record<string, string | null>>;

/** Statistic groups under established names, with string values; sports without established names use ours. */
export function toFieldNames(groups: StatGroups): NamedGroups {
  const named: NamedGroups = {};
  for (const [group, line] of Object.entries(groups)) {
    const names = longNames[group];
    named[group] = names ? rename(line, names) : asText(line);
  }
  const { pitching, shots, goalkeeping } = groups;
  if (pitching) named['pitching'] = { ...named['pitching'], ...pitchingExtras(pitching) };
  if (shots) {
    named['shots'] = { ...named['shots'], ...shotExtras(shots) };
    named['penalties'] = rename(shots, cards);
    named['miscStats'] = miscStats(groups);
  }
  if (goalkeeping) named['goalie'] = { ...rename(goalkeeping, goalie), ...minutesOf(goalkeeping) };
  return named;
}

/** A player's groups; the first pitcher has the start. */
export function toPlayerFieldNames({ stats, started }: Pick<BoxPlayer, 'stats' | 'started'>): NamedGroups {
  const named = toFieldNames(stats);
  const { pitching } = stats;
  if (!pitching) return named;
  const first = pitching['appearance'] === undefined ? started : pitching['appearance'] === 1;
  return { ...named, pitching: { ...named['pitching'], gamesStarted: first ? '1' : '0' } };
}

const asText = (line: StatLine): Record<string, string> =>
  Object.fromEntries(Object.entries(line).map(([key, value]) => [key, String(value)]));

function rename(line: StatLine, names: Record<string, readonly string[]>): Record<string, string> {
  const entries = Object.entries(names).flatMap(([key, long]) => {
    const value = line[key];
    return value === undefined ? [] : long.map((name) => [name, String(value)] as const);
  });
  return Object.fromEntries(entries);
}

/** `win`, `loss` and `save` are present only for the pitcher with the decision: existing programs treat any text, even "0", as true. */
function pitchingExtras({ outs, decision }: StatLine): Record<string, string> {
  const letter = String(decision ?? '')
    .trim()
    .charAt(0);
  const got = (one: string) => (letter === one ? '1' : '0');
  return {
    ...(typeof outs === 'number' && { inningsPitched: innings(outs) }),
    wins: got('W'),
    losses: got('L'),
    saves: got('S'),
    ...(letter === 'W' && { win: '1' }),
    ...(letter === 'L' && { loss: '1' }),
    ...(letter === 'S' && { save: '1' }),
  };
}

/** Soccer counts two points a goal and one an assist. */
function shotExtras(shots: StatLine): Record<string, string> {
  const [goals, assists, taken, onGoal] = ['g', 'a', 'sh', 'sog'].map((key) => numberOf(shots, key));
  return {
    ...(goals !== undefined && assists !== undefined && { points: String(2 * goals + assists) }),
    ...(taken !== undefined && onGoal !== undefined && { shotsOffTarget: String(taken - onGoal) }),
  };
}

/** For teams and players; null if not in the file, such as most players' corners and offsides. */
function miscStats({ shots, team }: StatGroups): Record<string, string | null> {
  const text = (value: StatLine[string] | undefined) => (value === undefined ? null : String(value));
  return {
    corners: text(team?.['corners'] ?? shots?.['corners']),
    offsides: text(team?.['offsides'] ?? shots?.['offsides']),
    minutesPlayed: text(shots?.['min']),
  };
}

/** Existing programs expect the time in goal as "91:54". */
const minutesOf = ({ sec }: StatLine): Record<string, string> =>
  typeof sec === 'number' ? { minutes: boardTime(sec) } : {};

const boardTime = (seconds: number): string => clock(seconds).padStart(5, '0');
