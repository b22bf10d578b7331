import type { Side } from '../../src/domain/side.ts';
import { at, type Random } from '../random.ts';
import type { Matchup, SimPlayer } from './matchup.ts';
import { clockText, createRecordKeeper, other, periodLabel, type RecordKeeper } from './record-keeper.ts';
import { playersAt, shortName } from './tally.ts';

const keys = ['g', 'a', 'plusMinus', 'sh', 'pim', 'ppg', 'shg', 'fow', 'fol', 'blk'];
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

type Rink = {
  matchup: Matchup;
  keeper: RecordKeeper;
  random: Random;
  forwards: Record<Side, SimPlayer[]>;
  defense: Record<Side, SimPlayer[]>;
  keepers: Record<Side, SimPlayer>;
  boxedUntil: Record<Side, number>;
  now: number;
};

export function simulateIceHockey(matchup: Matchup, random: Random) {
  const keeper = createRecordKeeper(matchup);
  const take = (positions: string[], count: number) => ({
    home: playersAt(matchup.home, ...positions).slice(0, count),
    away: playersAt(matchup.away, ...positions).slice(0, count),
  });
  const goalies = take(['G'], 1);
  const rink: Rink = {
    matchup,
    keeper,
    random,
    forwards: take(['F', 'C', 'LW', 'RW'], 12),
    defense: take(['D'], 6),
    keepers: { home: at(goalies.home, 0), away: at(goalies.away, 0) },
    boxedUntil: { home: -1, away: -1 },
    now: 0,
  };
  for (const side of ['home', 'away'] as const) {
    for (const player of [...rink.forwards[side], ...rink.defense[side]]) keeper[side].open(player, 'skating', keys);
    keeper[side].start([...rink.forwards[side].slice(0, 3), ...rink.defense[side].slice(0, 2), rink.keepers[side]]);
    keeper[side].open(rink.keepers[side], 'goalkeeping', ['sec', 'ga', 'saves']);
    for (const [group, key] of [
      ['powerPlay', 'goals'],
      ['powerPlay', 'opportunities'],
      ['penalties', 'no'],
      ['penalties', 'minutes'],
    ] as const)
      keeper[side].ofTeam(group, key, 0);
  }
  play(rink);
  const { home, away } = keeper.score;
  for (const [side, margin] of [
    ['home', home - away],
    ['away', away - home],
  ] as const) {
    keeper[side].add(rink.keepers[side], 'goalkeeping', 'sec', rink.now);
    keeper[side].mark(rink.keepers[side], 'goalkeeping', 'decision', margin > 0 ? 'W' : margin < 0 ? 'L' : 'T');
  }
  if (home === away)
    keeper.notes.push(
      `${matchup[random.pick(['home', 'away'] as const)].name} won the shootout for the extra conference point; the game is a tie.`,
    );
  return keeper.finish(['Referee', 'Referee', 'Linesman', 'Linesman'], random);
}

function play(rink: Rink): void {
  const { keeper, matchup } = rink;
  const { periods, periodMinutes = 20, overtimeMinutes = 5 } = matchup.rules;
  const level = () => keeper.score.home === keeper.score.away;
  for (let number = 1; number <= periods || (level() && (matchup.decisive || number === periods + 1)); number++) {
    const extra = number > periods;
    keeper.beginPeriod(periodLabel(number, periods));
    // a tournament goes on in whole periods until somebody scores
    const length = (extra && !matchup.decisive ? overtimeMinutes : periodMinutes) * 60;
    const start = rink.now;
    rink.now = start + period(rink, start, length, extra);
  }
}

function period(rink: Rink, start: number, length: number, sudden: boolean): number {
  const { random, matchup, keeper } = rink;
  faceOff(rink, clockText(length));
  for (let second = random.int(5, 60); second < length; second += random.int(8, 68)) {
    rink.now = start + second;
    const clock = clockText(length - second);
    const advantage = rink.boxedUntil.away > rink.now ? 0.3 : rink.boxedUntil.home > rink.now ? -0.3 : 0;
    const side = random.chance(0.5 + matchup.edge * 0.14 + advantage) ? 'home' : 'away';
    const draw = random.next();
    if (draw < 0.78) {
      if (shot(rink, side, clock) && sudden) return second;
    } else if (draw < 0.88) penalize(rink, side, clock);
    else faceOff(rink, clock);
  }
  keeper.play(undefined, '00:00', 'End of period', { kind: 'comment' });
  return length;
}

