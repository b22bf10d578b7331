import type { Side } from '../../src/domain/side.ts';
import { at, type Random } from '../random.ts';
import type { Matchup, SimPlayer } from './matchup.ts';
import { clockText, createRecordKeeper, other, periodLabel, type RecordKeeper } from './record-keeper.ts';
import { playersAt, shortName } from './tally.ts';

const keys = ['g', 'a', 'sh', 'sog', 'gb', 'to', 'ct'];

type Field = {
  matchup: Matchup;
  keeper: RecordKeeper;
  random: Random;
  players: Record<Side, SimPlayer[]>;
  keepers: Record<Side, SimPlayer>;
  extraMan: Side | undefined;
};

/** Lacrosse possession by possession; men face off after goals, women take draws. */
export function simulateLacrosse(matchup: Matchup, random: Random) {
  const keeper = createRecordKeeper(matchup);
  const pick = (side: Side) => {
    const { players } = matchup[side];
    return [
      ...players.filter(({ position }) => position === 'A').slice(0, 6),
      ...players.filter(({ position }) => position === 'M').slice(0, 9),
      ...players.filter(({ position }) => position === 'D').slice(0, 5),
    ];
  };
  const field: Field = {
    matchup,
    keeper,
    random,
    players: { home: pick('home'), away: pick('away') },
    keepers: { home: at(playersAt(matchup.home, 'G'), 0), away: at(playersAt(matchup.away, 'G'), 0) },
    extraMan: undefined,
  };
  for (const side of ['home', 'away'] as const) {
    const men = matchup.gender === 'm';
    for (const player of [...field.players[side], field.keepers[side]])
      keeper[side].open(player, 'field', men ? keys : [...keys, 'dc', 'pen']);
    if (men) keeper[side].open(specialist(field, side), 'field', ['fow', 'foa']);
    keeper[side].start([
      ...field.players[side].slice(0, 3),
      ...field.players[side].slice(6, 9),
      ...field.players[side].slice(-3),
      field.keepers[side],
    ]);
    keeper[side].open(field.keepers[side], 'goalkeeping', ['sec', 'ga', 'saves']);
    for (const [group, key] of [
      ['clears', 'made'],
      ['clears', 'att'],
      ['powerPlay', 'goals'],
      ['powerPlay', 'opportunities'],
      ['penalties', 'no'],
      ['penalties', 'minutes'],
    ] as const)
      keeper[side].ofTeam(group, key, 0);
  }
  play(field);
  return keeper.finish(['Referee', 'Umpire', 'Field judge'], random);
}

function play(field: Field): void {
  const { keeper, matchup } = field;
  const { periods, periodMinutes = 15, overtimeMinutes = 4 } = matchup.rules;
  let played = 0;
  for (let number = 1; number <= periods || keeper.score.home === keeper.score.away; number++) {
    keeper.beginPeriod(periodLabel(number, periods));
    played += period(field, (number > periods ? overtimeMinutes : periodMinutes) * 60, number > periods);
  }
  for (const side of ['home', 'away'] as const) {
    keeper[side].add(field.keepers[side], 'goalkeeping', 'sec', played);
    keeper[side].mark(
      field.keepers[side],
      'goalkeeping',
      'decision',
      keeper.score[side] > keeper.score[other(side)] ? 'W' : 'L',
    );
  }
}

function period(field: Field, length: number, sudden: boolean): number {
  const { random } = field;
  let side = restart(field, clockText(length));
  for (let left = length - random.int(15, 60); left > 0; left -= random.int(25, 85)) {
    const outcome = possession(field, side, clockText(left));
    if (outcome === 'goal' && sudden) return length - left;
    side =
      outcome === 'goal'
        ? restart(field, clockText(left))
        : outcome === 'kept'
          ? side
          : clear(field, other(side), clockText(left));
  }
  return length;
}

const specialist = ({ players }: Field, side: Side): SimPlayer => at(players[side], 8);

/** Face-off or draw; returns the side that has the ball. */
function restart(field: Field, clock: string): Side {
  const { random, keeper, matchup } = field;
  const side: Side = random.chance(0.5 + matchup.edge * 0.12) ? 'home' : 'away';
  const winner = matchup.gender === 'm' ? specialist(field, side) : random.pick(field.players[side].slice(5, 15));
  if (matchup.gender === 'm') {
    for (const each of ['home', 'away'] as const) keeper[each].add(specialist(field, each), 'field', 'foa');
    keeper[side].add(winner, 'field', 'fow');
    const scooper = random.pick(field.players[side]);
    keeper[side].add(scooper, 'field', 'gb');
  } else keeper[side].add(winner, 'field', 'dc');
  keeper.play(side, clock, `${matchup.gender === 'm' ? 'Face-off won' : 'Draw controlled'} by ${shortName(winner)}`);
  return side;
}

