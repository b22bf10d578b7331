import { innings, type StatGroups, type StatLine } from '../../domain/stats/column.ts';

type LongNames = Record<string, Record<string, readonly string[]>>;

/** The names that the field's programs read, by our group and key. Two where readers disagree. */
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
};
const goalie = { ga: ['goalsAllowed'], saves: ['saves'] };
const cards = { fouls: ['fouls'], yellow: ['yellow'], red: ['red'], green: ['green'] };

/** Statistic groups under the field's names, every value as text; sports without known names keep ours. */
export function toFieldNames(groups: StatGroups): Record<string, Record<string, string>> {
  const named: Record<string, Record<string, string>> = {};
  for (const [group, line] of Object.entries(groups)) {
    const names = longNames[group];
    named[group] = names ? rename(line, names) : asText(line);
  }
  const { pitching, shots, goalkeeping } = groups;
  if (pitching) named['pitching'] = { ...named['pitching'], ...pitchingExtras(pitching) };
  if (shots) {
    const points =
      typeof shots['g'] === 'number' && typeof shots['a'] === 'number'
        ? { points: String(2 * shots['g'] + shots['a']) }
        : {};
    named['shots'] = { ...named['shots'], ...points };
    named['penalties'] = rename(shots, cards);
  }
  if (goalkeeping) named['goalie'] = { ...rename(goalkeeping, goalie), ...minutesOf(goalkeeping) };
  return named;
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

function pitchingExtras({ outs, decision }: StatLine): Record<string, string> {
  const decided = String(decision ?? '')
    .trim()
    .charAt(0);
  const won = (letter: string) => (decided === letter ? '1' : '0');
  return {
    ...(typeof outs === 'number' && { inningsPitched: innings(outs) }),
    wins: won('W'),
    win: won('W'),
    losses: won('L'),
    loss: won('L'),
    saves: won('S'),
    save: won('S'),
  };
}

const minutesOf = ({ sec }: StatLine): Record<string, string> =>
  typeof sec === 'number' ? { minutes: String(Math.round(sec / 60)) } : {};
