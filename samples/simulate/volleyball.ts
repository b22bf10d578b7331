import type { Side } from '../../src/domain/side.ts';
import { at, type Random } from '../random.ts';
import type { Matchup, SimPlayer } from './matchup.ts';
import { createRecordKeeper, other, type RecordKeeper } from './record-keeper.ts';
import { playersAt, shortName } from './tally.ts';

const keys = ['sp', 'k', 'e', 'ta', 'a', 'sa', 'se', 're', 'dig', 'bs', 'ba', 'be', 'bhe'];

type Court = {
  matchup: Matchup;
  keeper: RecordKeeper;
  random: Random;
  six: Record<Side, SimPlayer[]>;
  points: Record<Side, number>;
  server: Record<Side, number>;
};

/** Rally by rally: every point is somebody's ace, kill, block or error. */
export function simulateVolleyball(matchup: Matchup, random: Random) {
  const keeper = createRecordKeeper(matchup);
  const court: Court = {
    matchup,
    keeper,
    random,
    six: { home: lineUp(matchup, 'home'), away: lineUp(matchup, 'away') },
    points: { home: 0, away: 0 },
    server: { home: 0, away: 0 },
  };
  for (const side of ['home', 'away'] as const) {
    keeper[side].start(court.six[side].slice(0, 7));
    for (const player of court.six[side]) keeper[side].open(player, 'box', keys);
  }
  const needed = Math.ceil(matchup.rules.periods / 2);
  for (let number = 1; Math.max(keeper.score.home, keeper.score.away) < needed; number++)
    playSet(court, number, number === matchup.rules.periods ? 15 : 25);
  return keeper.finish(['First referee', 'Second referee'], random);
}

/** Two outsides, two middles, an opposite, the setter, the libero, then three from the bench. */
function lineUp(matchup: Matchup, side: Side): SimPlayer[] {
  const team = matchup[side];
  const first = [
    ...playersAt(team, 'OH').slice(0, 2),
    ...playersAt(team, 'MB').slice(0, 2),
    ...playersAt(team, 'RS', 'OPP').slice(0, 1),
    ...playersAt(team, 'S').slice(0, 1),
    ...playersAt(team, 'L').slice(0, 1),
  ];
  const bench = team.players
    .filter((player) => !first.includes(player) && !['S', 'L'].includes(player.position))
    .slice(0, 3);
  return [...new Set([...first, ...bench])];
}

function playSet(court: Court, number: number, target: number): void {
  const { keeper, random, six } = court;
  keeper.beginPeriod(String(number));
  court.points = { home: 0, away: 0 };
  let serving: Side = number % 2 ? 'home' : 'away';
  for (const side of ['home', 'away'] as const) {
    for (const [index, player] of six[side].entries())
      if (index < 7 || random.chance(0.6)) keeper[side].add(player, 'box', 'sp');
  }
  while (
    Math.max(court.points.home, court.points.away) < target ||
    Math.abs(court.points.home - court.points.away) < 2
  ) {
    const winner = rally(court, serving);
    if (winner !== serving) court.server[winner]++;
    serving = winner;
  }
  keeper.score[court.points.home > court.points.away ? 'home' : 'away']++;
}

/** Plays a rally and returns the side that won the point. */
function rally(court: Court, serving: Side): Side {
  const { random, keeper, six, matchup } = court;
  const receiving = other(serving);
  const server = at(six[serving], court.server[serving] % 6);
  const draw = random.next();
  if (draw < 0.085) {
    keeper[serving].add(server, 'box', 'se');
    return award(court, receiving, `Service error by ${shortName(server)}`);
  }
  if (draw < 0.14) {
    const receiver = random.pick(six[receiving].slice(0, 7));
    keeper[serving].add(server, 'box', 'sa');
    keeper[receiving].add(receiver, 'box', 're');
    return award(court, serving, `Service ace by ${shortName(server)}, reception error by ${shortName(receiver)}`);
  }
  for (let side = receiving; ; side = other(side)) {
    const skill = (side === 'home' ? matchup.edge : -matchup.edge) * 0.05;
    if (random.chance(0.008)) {
      const player = random.pick(six[side].slice(0, 6));
      keeper[side].add(player, 'box', 'bhe');
      return award(court, other(side), `Ball-handling error by ${shortName(player)}`);
    }
    const winner = attack(court, side, skill);
    if (winner) return winner;
  }
}

function attack(court: Court, side: Side, skill: number): Side | undefined {
  const { random, keeper, six } = court;
  const [us, them] = [keeper[side], keeper[other(side)]];
  const attacker = random.weighted(
    six[side].filter(({ position }) => position !== 'L'),
    ({ position }) => ({ OH: 5, RS: 4, OPP: 4, MB: 3, S: 0.5 })[position] ?? 0.6,
  );
  us.add(attacker, 'box', 'ta');
  const draw = random.next() - skill;
  if (draw < 0.37) {
    us.add(attacker, 'box', 'k');
    const setter = at(playersAt(court.matchup[side], 'S'), 0);
    const helper =
      attacker !== setter && random.chance(0.85)
        ? setter
        : random.chance(0.6)
          ? random.pick(six[side].filter((each) => each !== attacker))
          : undefined;
    if (helper) us.add(helper, 'box', 'a');
    return award(court, side, `Kill by ${shortName(attacker)}${helper ? `, from ${shortName(helper)}` : ''}`);
  }
  if (draw < 0.45) {
    us.add(attacker, 'box', 'e');
    return award(court, other(side), `Attack error by ${shortName(attacker)}`);
  }
  if (draw < 0.52) {
    us.add(attacker, 'box', 'e');
    const blockers = random
      .shuffle(
        playersAt(court.matchup[other(side)], 'MB', 'RS', 'OH')
          .slice(0, 5)
          .filter((each) => six[other(side)].includes(each)),
      )
      .slice(0, random.chance(0.2) ? 1 : 2);
    for (const blocker of blockers) them.add(blocker, 'box', blockers.length === 1 ? 'bs' : 'ba');
    return award(
      court,
      other(side),
      `Attack by ${shortName(attacker)} blocked by ${blockers.map(shortName).join(' and ')}`,
    );
  }
  if (random.chance(0.8))
    them.add(
      random.weighted(six[other(side)].slice(0, 7), ({ position }) => (position === 'L' ? 4 : 1.2)),
      'box',
      'dig',
    );
  return undefined;
}

function award(court: Court, side: Side, text: string): Side {
  const { keeper, points } = court;
  points[side]++;
  const period = keeper.periods.at(-1);
  if (period) period[side] = points[side];
  keeper.plays.push({
    period: keeper.periods.length,
    clock: '',
    side,
    text,
    scoring: true,
    score: { ...points },
    kind: 'play',
    situation: '',
  });
  return side;
}
