import type { Side } from '../../src/domain/side.ts';
import { at, type Random } from '../random.ts';
import type { Matchup, SimPlayer } from './matchup.ts';
import { clockText, createScorebook, other, type Scorebook } from './scorebook.ts';
import { playersAt } from './team-stats.ts';

export type Drive = {
  side: Side;
  startHow: string;
  startPeriod: number;
  startClock: string;
  start: number;
  plays: number;
  yards: number;
  seconds: number;
  redZone: boolean;
};

export type FootballGame = {
  matchup: Matchup;
  book: Scorebook;
  random: Random;
  /** Seconds left in the quarter; overtime has no clock. */
  left: number;
  timed: boolean;
  /** Overtimes so far. */
  overtime: number;
  side: Side;
  /** Yards from the offense's own goal line: 0 to 100. */
  spot: number;
  down: number;
  toGo: number;
  drive: Drive;
  starters: Record<Side, Record<string, SimPlayer[]>>;
};

const keys: Record<string, readonly string[]> = {
  passing: ['comp', 'att', 'int', 'yds', 'td', 'sacks', 'sackYds'],
  rushing: ['att', 'gain', 'loss', 'yds', 'td'],
  receiving: ['no', 'yds', 'td'],
  defense: [
    'solo',
    'assisted',
    'tackles',
    'tfl',
    'tflYds',
    'sacks',
    'sackYds',
    'ff',
    'fr',
    'int',
    'brup',
    'qbh',
    'blkd',
  ],
  kicking: ['fgMade', 'fgAtt', 'patMade', 'patAtt'],
  punting: ['no', 'yds', 'tb', 'fc', 'in20'],
  kickoffs: ['no', 'yds', 'tb', 'ob'],
  kickReturns: ['no', 'yds', 'td'],
  puntReturns: ['no', 'yds', 'td'],
  interceptionReturns: ['no', 'yds', 'td'],
  fumbleReturns: ['no', 'yds', 'td'],
  fumbles: ['no', 'lost'],
};
const teamKeys: readonly (readonly [string, readonly string[]])[] = [
  ['firstDowns', ['no', 'rush', 'pass', 'penalty']],
  ['penalties', ['no', 'yds']],
  ['conversions', ['thirdMade', 'thirdAtt', 'fourthMade', 'fourthAtt']],
  ['redzone', ['scores', 'att']],
  ['possession', ['seconds']],
];

export function createFootballGame(matchup: Matchup, random: Random): FootballGame {
  const book = createScorebook(matchup);
  const starters = { home: unitsOf(matchup, 'home'), away: unitsOf(matchup, 'away') };
  for (const side of ['home', 'away'] as const) {
    for (const [group, names] of teamKeys) for (const key of names) book[side].addTeamStat(group, key, 0);
    const { qb, rb, wr, te, line, front, backers, backs } = starters[side];
    book[side].start(
      [
        qb?.slice(0, 1),
        rb?.slice(0, 1),
        wr?.slice(0, 3),
        te?.slice(0, 1),
        line,
        front?.slice(0, 4),
        backers?.slice(0, 3),
        backs?.slice(0, 4),
      ].flatMap((unit) => unit ?? []),
    );
  }
  const drive: Drive = {
    side: 'home',
    startHow: '',
    startPeriod: 1,
    startClock: '',
    start: 0,
    plays: 0,
    yards: 0,
    seconds: 0,
    redZone: false,
  };
  return {
    matchup,
    book,
    random,
    left: 0,
    timed: true,
    overtime: 0,
    side: 'home',
    spot: 0,
    down: 1,
    toGo: 10,
    drive,
    starters,
  };
}

function unitsOf(matchup: Matchup, side: Side): Record<string, SimPlayer[]> {
  const team = matchup[side];
  const take = (count: number, ...positions: string[]) => playersAt(team, ...positions).slice(0, count);
  return {
    qb: take(2, 'QB'),
    rb: take(3, 'RB'),
    wr: take(5, 'WR'),
    te: take(2, 'TE'),
    line: take(5, 'OL'),
    front: take(7, 'DL'),
    backers: take(6, 'LB'),
    backs: take(7, 'DB'),
    k: take(1, 'K'),
    p: take(1, 'P'),
  };
}

/** The player at `index` of a unit, or a random one that favors the first. */
export function pickFrom({ starters, random }: FootballGame, side: Side, unit: string, index?: number): SimPlayer {
  const players = starters[side][unit] ?? [];
  return index === undefined
    ? random.weighted(players, (player) => 6 - Math.min(5, players.indexOf(player)))
    : at(players, Math.min(index, players.length - 1));
}

/** Adds stats of a player; the other stats of the group start at zero. */
export function count(
  { book }: FootballGame,
  side: Side,
  player: SimPlayer,
  group: string,
  figures: Record<string, number>,
): void {
  book[side].open(player, group, keys[group] ?? []);
  for (const [key, amount] of Object.entries(figures)) {
    if (key === 'long' || key === 'fgLong') book[side].setMax(player, group, key, amount);
    else book[side].add(player, group, key, amount);
  }
}

export const clockOf = ({ left, timed }: FootballGame): string => (timed ? clockText(left) : '');

/** Field position: "DU 35". */
export function spotText({ matchup }: FootballGame, side: Side, spot: number): string {
  return spot <= 50 ? `${matchup[side].code} ${spot}` : `${matchup[other(side)].code} ${100 - spot}`;
}

const ordinals = ['', '1st', '2nd', '3rd', '4th'];

export function situation(game: FootballGame): string {
  const distance = game.spot + game.toGo >= 100 ? 'Goal' : String(game.toGo);
  return `${ordinals[game.down]} & ${distance} at ${spotText(game, game.side, game.spot)}`;
}

/** Runs the clock and adds to the offense's time of possession. */
export function runClock(game: FootballGame, seconds: number): void {
  if (!game.timed) return;
  const spent = Math.min(seconds, game.left);
  game.left -= spent;
  game.drive.seconds += spent;
  game.book[game.side].addTeamStat('possession', 'seconds', spent);
}