function possession(field: Field, side: Side, clock: string): 'goal' | 'kept' | 'lost' {
  const { random, keeper } = field;
  const skill = side === 'home' ? field.matchup.edge : -field.matchup.edge;
  const [us, them] = [keeper[side], keeper[other(side)]];
  if (random.chance(0.08)) penalize(field, other(side), clock);
  if (random.chance(0.24 - skill * 0.05)) {
    const loser = random.pick(field.players[side]);
    us.add(loser, 'field', 'to');
    const causer = random.chance(0.5) ? random.pick(field.players[other(side)]) : undefined;
    if (causer) them.add(causer, 'field', 'ct');
    them.add(random.pick(field.players[other(side)]), 'field', 'gb');
    keeper.play(side, clock, `Turnover by ${shortName(loser)}${causer ? `, caused by ${shortName(causer)}` : ''}`);
    field.extraMan = undefined;
    return 'lost';
  }
  const shooter = random.weighted(field.players[side].slice(0, 15), ({ position }) => (position === 'A' ? 3 : 1));
  us.add(shooter, 'field', 'sh');
  if (random.chance(0.34)) {
    keeper.play(side, clock, `Shot by ${shortName(shooter)} ${random.pick(['wide', 'high', 'off the pipe'])}`);
    return random.chance(0.6) ? 'kept' : 'lost';
  }
  us.add(shooter, 'field', 'sog');
  const keeperThere = field.keepers[other(side)];
  if (!random.chance(0.47 + skill * 0.09)) {
    them.add(keeperThere, 'goalkeeping', 'saves');
    keeper.play(side, clock, `Shot by ${shortName(shooter)}, save by ${shortName(keeperThere)}`);
    return 'lost';
  }
  them.add(keeperThere, 'goalkeeping', 'ga');
  goal(field, side, shooter, clock);
  return 'goal';
}

function goal(field: Field, side: Side, shooter: SimPlayer, clock: string): void {
  const { random, keeper } = field;
  const us = keeper[side];
  us.add(shooter, 'field', 'g');
  const helper = random.chance(0.55)
    ? random.pick(field.players[side].slice(0, 12).filter((each) => each !== shooter))
    : undefined;
  if (helper) us.add(helper, 'field', 'a');
  const manUp = field.extraMan === side;
  if (manUp) us.ofTeam('powerPlay', 'goals');
  field.extraMan = undefined;
  keeper.points(
    side,
    1,
    clock,
    `Goal by ${shortName(shooter)}${helper ? `, assist by ${shortName(helper)}` : ''}${manUp ? ' (man-up)' : ''}`,
    {
      type: manUp ? 'EMO' : '',
      text: `${shooter.firstName} ${shooter.lastName}${helper ? ` (${shortName(helper)})` : ''}`,
    },
  );
}

function clear(field: Field, side: Side, clock: string): Side {
  const { random, keeper, matchup } = field;
  keeper[side].ofTeam('clears', 'att');
  if (random.chance(0.85)) {
    keeper[side].ofTeam('clears', 'made');
    return side;
  }
  const loser = random.pick(field.players[side]);
  keeper[side].add(loser, 'field', 'to');
  keeper[other(side)].add(random.pick(field.players[other(side)]), 'field', 'gb');
  keeper.play(side, clock, `${matchup[side].name} failed clear, turnover by ${shortName(loser)}`);
  return other(side);
}

function penalize(field: Field, side: Side, clock: string): void {
  const { random, keeper, matchup } = field;
  const player = random.pick(field.players[side]);
  const text =
    matchup.gender === 'm' ? random.pick(['Slashing', 'Holding', 'Pushing', 'Illegal procedure']) : 'Green card';
  if (matchup.gender === 'f') keeper[side].add(player, 'field', 'pen');
  keeper[side].ofTeam('penalties', 'no');
  keeper[side].ofTeam('penalties', 'minutes', 1);
  keeper[other(side)].ofTeam('powerPlay', 'opportunities');
  field.extraMan = other(side);
  keeper.penalties.push({
    period: keeper.periods.length,
    clock,
    side,
    player: `${player.firstName} ${player.lastName}`,
    text,
    minutes: 1,
  });
  keeper.play(side, clock, `Penalty on ${shortName(player)}, ${text.toLowerCase()}, 1 minute`);
}
