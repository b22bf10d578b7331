import type { Side } from '../../src/domain/side.ts';
import { at, type Random } from '../random.ts';
import type { Matchup, SimPlayer } from './matchup.ts';
import { clockText, createScorebook, other, periodLabel, type Scorebook } from './scorebook.ts';
import { fullName, playersAt, shortName } from './team-stats.ts';

const keys = ['g', 'a', 'plusMinus', 'sh', 'pn', 'pim', 'minor', 'major', 'ppg', 'shg', 'fow', 'fol', 'blk'];
const infractions = [
  'Tripping',
  'Hooking',
  'Interference',
  'Slashing',
  'High-sticking',
  'Roughing',
  'Holding',
  'Cross-checking',
  'Too many men on the ice',
];

type HockeyGame = {
  matchup: Matchup;
  book: Scorebook;
  random: Random;
  forwards: Record<Side, SimPlayer[]>;
  defense: Record<Side, SimPlayer[]>;
  keepers: Record<Side, SimPlayer>;
  boxedUntil: Record<Side, number>;
  now: number;
};

export function simulateIceHockey(matchup: Matchup, random: Random) {
  const book = createScorebook(matchup);
  const take = (positions: string[], count: number) => ({
    home: playersAt(matchup.home, ...positions).slice(0, count),
    away: playersAt(matchup.away, ...positions).slice(0, count),
  });
  const goalies = take(['G'], 1);
  const game: HockeyGame = {
    matchup,
    book,
    random,
    forwards: take(['F', 'C', 'LW', 'RW'], 12),
    defense: take(['D'], 6),
    keepers: { home: at(goalies.home, 0), away: at(goalies.away, 0) },
    boxedUntil: { home: -1, away: -1 },
    now: 0,
  };
  for (const side of ['home', 'away'] as const) {
    for (const player of [...game.forwards[side], ...game.defense[side]]) book[side].open(player, 'skating', keys);
    book[side].start([...game.forwards[side].slice(0, 3), ...game.defense[side].slice(0, 2), game.keepers[side]]);
    book[side].open(game.keepers[side], 'goalkeeping', ['sec', 'ga', 'saves']);
    for (const [group, key] of [
      ['powerPlay', 'goals'],
      ['powerPlay', 'opportunities'],
      ['penalties', 'no'],
      ['penalties', 'minutes'],
    ] as const)
      book[side].addTeamStat(group, key, 0);
  }
  play(game);
  const { home, away } = book.score;
  for (const [side, margin] of [
    ['home', home - away],
    ['away', away - home],
  ] as const) {
    book[side].add(game.keepers[side], 'goalkeeping', 'sec', game.now);
    book[side].setText(game.keepers[side], 'goalkeeping', 'decision', margin > 0 ? 'W' : margin < 0 ? 'L' : 'T');
  }
  if (home === away)
    book.notes.push(
      `${matchup[random.pick(['home', 'away'] as const)].name} won the shootout for the extra conference point; the game is a tie.`,
    );
  return book.finish(['Referee', 'Referee', 'Linesman', 'Linesman'], random);
}

function play(game: HockeyGame): void {
  const { book, matchup } = game;
  const { periods, periodMinutes = 20, overtimeMinutes = 5 } = matchup.rules;
  const level = () => book.score.home === book.score.away;
  for (let number = 1; number <= periods || (level() && (matchup.decisive || number === periods + 1)); number++) {
    const extra = number > periods;
    book.beginPeriod(periodLabel(number, periods));
    // tournament games play full overtime periods until a goal
    const length = (extra && !matchup.decisive ? overtimeMinutes : periodMinutes) * 60;
    const start = game.now;
    game.now = start + period(game, start, length, extra);
  }
}

function period(game: HockeyGame, start: number, length: number, sudden: boolean): number {
  const { random, matchup, book } = game;
  faceOff(game, clockText(length));
  for (let second = random.int(5, 60); second < length; second += random.int(8, 68)) {
    game.now = start + second;
    const clock = clockText(length - second);
    const advantage = game.boxedUntil.away > game.now ? 0.3 : game.boxedUntil.home > game.now ? -0.3 : 0;
    const side = random.chance(0.5 + matchup.edge * 0.14 + advantage) ? 'home' : 'away';
    const draw = random.next();
    if (draw < 0.78) {
      if (shot(game, side, clock) && sudden) return second;
    } else if (draw < 0.88) penalize(game, side, clock);
    else faceOff(game, clock);
  }
  book.play(undefined, '00:00', 'End of period', { kind: 'comment' });
  return length;
}

