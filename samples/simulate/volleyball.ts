import type { Side } from '../../src/domain/side.ts';
import { at, type Random } from '../random.ts';
import type { Matchup, SimPlayer } from './matchup.ts';
import { createScorebook, other, type Scorebook } from './scorebook.ts';
import { playersAt, shortName } from './team-stats.ts';

const keys = ['sp', 'k', 'e', 'ta', 'a', 'sa', 'se', 're', 'dig', 'bs', 'ba', 'be', 'bhe'];

type VolleyballMatch = {
  matchup: Matchup;
  book: Scorebook;
  random: Random;
  six: Record<Side, SimPlayer[]>;
  points: Record<Side, number>;
  server: Record<Side, number>;
};

/** Simulates volleyball rally by rally: every point is an ace, a kill, a block or an error. */
export function simulateVolleyball(matchup: Matchup, random: Random) {
  const book = createScorebook(matchup);
  const match: VolleyballMatch = {
    matchup,
    book,
    random,
    six: { home: lineUp(matchup, 'home'), away: lineUp(matchup, 'away') },
    points: { home: 0, away: 0 },
    server: { home: 0, away: 0 },
  };
  for (const side of ['home', 'away'] as const) {
    book[side].start(match.six[side].slice(0, 7));
    for (const player of match.six[side]) book[side].open(player, 'box', keys);
  }
  const needed = Math.ceil(matchup.rules.periods / 2);
  for (let number = 1; Math.max(book.score.home, book.score.away) < needed; number++)
    playSet(match, number, number === matchup.rules.periods ? 15 : 25);
  return book.finish(['First referee', 'Second referee'], random);
}

/** Two outside hitters, two middle blockers, an opposite, the setter, the libero and three substitutes. */
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

function playSet(match: VolleyballMatch, number: number, target: number): void {
  const { book, random, six } = match;
  book.beginPeriod(String(number));
  match.points = { home: 0, away: 0 };
  let serving: Side = number % 2 ? 'home' : 'away';
  for (const side of ['home', 'away'] as const) {
    for (const [index, player] of six[side].entries())
      if (index < 7 || random.chance(0.6)) book[side].add(player, 'box', 'sp');
  }
  while (
    Math.max(match.points.home, match.points.away) < target ||
    Math.abs(match.points.home - match.points.away) < 2
  ) {
    const winner = rally(match, serving);
    if (winner !== serving) match.server[winner]++;
    serving = winner;
  }
  book.score[match.points.home > match.points.away ? 'home' : 'away']++;
}

/** Simulates a rally and returns the team that wins the point. */
function rally(match: VolleyballMatch, serving: Side): Side {
  const { random, book, six, matchup } = match;
  const receiving = other(serving);
  const server = at(six[serving], match.server[serving] % 6);
  const draw = random.next();
  if (draw < 0.085) {
    book[serving].add(server, 'box', 'se');
    return award(match, receiving, `Service error by ${shortName(server)}`);
  }
  if (draw < 0.14) {
    const receiver = random.pick(six[receiving].slice(0, 7));
    book[serving].add(server, 'box', 'sa');
    book[receiving].add(receiver, 'box', 're');
    return award(match, serving, `Service ace by ${shortName(server)}, reception error by ${shortName(receiver)}`);
  }
  for (let side = receiving; ; side = other(side)) {
    const skill = (side === 'home' ? matchup.edge : -matchup.edge) * 0.05;
    if (random.chance(0.008)) {
      const player = random.pick(six[side].slice(0, 6));
      book[side].add(player, 'box', 'bhe');
      return award(match, other(side), `Ball-handling error by ${shortName(player)}`);
    }
    const winner = attack(match, side, skill);
    if (winner) return winner;
  }
}

function attack(match: VolleyballMatch, side: Side, skill: number): Side | undefined {
  const { random, book, six } = match;
  const [us, them] = [book[side], book[other(side)]];
  const attacker = random.weighted(
    six[side].filter(({ position }) => position !== 'L'),
    ({ position }) => ({ OH: 5, RS: 4, OPP: 4, MB: 3, S: 0.5 })[position] ?? 0.6,
  );
  us.add(attacker, 'box', 'ta');
  const draw = random.next() - skill;
  if (draw < 0.37) {
    us.add(attacker, 'box', 'k');
    const setter = at(playersAt(match.matchup[side], 'S'), 0);
    const helper =
      attacker !== setter && random.chance(0.85)
        ? setter
        : random.chance(0.6)
          ? random.pick(six[side].filter((each) => each !== attacker))
          : undefined;
    if (helper) us.add(helper, 'box', 'a');
    return award(match, side, `Kill by ${shortName(attacker)}${helper ? `, from ${shortName(helper)}` : ''}`);
  }
  if (draw < 0.45) {
    us.add(attacker, 'box', 'e');
    return award(match, other(side), `Attack error by ${shortName(attacker)}`);
  }
  if (draw < 0.52) {
    us.add(attacker, 'box', 'e');
    const blockers = random
      .shuffle(
        playersAt(match.matchup[other(side)], 'MB', 'RS', 'OH')
          .slice(0, 5)
          .filter((each) => six[other(side)].includes(each)),
      )
      .slice(0, random.chance(0.2) ? 1 : 2);
    for (const blocker of blockers) them.add(blocker, 'box', blockers.length === 1 ? 'bs' : 'ba');
    return award(
      match,
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

function award(match: VolleyballMatch, side: Side, text: string): Side {
  const { book, points } = match;
  points[side]++;
  const period = book.periods.at(-1);
  if (period) period[side] = points[side];
  book.plays.push({
    period: book.periods.length,
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
