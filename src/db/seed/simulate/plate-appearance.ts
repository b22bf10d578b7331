import { at } from '../random.ts';
import { type Bases, type Diamond, fielderAt, type Runner } from './diamond.ts';
import type { SimPlayer } from './matchup.ts';
import { other } from './record-keeper.ts';
import { shortName } from './tally.ts';

const infield = [
  { spot: 'P', name: 'pitcher' },
  { spot: '1B', name: 'first base' },
  { spot: '2B', name: 'second base' },
  { spot: 'SS', name: 'shortstop' },
  { spot: '3B', name: 'third base' },
];
const outfield = [
  { spot: 'LF', name: 'left field' },
  { spot: 'CF', name: 'center field' },
  { spot: 'RF', name: 'right field' },
];

type Plate = { game: Diamond; batter: SimPlayer; pitcher: SimPlayer; situation: string; pitches: number };

/** One batter: the outcome, what it does to the runners, and everybody's figures. */
export function plateAppearance(game: Diamond): void {
  const { half, random, matchup } = game;
  steal(game);
  if (half.outs === 3) return;
  const { side } = half;
  const batter = at(game.order[side], game.turn[side] % 9);
  game.turn[side]++;
  const pitcher = game.pitcher[other(side)];
  const pitches = random.int(1, 7);
  const plate: Plate = {
    game,
    batter,
    pitcher,
    pitches,
    situation: `${half.outs} ${half.outs === 1 ? 'out' : 'outs'}${occupied(half.bases)}`,
  };
  pitching(plate, 'bf');
  pitching(plate, 'pitches', pitches);
  pitching(plate, 'strikes', Math.max(1, Math.round(pitches * 0.63)));
  const skill = (side === 'home' ? matchup.edge : -matchup.edge) * 0.05;
  const draw = random.next() - skill;
  if (draw < 0.235) hit(plate);
  else if (draw < 0.325) walk(plate, draw < 0.31 ? 'bb' : 'hbp');
  else if (draw < 0.515) strikeOut(plate);
  else if (draw < 0.545) reachOnError(plate);
  else if (draw < 0.77) groundOut(plate);
  else flyOut(plate);
}

const occupied = (bases: Bases) => {
  const names = ['first', 'second', 'third'].filter((_, index) => bases[index]);
  return names.length > 0 ? `, on ${names.join(' and ')}` : '';
};
const batting = ({ game, batter }: Plate, key: string, amount = 1) =>
  game.keeper[game.half.side].add(batter, 'hitting', key, amount);
const pitching = ({ game, pitcher }: Plate, key: string, amount = 1) =>
  game.keeper[other(game.half.side)].add(pitcher, 'pitching', key, amount);

function atBat(plate: Plate): void {
  batting(plate, 'ab');
  pitching(plate, 'ab');
}

function hit(plate: Plate): void {
  const { game, batter } = plate;
  const bases = game.random.weighted([1, 2, 3, 4] as const, (count) => [68, 20, 2, 10][count - 1] ?? 0);
  const [word, key] = (
    { 1: ['singled', ''], 2: ['doubled', 'double'], 3: ['tripled', 'triple'], 4: ['homered', 'hr'] } as const
  )[bases];
  atBat(plate);
  batting(plate, 'h');
  pitching(plate, 'h');
  game.hits[game.half.side]++;
  if (key) batting(plate, key);
  if (bases === 4) pitching(plate, 'hr');
  const extra = bases < 3 && game.random.chance(0.45) ? 1 : 0;
  const field = game.random.pick(outfield);
  advance(plate, (from) => from + bases + (from > 0 ? extra : 0), `${shortName(batter)} ${word} to ${field.name}`, {
    driven: true,
    type: key === 'hr' ? 'HR' : '',
  });
}

