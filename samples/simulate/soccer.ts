import type { Side } from '../../src/domain/side.ts';
import { at, type Random } from '../random.ts';
import { countGoalTypes, goalTypeKeys, type SimGoal } from './goal-types.ts';
import type { Matchup, SimPlayer } from './matchup.ts';
import { clockText, createScorebook, other, periodLabel, type Scorebook } from './scorebook.ts';
import { fullName, playersAt, shortName } from './team-stats.ts';

const shotKeys = ['sh', 'sog', 'g', 'a', 'fouls', 'yellow', 'red'];

type SoccerGame = {
  matchup: Matchup;
  book: Scorebook;
  random: Random;
  seconds: number;
  field: Record<Side, SimPlayer[]>;
  keepers: Record<Side, SimPlayer>;
  goals: SimGoal[];
};

/** Simulates soccer and field hockey minute by minute. */
export function simulateSoccer(matchup: Matchup, random: Random) {
  const book = createScorebook(matchup);
  const game: SoccerGame = {
    matchup,
    book,
    random,
    seconds: 0,
    field: { home: lineUp(matchup, 'home', random), away: lineUp(matchup, 'away', random) },
    keepers: { home: at(playersAt(matchup.home, 'GK'), 0), away: at(playersAt(matchup.away, 'GK'), 0) },
    goals: [],
  };
  const isFieldHockey = matchup.family === 'fieldhockey';
  for (const side of ['home', 'away'] as const) {
    const starters = [game.keepers[side], ...game.field[side].slice(0, 10)];
    book[side].start(starters);
    for (const player of [game.keepers[side], ...game.field[side]]) {
      book[side].open(player, 'shots', isFieldHockey ? [...shotKeys, 'green'] : shotKeys);
      book[side].open(player, 'goalTypes', goalTypeKeys);
    }
    book[side].open(game.keepers[side], 'goalkeeping', ['sec', 'ga', 'saves', 'sf']);
    book[side].addTeamStat('team', 'corners', 0);
    if (!isFieldHockey) book[side].addTeamStat('team', 'offsides', 0);
  }
  play(game);
  shareMinutes(game);
  creditGoalkeepers(game);
  countGoalTypes(book, game.goals);
  return book.finish(
    isFieldHockey ? ['Umpire', 'Umpire'] : ['Referee', 'Assistant referee', 'Assistant referee', 'Alternate official'],
    random,
  );
}

function lineUp(matchup: Matchup, side: Side, random: Random): SimPlayer[] {
  const outfield = matchup[side].players.filter(({ position }) => position !== 'GK');
  return [...outfield.slice(0, 10), ...random.shuffle(outfield.slice(10)).slice(0, 5)];
}

function play(game: SoccerGame): void {
  const { book, matchup } = game;
  const { periods, periodMinutes = 45, overtimeMinutes = 10 } = matchup.rules;
  const isFieldHockey = matchup.family === 'fieldhockey';
  const level = () => book.score.home === book.score.away;
  for (
    let number = 1;
    number <= periods || (number <= periods + 2 && level() && (isFieldHockey || matchup.decisive));
    number++
  ) {
    const extra = number > periods;
    book.beginPeriod(periodLabel(number, periods));
    const length = (extra ? overtimeMinutes : periodMinutes) * 60;
    // overtime in field hockey is sudden death
    const end = period(game, number, length, isFieldHockey && extra);
    game.seconds += end;
    if (end < length) return;
  }
  if (level() && (isFieldHockey || matchup.decisive)) shootout(game);
}

function period(game: SoccerGame, number: number, length: number, sudden: boolean): number {
  const { random, matchup } = game;
  for (let second = random.int(20, 150); second < length; second += random.int(25, 190)) {
    const clock = clockText(matchup.rules.clock === 'up' ? game.seconds + second : length - second);
    const side = random.chance(0.5 + matchup.edge * 0.16) ? 'home' : 'away';
    const before = game.book.score[side];
    const draw = random.next();
    if (draw < 0.5) shot(game, side, clock);
    else if (draw < 0.78) foul(game, side, clock);
    else if (draw < 0.94) {
      game.book[side].addTeamStat('team', 'corners');
      game.book.play(
        side,
        clock,
        `${matchup[side].name} ${matchup.family === 'soccer' ? 'corner kick' : 'penalty corner'}`,
        { action: 'CORNER' },
      );
    } else if (matchup.family === 'soccer') {
      game.book[side].addTeamStat('team', 'offsides');
      game.book.play(side, clock, `Offside, ${matchup[side].name}`, { action: 'OFFSIDE' });
    }
    if (sudden && number > matchup.rules.periods && game.book.score[side] > before) return second;
  }
  return length;
}

