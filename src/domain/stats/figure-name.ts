import type { SportFamily } from '../sport-family.ts';
import { clock, type StatColumn } from './column.ts';
import { getSportStats } from './families.ts';

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

const returns = (title: string) => ({
  no: `${title} returns`,
  yds: `${title} return yards`,
  td: `${title} return touchdowns`,
  long: `longest ${title} return in yards`,
});
const pitching = {
  bk: 'balks',
  strikes: 'strikes thrown',
  so: 'strikeouts pitched',
  hbp: 'batters hit',
  double: 'doubles allowed',
  triple: 'triples allowed',
  sfa: 'sacrifice flies allowed',
  sha: 'sacrifice bunts allowed',
  appearance: 'order of appearance',
};
const scorebook: Names = {
  hitting: { cs: 'times caught stealing', gdp: 'double plays grounded into' },
  fielding: { sba: 'stolen bases allowed', csb: 'runners caught stealing', ci: 'catcher’s interferences' },
  pitching,
  line: { r: 'runs', h: 'hits', e: 'errors', lob: 'left on base' },
};
const penalties = { no: 'penalties', minutes: 'penalty minutes' };
const goalTypes = {
  gw: 'game-winning goals',
  ua: 'unassisted goals',
  fg: 'first goals of the game',
  ot: 'overtime goals',
  en: 'empty-net goals',
  hat: 'hat tricks',
  gt: 'game-tying goals',
  so: 'shootout goals',
};
const faceOffs = { fow: 'face-offs won', foa: 'face-offs taken', fol: 'face-offs lost' };

/** Names of figures that do not have a box score column. */
const names: Partial<Record<SportFamily, Names>> = {
  basketball: {
    box: {
      fgm: 'field goals made',
      fga: 'field goals attempted',
      fgm3: 'three-pointers made',
      fga3: 'three-pointers attempted',
      ftm: 'free throws made',
      fta: 'free throws attempted',
      tf: 'technical fouls',
      plusMinus: 'plus/minus',
    },
    special: {
      ptsTurnovers: 'points off turnovers',
      ptsSecondChance: 'second-chance points',
      ptsPaint: 'points in the paint',
      ptsFastBreak: 'fast-break points',
      ptsBench: 'bench points',
      ties: 'times tied',
      leadChanges: 'lead changes',
      largestLead: 'largest lead',
    },
  },
  football: {
    passing: { comp: 'completions', att: 'passing attempts', sackYds: 'yards lost to sacks' },
    defense: {
      tfl: 'tackles for loss',
      tflYds: 'yards on tackles for loss',
      sacks: 'sacks',
      sackYds: 'yards on sacks',
      int: 'interceptions made',
      saf: 'safeties',
    },
    kicking: {
      fgMade: 'field goals made',
      fgAtt: 'field goals attempted',
      patMade: 'extra-point kicks made',
      patAtt: 'extra-point kicks attempted',
    },
    punting: { tb: 'touchbacks on punts', fifty: 'punts of fifty yards or more', blkd: 'punts blocked' },
    scoring: {
      td: 'touchdowns scored',
      fg: 'field goals scored',
      saf: 'safeties scored',
      patKick: 'extra points kicked',
      patRush: 'two-point rushes',
      patCatch: 'two-point catches',
    },
    kickoffs: { tb: 'touchbacks on kickoffs', ob: 'kickoffs out of bounds' },
    kickReturns: returns('kickoff'),
    puntReturns: returns('punt'),
    interceptionReturns: returns('interception'),
    fumbleReturns: returns('fumble'),
    firstDowns: {
      no: 'first downs',
      rush: 'first downs by rush',
      pass: 'first downs by pass',
      penalty: 'first downs by penalty',
    },
    penalties: { no: 'penalties', yds: 'penalty yards' },
    conversions: {
      thirdMade: 'third-down conversions',
      thirdAtt: 'third-down attempts',
      fourthMade: 'fourth-down conversions',
      fourthAtt: 'fourth-down attempts',
    },
    redzone: { scores: 'red-zone scores', att: 'red-zone chances' },
    possession: { seconds: 'time of possession' },
  },
  volleyball: { box: { rta: 'reception attempts' } },
  baseball: scorebook,
  softball: scorebook,
  soccer: {
    shots: { ps: 'penalty kicks made', psatt: 'penalty kicks attempted' },
    goalTypes,
    team: { corners: 'corner kicks', offsides: 'offsides' },
  },
  fieldhockey: {
    shots: { ps: 'penalty strokes made', psatt: 'penalty strokes attempted' },
    goalTypes,
    team: { corners: 'penalty corners', offsides: 'offsides' },
  },
  icehockey: {
    skating: { ...faceOffs, plusMinus: 'plus/minus', pn: 'penalties taken' },
    goalTypes,
    powerPlay: { goals: 'power-play goals', opportunities: 'power plays' },
    penalties,
  },
  lacrosse: {
    field: { ...faceOffs, fpg: 'free-position goals', fps: 'free-position shots' },
    clears: { made: 'clears made', att: 'clears attempted' },
    powerPlay: { goals: 'extra-man goals', opportunities: 'extra-man opportunities' },
    penalties,
  },
};

/** A figure's name in a sentence: "points", "net rushing yards". Unknown keys are split into words. */
export function figureName(family: SportFamily, group: string, key: string): string {
  const column = columnOf(family, group, key);
  return names[family]?.[group]?.[key] ?? (column && lowerFirst(column.title)) ?? `${words(group)} ${words(key)}`;
}

/** A stored figure as the box score prints it: 1860 seconds played are "31:00", 20 outs "6.2". Text stays as it is. */
export function figureText(family: SportFamily, group: string, key: string, stored: string): string {
  if (stored.trim() === '' || Number.isNaN(Number(stored))) return stored;
  if (key === 'seconds') return clock(Number(stored));
  const column = columnOf(family, group, key);
  return (column?.key === key && column.text({ [key]: Number(stored) })) || stored;
}

function columnOf(family: SportFamily, group: string, key: string): StatColumn | undefined {
  const columns = getSportStats(family)?.tables.find((table) => table.group === group)?.columns;
  return columns?.find((column) => column.key.split('-').includes(key));
}

/** "Points" → "points"; abbreviations such as "NCAA" stay. */
const lowerFirst = (text: string) => text.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());

const words = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