function shot(rink: Rink, side: Side, clock: string): boolean {
  const { random, keeper } = rink;
  const skaters = [...rink.forwards[side], ...rink.defense[side]];
  const shooter = random.weighted(skaters, ({ position }) => (position === 'D' ? 1 : 2.2));
  const goalie = rink.keepers[other(side)];
  if (random.chance(0.2)) {
    const blocker = random.pick([...rink.defense[other(side)], ...rink.forwards[other(side)].slice(0, 4)]);
    keeper[other(side)].add(blocker, 'skating', 'blk');
    keeper.play(side, clock, `Shot by ${shortName(shooter)} blocked by ${shortName(blocker)}`);
    return false;
  }
  const [powerPlay, shortHanded] = [rink.boxedUntil[other(side)] > rink.now, rink.boxedUntil[side] > rink.now];
  keeper[side].add(shooter, 'skating', 'sh');
  if (!random.chance((powerPlay ? 0.14 : 0.088) + (side === 'home' ? rink.matchup.edge : -rink.matchup.edge) * 0.03)) {
    keeper[other(side)].add(goalie, 'goalkeeping', 'saves');
    keeper.play(side, clock, `Shot by ${shortName(shooter)}, save by ${shortName(goalie)}`);
    return false;
  }
  goal(rink, side, shooter, clock, powerPlay && !shortHanded ? 'PP' : shortHanded && !powerPlay ? 'SH' : 'EV');
  return true;
}

function goal(rink: Rink, side: Side, shooter: SimPlayer, clock: string, type: 'EV' | 'PP' | 'SH'): void {
  const { random, keeper } = rink;
  const [us, them] = [keeper[side], keeper[other(side)]];
  const onIce = (of: Side) => [
    ...random.shuffle(rink.forwards[of]).slice(0, 3),
    ...random.shuffle(rink.defense[of]).slice(0, 2),
  ];
  const ours = [shooter, ...onIce(side).filter((each) => each !== shooter)].slice(0, 5);
  us.add(shooter, 'skating', 'g');
  them.add(rink.keepers[other(side)], 'goalkeeping', 'ga');
  const helpers = ours.slice(1, 1 + random.weighted([0, 1, 2], (count) => [1, 3, 5][count] ?? 1));
  for (const helper of helpers) us.add(helper, 'skating', 'a');
  if (type !== 'PP') {
    for (const each of ours) us.add(each, 'skating', 'plusMinus');
    for (const each of onIce(other(side))) them.add(each, 'skating', 'plusMinus', -1);
  } else {
    us.add(shooter, 'skating', 'ppg');
    us.ofTeam('powerPlay', 'goals');
    rink.boxedUntil[other(side)] = -1;
  }
  if (type === 'SH') us.add(shooter, 'skating', 'shg');
  const assists = helpers.length > 0 ? helpers.map(shortName).join(', ') : 'unassisted';
  keeper.points(side, 1, clock, `Goal by ${shortName(shooter)}, ${assists}`, {
    type,
    text: `${shooter.firstName} ${shooter.lastName} (${assists})`,
  });
  faceOff(rink, clock);
}

function penalize(rink: Rink, side: Side, clock: string): void {
  const { random, keeper } = rink;
  if (rink.boxedUntil[side] > rink.now || rink.boxedUntil[other(side)] > rink.now) return;
  const player = random.pick([...rink.forwards[side], ...rink.defense[side]]);
  const text = random.pick(infractions);
  keeper[side].add(player, 'skating', 'pim', 2);
  keeper[side].ofTeam('penalties', 'no');
  keeper[side].ofTeam('penalties', 'minutes', 2);
  keeper[other(side)].ofTeam('powerPlay', 'opportunities');
  rink.boxedUntil[side] = rink.now + 120;
  keeper.penalties.push({
    period: keeper.periods.length,
    clock,
    side,
    player: `${player.firstName} ${player.lastName}`,
    text,
    minutes: 2,
  });
  keeper.play(side, clock, `Penalty on ${shortName(player)}, 2 minutes for ${text.toLowerCase()}`);
}

function faceOff(rink: Rink, clock: string): void {
  const { random, keeper, matchup } = rink;
  const winner: Side = random.chance(0.5 + matchup.edge * 0.05) ? 'home' : 'away';
  const [won, lost] = [
    random.pick(rink.forwards[winner].slice(0, 4)),
    random.pick(rink.forwards[other(winner)].slice(0, 4)),
  ];
  keeper[winner].add(won, 'skating', 'fow');
  keeper[other(winner)].add(lost, 'skating', 'fol');
  keeper.play(winner, clock, `Face-off won by ${shortName(won)} against ${shortName(lost)}`);
}
