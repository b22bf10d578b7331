import type { Side } from '../../src/domain/side.ts';
import { at, type Random } from '../random.ts';
import type { Matchup, SimPlayer } from './matchup.ts';
import { clockText, createScorebook, other, periodLabel, type Scorebook } from './scorebook.ts';
import { playersAt, shortName } from './team-stats.ts';

const keys = ['g', 'a', 'sh', 'sog', 'gb', 'to', 'ct'];

type LacrosseGame = {
  matchup: Matchup;
  book: Scorebook;
  random: Random;
  players: Record<Side, SimPlayer[]>;
  keepers: Record<Side, SimPlayer>;
  extraMan: Side | undefined;
};

/** Simulates lacrosse possession by possession, with face-offs (men) or draws (women) after goals. */
export function simulateLacrosse(matchup: Matchup, random: Random) {
  const book = createScorebook(matchup);
  const pick = (side: Side) => {
    const { players } = matchup[side];
    return [
      ...players.filter(({ position }) => position === 'A').slice(0, 6),
      ...players.filter(({ position }) => position === 'M').slice(0, 9),
      ...players.filter(({ position }) => position === 'D').slice(0, 5),
    ];
  };
  const game: LacrosseGame = {
    matchup,
    book,
    random,
    players: { home: pick('home'), away: pick('away') },
    keepers: { home: at(playersAt(matchup.home, 'G'), 0), away: at(playersAt(matchup.away, 'G'), 0) },
    extraMan: undefined,
  };
  for (const side of ['home', 'away'] as const) {
    const men = matchup.gender === 'm';
    for (const player of [...game.players[side], game.keepers[side]])
      book[side].open(player, 'field', men ? keys : [...keys, 'dc', 'pen']);
    if (men) book[side].open(specialist(game, side), 'field', ['fow', 'foa']);
    book[side].start([
      ...game.players[side].slice(0, 3),
      ...game.players[side].slice(6, 9),
      ...game.players[side].slice(-3),
      game.keepers[side],
    ]);
    book[side].open(game.keepers[side], 'goalkeeping', ['sec', 'ga', 'saves']);
    for (const [group, key] of [
      ['clears', 'made'],
      ['clears', 'att'],
      ['powerPlay', 'goals'],
      ['powerPlay', 'opportunities'],
      ['penalties', 'no'],
      ['penalties', 'minutes'],
    ] as const)
      book[side].addTeamStat(group, key, 0);
  }
  play(game);
  return book.finish(['Referee', 'Umpire', 'Field judge'], random);
}

function play(game: LacrosseGame): void {
  const { book, matchup } = game;
  const { periods, periodMinutes = 15, overtimeMinutes = 4 } = matchup.rules;
  let played = 0;
  for (let number = 1; number <= periods || book.score.home === book.score.away; number++) {
    book.beginPeriod(periodLabel(number, periods));
    played += period(game, (number > periods ? overtimeMinutes : periodMinutes) * 60, number > periods);
  }
  for (const side of ['home', 'away'] as const) {
    book[side].add(game.keepers[side], 'goalkeeping', 'sec', played);
    book[side].setText(
      game.keepers[side],
      'goalkeeping',
      'decision',
      book.score[side] > book.score[other(side)] ? 'W' : 'L',
    );
  }
}

function period(game: LacrosseGame, length: number, sudden: boolean): number {
  const { random } = game;
  let side = faceOff(game, clockText(length));
  for (let left = length - random.int(15, 60); left > 0; left -= random.int(25, 85)) {
    const outcome = possession(game, side, clockText(left));
    if (outcome === 'goal' && sudden) return length - left;
    side =
      outcome === 'goal'
        ? faceOff(game, clockText(left))
        : outcome === 'kept'
          ? side
          : clear(game, other(side), clockText(left));
  }
  return length;
}

const specialist = ({ players }: LacrosseGame, side: Side): SimPlayer => at(players[side], 8);