function walk(plate: Plate, key: 'bb' | 'hbp'): void {
  const { bases } = plate.game.half;
  batting(plate, key);
  pitching(plate, key);
  // only forced runners move
  const forced = (from: number) => bases.slice(0, from - 1).every(Boolean);
  advance(
    plate,
    (from) => (from === 0 || forced(from) ? from + 1 : from),
    `${shortName(plate.batter)} ${key === 'bb' ? 'walked' : 'was hit by a pitch'}`,
    { driven: true },
  );
}

function strikeOut(plate: Plate): void {
  atBat(plate);
  batting(plate, 'so');
  pitching(plate, 'so');
  out(plate.game, 'C');
  tell(plate, `${shortName(plate.batter)} struck out ${plate.game.random.chance(0.3) ? 'looking' : 'swinging'}`);
}

function reachOnError(plate: Plate): void {
  const { game } = plate;
  const side = other(game.half.side);
  const place = game.random.pick(infield);
  atBat(plate);
  game.keeper[side].open(fielderAt(game, side, place.spot), 'fielding', ['po', 'a', 'e']);
  game.keeper[side].add(fielderAt(game, side, place.spot), 'fielding', 'e');
  game.errors[side]++;
  game.half.errors++;
  advance(plate, (from) => from + 1, `${shortName(plate.batter)} reached on an error by the ${place.name}`, {
    driven: false,
    unearned: true,
  });
}

function groundOut(plate: Plate): void {
  const { game, batter } = plate;
  const { bases, outs } = game.half;
  const place = game.random.pick(infield);
  if (bases[0] && outs < 2 && game.random.chance(0.3)) {
    atBat(plate);
    assist(game, place.spot === 'P' ? 'SS' : place.spot);
    out(game, place.spot === '2B' ? 'SS' : '2B');
    bases[0] = undefined;
    out(game, '1B');
    tell(plate, `${shortName(batter)} grounded into a double play, ${place.name}`);
    return;
  }
  const bunt = bases[0] && !bases[2] && outs === 0 && game.random.chance(0.15);
  if (bunt) batting(plate, 'sh');
  else atBat(plate);
  if (place.spot !== '1B') assist(game, place.spot);
  out(game, '1B');
  const text = bunt
    ? `${shortName(batter)} out on a sacrifice bunt`
    : `${shortName(batter)} grounded out to ${place.name}`;
  if (game.half.outs === 3) {
    tell(plate, text);
    return;
  }
  advance(plate, (from) => (from === 0 ? -1 : from + (bunt || game.random.chance(0.6) ? 1 : 0)), text, {
    driven: true,
  });
}

function flyOut(plate: Plate): void {
  const { game, batter } = plate;
  const deep = game.random.chance(0.6);
  const place = game.random.pick(deep ? outfield : infield);
  const scores = deep && game.half.bases[2] && game.half.outs < 2 && game.random.chance(0.7);
  if (scores) batting(plate, 'sf');
  else atBat(plate);
  out(game, place.spot);
  const text = `${shortName(batter)} ${deep ? 'flied' : 'popped'} out to ${place.name}`;
  if (!scores) {
    tell(plate, text);
    return;
  }
  advance(plate, (from) => (from === 0 ? -1 : from === 3 ? 4 : from), `${text}, sacrifice fly`, { driven: true });
}

function steal(game: Diamond): void {
  const { half, random, keeper } = game;
  const runner = half.bases[0];
  if (!runner || half.bases[1] || !random.chance(0.07)) return;
  half.bases[0] = undefined;
  const side = half.side;
  if (random.chance(0.75)) {
    keeper[side].add(runner.player, 'hitting', 'sb');
    half.bases[1] = runner;
    keeper.play(side, '', `${shortName(runner.player)} stole second`);
    return;
  }
  keeper[side].add(runner.player, 'hitting', 'cs');
  assist(game, 'C');
  out(game, 'SS');
  keeper.play(side, '', `${shortName(runner.player)} caught stealing, catcher to shortstop`);
}