function shot(game: SoccerGame, side: Side, clock: string): void {
  const { random, book, field, keepers } = game;
  const shooter = random.weighted(field[side].slice(0, 13), ({ position }) => ({ F: 5, M: 2.4 })[position] ?? 0.7);
  const us = book[side];
  const goalkeeper = keepers[other(side)];
  us.add(shooter, 'shots', 'sh');
  book[other(side)].add(goalkeeper, 'goalkeeping', 'sf');
  const draw = random.next() - (side === 'home' ? game.matchup.edge : -game.matchup.edge) * 0.03;
  if (draw > 0.47) {
    book.play(
      side,
      clock,
      `Shot by ${shortName(shooter)}, ${random.pick(['wide', 'high', 'blocked', 'off the post'])}`,
      { action: 'SHOT' },
    );
    return;
  }
  us.add(shooter, 'shots', 'sog');
  if (draw > 0.13) {
    book[other(side)].add(goalkeeper, 'goalkeeping', 'saves');
    book.play(side, clock, `Shot by ${shortName(shooter)}, save by ${shortName(goalkeeper)}`, { action: 'SHOT' });
    return;
  }
  us.add(shooter, 'shots', 'g');
  book[other(side)].add(goalkeeper, 'goalkeeping', 'ga');
  const helpers = random.shuffle(field[side].slice(0, 12).filter((each) => each !== shooter)).slice(
    0,
    random.weighted([0, 1, 2], (count) => [3, 5, 2][count] ?? 1),
  );
  for (const helper of helpers) us.add(helper, 'shots', 'a');
  game.goals.push({
    side,
    scorer: shooter,
    assisted: helpers.length > 0,
    overtime: book.periods.length > game.matchup.rules.periods,
  });
  const total = us.get(shooter, 'shots', 'g');
  const assisted = helpers.length > 0 ? ` (${helpers.map(shortName).join(', ')})` : '';
  book.points(
    side,
    1,
    clock,
    `Goal by ${shortName(shooter)} (${total} today)${helpers.length > 0 ? `, assist by ${helpers.map(shortName).join(' and ')}` : ', unassisted'}`,
    {
      type: helpers.length > 0 ? '' : 'Unassisted',
      text: `${fullName(shooter)}${assisted}`,
      goal: {
        scorer: fullName(shooter),
        jersey: shooter.jersey,
        firstAssist: helpers[0] ? fullName(helpers[0]) : '',
        secondAssist: helpers[1] ? fullName(helpers[1]) : '',
      },
    },
    'GOAL',
  );
}

function foul(game: SoccerGame, side: Side, clock: string): void {
  const { random, book, field, matchup } = game;
  const player = random.pick(field[side]);
  book[side].add(player, 'shots', 'fouls');
  const card = random.chance(0.13)
    ? matchup.family === 'fieldhockey' && random.chance(0.6)
      ? 'green'
      : 'yellow'
    : undefined;
  book.play(side, clock, `Foul on ${shortName(player)}${card ? `, ${card} card` : ''}`, { action: 'FOUL' });
  if (!card) return;
  book[side].add(player, 'shots', card);
  book.penalties.push({
    period: book.periods.length,
    clock,
    side,
    player: fullName(player),
    text: `${card === 'green' ? 'Green' : 'Yellow'} card`,
    card,
    jersey: player.jersey,
    ...(matchup.family === 'fieldhockey' && { minutes: card === 'green' ? 2 : 5 }),
  });
}

/** A shootout after the last overtime: the game is a tie, but one team advances. */
function shootout({ matchup, book, random }: SoccerGame): void {
  const winner = random.pick(['home', 'away'] as const);
  const word = matchup.family === 'soccer' ? 'penalty kicks' : 'shootout';
  const figures = random.pick(['4-2', '5-4', '3-2', '4-3']);
  book.notes.push(
    `${matchup[winner].name} ${matchup.family === 'soccer' ? 'advanced on' : 'won the'} ${word}, ${figures}.`,
  );
  book.play(winner, '', `${matchup[winner].name} wins the ${word}, ${figures}`, { kind: 'comment' });
}

/** Distributes whole minutes: most to starters, the rest to substitutes. */
function shareMinutes({ book, field, keepers, seconds, random }: SoccerGame): void {
  const whole = Math.round(seconds / 60);
  for (const side of ['home', 'away'] as const) {
    const subs = field[side].slice(10);
    book[side].add(keepers[side], 'shots', 'min', whole);
    book[side].add(keepers[side], 'goalkeeping', 'sec', seconds);
    for (const [index, starter] of field[side].slice(0, 10).entries()) {
      const sub = subs[index];
      const off = sub ? Math.min(whole, random.int(10, Math.floor(whole / 2))) : 0;
      book[side].add(starter, 'shots', 'min', whole - off);
      if (sub) book[side].add(sub, 'shots', 'min', off);
    }
  }
}

function creditGoalkeepers({ book, keepers }: SoccerGame): void {
  const { home, away } = book.score;
  for (const [side, margin] of [
    ['home', home - away],
    ['away', away - home],
  ] as const) {
    book[side].setText(keepers[side], 'goalkeeping', 'decision', margin > 0 ? 'W' : margin < 0 ? 'L' : 'T');
  }
}