/** A face-off or draw; returns the team that wins it. */
function faceOff(game: LacrosseGame, clock: string): Side {
  const { random, book, matchup } = game;
  const side: Side = random.chance(0.5 + matchup.edge * 0.12) ? 'home' : 'away';
  const winner = matchup.gender === 'm' ? specialist(game, side) : random.pick(game.players[side].slice(5, 15));
  if (matchup.gender === 'm') {
    for (const each of ['home', 'away'] as const) book[each].add(specialist(game, each), 'field', 'foa');
    book[side].add(winner, 'field', 'fow');
    const scooper = random.pick(game.players[side]);
    book[side].add(scooper, 'field', 'gb');
  } else book[side].add(winner, 'field', 'dc');
  book.play(side, clock, `${matchup.gender === 'm' ? 'Face-off won' : 'Draw controlled'} by ${shortName(winner)}`);
  return side;
}

function possession(game: LacrosseGame, side: Side, clock: string): 'goal' | 'kept' | 'lost' {
  const { random, book } = game;
  const skill = side === 'home' ? game.matchup.edge : -game.matchup.edge;
  const [us, them] = [book[side], book[other(side)]];
  if (random.chance(0.08)) penalize(game, other(side), clock);
  if (random.chance(0.24 - skill * 0.05)) {
    const loser = random.pick(game.players[side]);
    us.add(loser, 'field', 'to');
    const causer = random.chance(0.5) ? random.pick(game.players[other(side)]) : undefined;
    if (causer) them.add(causer, 'field', 'ct');
    them.add(random.pick(game.players[other(side)]), 'field', 'gb');
    book.play(side, clock, `Turnover by ${shortName(loser)}${causer ? `, caused by ${shortName(causer)}` : ''}`);
    game.extraMan = undefined;
    return 'lost';
  }
  const shooter = random.weighted(game.players[side].slice(0, 15), ({ position }) => (position === 'A' ? 3 : 1));
  us.add(shooter, 'field', 'sh');
  if (random.chance(0.34)) {
    book.play(side, clock, `Shot by ${shortName(shooter)} ${random.pick(['wide', 'high', 'off the pipe'])}`);
    return random.chance(0.6) ? 'kept' : 'lost';
  }
  us.add(shooter, 'field', 'sog');
  const keeperThere = game.keepers[other(side)];
  if (!random.chance(0.47 + skill * 0.09)) {
    them.add(keeperThere, 'goalkeeping', 'saves');
    book.play(side, clock, `Shot by ${shortName(shooter)}, save by ${shortName(keeperThere)}`);
    return 'lost';
  }
  them.add(keeperThere, 'goalkeeping', 'ga');
  goal(game, side, shooter, clock);
  return 'goal';
}

function goal(game: LacrosseGame, side: Side, shooter: SimPlayer, clock: string): void {
  const { random, book } = game;
  const us = book[side];
  us.add(shooter, 'field', 'g');
  const helper = random.chance(0.55)
    ? random.pick(game.players[side].slice(0, 12).filter((each) => each !== shooter))
    : undefined;
  if (helper) us.add(helper, 'field', 'a');
  const manUp = game.extraMan === side;
  if (manUp) us.addTeamStat('powerPlay', 'goals');
  game.extraMan = undefined;
  book.points(
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

function clear(game: LacrosseGame, side: Side, clock: string): Side {
  const { random, book, matchup } = game;
  book[side].addTeamStat('clears', 'att');
  if (random.chance(0.85)) {
    book[side].addTeamStat('clears', 'made');
    return side;
  }
  const loser = random.pick(game.players[side]);
  book[side].add(loser, 'field', 'to');
  book[other(side)].add(random.pick(game.players[other(side)]), 'field', 'gb');
  book.play(side, clock, `${matchup[side].name} failed clear, turnover by ${shortName(loser)}`);
  return other(side);
}

function penalize(game: LacrosseGame, side: Side, clock: string): void {
  const { random, book, matchup } = game;
  const player = random.pick(game.players[side]);
  const text =
    matchup.gender === 'm' ? random.pick(['Slashing', 'Holding', 'Pushing', 'Illegal procedure']) : 'Green card';
  if (matchup.gender === 'f') book[side].add(player, 'field', 'pen');
  book[side].addTeamStat('penalties', 'no');
  book[side].addTeamStat('penalties', 'minutes', 1);
  book[other(side)].addTeamStat('powerPlay', 'opportunities');
  game.extraMan = other(side);
  book.penalties.push({
    period: book.periods.length,
    clock,
    side,
    player: `${player.firstName} ${player.lastName}`,
    text,
    minutes: 1,
  });
  book.play(side, clock, `Penalty on ${shortName(player)}, ${text.toLowerCase()}, 1 minute`);
}