function out(game: Diamond, spot: string): void {
  const side = other(game.half.side);
  game.half.outs++;
  game.keeper[side].add(game.pitcher[side], 'pitching', 'outs');
  game.keeper[side].open(fielderAt(game, side, spot), 'fielding', ['po', 'a', 'e']);
  game.keeper[side].add(fielderAt(game, side, spot), 'fielding', 'po');
}

function assist(game: Diamond, spot: string): void {
  const side = other(game.half.side);
  game.keeper[side].open(fielderAt(game, side, spot), 'fielding', ['po', 'a', 'e']);
  game.keeper[side].add(fielderAt(game, side, spot), 'fielding', 'a');
}

/** Moves the batter (from 0) and the runners (from 1 to 3): past 3 scores, −1 is out already. Nobody passes a runner ahead. */
function advance(
  plate: Plate,
  target: (from: number) => number,
  text: string,
  { driven, unearned = false, type = '' }: { driven: boolean; unearned?: boolean; type?: string },
): void {
  const { game, batter, pitcher } = plate;
  const { half } = game;
  const moving: [Runner, number][] = [];
  for (const from of [3, 2, 1]) {
    const runner = half.bases[from - 1];
    if (runner) moving.push([runner, target(from)]);
  }
  moving.push([{ player: batter, pitcher, earned: !unearned && half.outs + half.errors < 3 }, target(0)]);
  const bases: Bases = [undefined, undefined, undefined];
  const home: Runner[] = [];
  let ahead = 4;
  for (const [runner, wanted] of moving) {
    if (wanted < 0) continue;
    const base = wanted > 3 ? 4 : Math.min(wanted, ahead === 4 ? 3 : ahead - 1);
    if (base === 4) home.push(runner);
    else {
      bases[base - 1] = runner;
      ahead = base;
    }
  }
  half.bases = bases;
  // a walk-off hit ends the game with the winning run, unless it left the park
  const needed =
    half.side === 'home' && half.inning >= game.matchup.rules.periods && type !== 'HR'
      ? game.keeper.score.away - game.keeper.score.home + 1
      : home.length;
  const scoring = home.slice(0, Math.max(needed, 0));
  const stayed = home.slice(scoring.length);
  for (const runner of stayed) half.bases[half.bases.lastIndexOf(undefined)] = runner;
  if (scoring.length === 0) tell(plate, text);
  else score(plate, scoring, text, driven, type);
}

function score(plate: Plate, runners: readonly Runner[], text: string, driven: boolean, type: string): void {
  const { game } = plate;
  const { half, keeper } = game;
  const [us, them] = [keeper[half.side], keeper[other(half.side)]];
  for (const runner of runners) {
    us.add(runner.player, 'hitting', 'r');
    them.add(runner.pitcher, 'pitching', 'r');
    if (runner.earned && half.outs + half.errors < 3) them.add(runner.pitcher, 'pitching', 'er');
  }
  if (driven) batting(plate, 'rbi', runners.length);
  const before = Math.sign(keeper.score[half.side] - keeper.score[other(half.side)]);
  const others = runners.filter(({ player }) => player !== plate.batter).map(({ player }) => shortName(player));
  const whole = others.length > 0 ? `${text}, ${others.join(' and ')} scored` : text;
  keeper.points(half.side, runners.length, '', whole, {
    type: type
      ? runners.length === 1
        ? 'Solo HR'
        : runners.length === 4
          ? 'Grand slam'
          : `${runners.length}-run HR`
      : '',
  });
  const last = keeper.plays.at(-1);
  if (last) last.situation = plate.situation;
  if (before <= 0 && keeper.score[half.side] > keeper.score[other(half.side)]) {
    game.decision = { leader: half.side, winner: game.pitcher[half.side], loser: runners.at(-1)?.pitcher };
  } else if (keeper.score.home === keeper.score.away)
    game.decision = { leader: undefined, winner: undefined, loser: undefined };
}

function tell({ game, situation }: Plate, text: string): void {
  game.keeper.play(game.half.side, '', text, { situation });
}