function shot(game: HockeyGame, side: Side, clock: string): boolean {
  const { random, book } = game;
  const skaters = [...game.forwards[side], ...game.defense[side]];
  const shooter = random.weighted(skaters, ({ position }) => (position === 'D' ? 1 : 2.2));
  const goalie = game.keepers[other(side)];
  if (random.chance(0.2)) {
    const blocker = random.pick([...game.defense[other(side)], ...game.forwards[other(side)].slice(0, 4)]);
    book[other(side)].add(blocker, 'skating', 'blk');
    book.play(side, clock, `Shot by ${shortName(shooter)} blocked by ${shortName(blocker)}`);
    return false;
  }
  const [powerPlay, shortHanded] = [game.boxedUntil[other(side)] > game.now, game.boxedUntil[side] > game.now];
  book[side].add(shooter, 'skating', 'sh');
  if (!random.chance((powerPlay ? 0.14 : 0.088) + (side === 'home' ? game.matchup.edge : -game.matchup.edge) * 0.03)) {
    book[other(side)].add(goalie, 'goalkeeping', 'saves');
    book.play(side, clock, `Shot by ${shortName(shooter)}, save by ${shortName(goalie)}`);
    return false;
  }
  goal(game, side, shooter, clock, powerPlay && !shortHanded ? 'PP' : shortHanded && !powerPlay ? 'SH' : 'EV');
  return true;
}

function goal(game: HockeyGame, side: Side, shooter: SimPlayer, clock: string, type: 'EV' | 'PP' | 'SH'): void {
  const { random, book } = game;
  const [us, them] = [book[side], book[other(side)]];
  const onIce = (of: Side) => [
    ...random.shuffle(game.forwards[of]).slice(0, 3),
    ...random.shuffle(game.defense[of]).slice(0, 2),
  ];
  const ours = [shooter, ...onIce(side).filter((each) => each !== shooter)].slice(0, 5);
  us.add(shooter, 'skating', 'g');
  them.add(game.keepers[other(side)], 'goalkeeping', 'ga');
  const helpers = ours.slice(1, 1 + random.weighted([0, 1, 2], (count) => [1, 3, 5][count] ?? 1));
  for (const helper of helpers) us.add(helper, 'skating', 'a');
  if (type !== 'PP') {
    for (const each of ours) us.add(each, 'skating', 'plusMinus');
    for (const each of onIce(other(side))) them.add(each, 'skating', 'plusMinus', -1);
  } else {
    us.add(shooter, 'skating', 'ppg');
    us.addTeamStat('powerPlay', 'goals');
    game.boxedUntil[other(side)] = -1;
  }
  if (type === 'SH') us.add(shooter, 'skating', 'shg');
  const assists = helpers.length > 0 ? helpers.map(shortName).join(', ') : 'unassisted';
  book.points(side, 1, clock, `Goal by ${shortName(shooter)}, ${assists}`, {
    type,
    text: `${fullName(shooter)} (${assists})`,
    goal: {
      scorer: fullName(shooter),
      jersey: shooter.jersey,
      firstAssist: helpers[0] ? fullName(helpers[0]) : '',
      secondAssist: helpers[1] ? fullName(helpers[1]) : '',
    },
  });
  faceOff(game, clock);
}

function penalize(game: HockeyGame, side: Side, clock: string): void {
  const { random, book } = game;
  if (game.boxedUntil[side] > game.now || game.boxedUntil[other(side)] > game.now) return;
  const player = random.pick([...game.forwards[side], ...game.defense[side]]);
  const text = random.pick(infractions);
  book[side].add(player, 'skating', 'pn');
  book[side].add(player, 'skating', 'minor');
  book[side].add(player, 'skating', 'pim', 2);
  book[side].addTeamStat('penalties', 'no');
  book[side].addTeamStat('penalties', 'minutes', 2);
  book[other(side)].addTeamStat('powerPlay', 'opportunities');
  game.boxedUntil[side] = game.now + 120;
  book.penalties.push({
    period: book.periods.length,
    clock,
    side,
    player: `${player.firstName} ${player.lastName}`,
    text,
    minutes: 2,
  });
  book.play(side, clock, `Penalty on ${shortName(player)}, 2 minutes for ${text.toLowerCase()}`);
}

function faceOff(game: HockeyGame, clock: string): void {
  const { random, book, matchup } = game;
  const winner: Side = random.chance(0.5 + matchup.edge * 0.05) ? 'home' : 'away';
  const [won, lost] = [
    random.pick(game.forwards[winner].slice(0, 4)),
    random.pick(game.forwards[other(winner)].slice(0, 4)),
  ];
  book[winner].add(won, 'skating', 'fow');
  book[other(winner)].add(lost, 'skating', 'fol');
  book.play(winner, clock, `Face-off won by ${shortName(won)} against ${shortName(lost)}`);
}
