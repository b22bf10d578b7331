import { at } from '../random.ts';
import { addPlay, advance, batting, type PlateAppearance } from './base-running.ts';
import { type BaseballGame, type Bases, fielderAt, fieldingKeys } from './baseball-game.ts';
import { other } from './scorebook.ts';
import { situationsOf } from './situations.ts';
import { shortName } from './team-stats.ts';

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

/** Simulates one plate appearance and updates the runners and stats. */
export function plateAppearance(game: BaseballGame): void {
  const { half, random, matchup } = game;
  steal(game);
  if (half.outs === 3) return;
  const { side } = half;
  const batter = at(game.order[side], game.turn[side] % 9);
  game.turn[side]++;
  const pitcher = game.pitcher[other(side)];
  const pitches = random.int(1, 7);
  const plate: PlateAppearance = {
    game,
    batter,
    pitcher,
    pitches,
    situations: situationsOf(half),
    situation: `${half.outs} ${half.outs === 1 ? 'out' : 'outs'}${occupied(half.bases)}`,
  };
  half.batters++;
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
const pitching = ({ game, pitcher }: PlateAppearance, key: string, amount = 1) =>
  game.book[other(game.half.side)].add(pitcher, 'pitching', key, amount);

function situational({ game, batter, situations }: PlateAppearance, figure: 'H' | 'Ab'): void {
  for (const key of situations) game.book[game.half.side].add(batter, 'situational', `${key}${figure}`);
}

function atBat(plate: PlateAppearance): void {
  batting(plate, 'ab');
  pitching(plate, 'ab');
  situational(plate, 'Ab');
}

function hit(plate: PlateAppearance): void {
  const { game, batter } = plate;
  const bases = game.random.weighted([1, 2, 3, 4] as const, (count) => [68, 20, 2, 10][count - 1] ?? 0);
  const [word, key] = (
    { 1: ['singled', ''], 2: ['doubled', 'double'], 3: ['tripled', 'triple'], 4: ['homered', 'hr'] } as const
  )[bases];
  atBat(plate);
  batting(plate, 'h');
  situational(plate, 'H');
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

function walk(plate: PlateAppearance, key: 'bb' | 'hbp'): void {
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

function strikeOut(plate: PlateAppearance): void {
  atBat(plate);
  batting(plate, 'so');
  pitching(plate, 'so');
  out(plate.game, 'C');
  addPlay(plate, `${shortName(plate.batter)} struck out ${plate.game.random.chance(0.3) ? 'looking' : 'swinging'}`);
}

function reachOnError(plate: PlateAppearance): void {
  const { game } = plate;
  const side = other(game.half.side);
  const place = game.random.pick(infield);
  atBat(plate);
  game.book[side].open(fielderAt(game, side, place.spot), 'fielding', fieldingKeys);
  game.book[side].add(fielderAt(game, side, place.spot), 'fielding', 'e');
  game.errors[side]++;
  game.half.errors++;
  advance(plate, (from) => from + 1, `${shortName(plate.batter)} reached on an error by the ${place.name}`, {
    driven: false,
    unearned: true,
  });
}

function groundOut(plate: PlateAppearance): void {
  const { game, batter } = plate;
  const { bases, outs } = game.half;
  const place = game.random.pick(infield);
  if (bases[0] && outs < 2 && game.random.chance(0.3)) {
    atBat(plate);
    const [first, second] = [place.spot === 'P' ? 'SS' : place.spot, place.spot === '2B' ? 'SS' : '2B'];
    batting(plate, 'gdp');
    assist(game, first);
    out(game, second);
    bases[0] = undefined;
    out(game, '1B');
    doublePlay(game, [first, second, '1B']);
    addPlay(plate, `${shortName(batter)} grounded into a double play, ${place.name}`);
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
    addPlay(plate, text);
    return;
  }
  advance(plate, (from) => (from === 0 ? -1 : from + (bunt || game.random.chance(0.6) ? 1 : 0)), text, {
    driven: true,
  });
}

function flyOut(plate: PlateAppearance): void {
  const { game, batter } = plate;
  const deep = game.random.chance(0.6);
  const place = game.random.pick(deep ? outfield : infield);
  const scores = deep && game.half.bases[2] && game.half.outs < 2 && game.random.chance(0.7);
  if (scores) batting(plate, 'sf');
  else atBat(plate);
  out(game, place.spot);
  const text = `${shortName(batter)} ${deep ? 'flied' : 'popped'} out to ${place.name}`;
  if (!scores) {
    addPlay(plate, text);
    return;
  }
  advance(plate, (from) => (from === 0 ? -1 : from === 3 ? 4 : from), `${text}, sacrifice fly`, { driven: true });
}

function steal(game: BaseballGame): void {
  const { half, random, book } = game;
  const runner = half.bases[0];
  if (!runner || half.bases[1] || !random.chance(0.07)) return;
  half.bases[0] = undefined;
  const side = half.side;
  if (random.chance(0.75)) {
    book[side].add(runner.player, 'hitting', 'sb');
    chargeBattery(game, 'sba');
    half.bases[1] = runner;
    book.play(side, '', `${shortName(runner.player)} stole second`);
    return;
  }
  book[side].add(runner.player, 'hitting', 'cs');
  chargeBattery(game, 'csb');
  assist(game, 'C');
  out(game, 'SS');
  book.play(side, '', `${shortName(runner.player)} caught stealing, catcher to shortstop`);
}

/** Pitcher and catcher are both charged; the team once. */
function chargeBattery(game: BaseballGame, key: 'sba' | 'csb'): void {
  const side = other(game.half.side);
  for (const player of [game.pitcher[side], fielderAt(game, side, 'C')]) {
    game.book[side].open(player, 'fielding', fieldingKeys);
    game.book[side].add(player, 'fielding', key);
  }
  game.book[side].addTeamStat('fielding', key);
}

/** Each fielder takes part; for the team it is one. */
function doublePlay(game: BaseballGame, spots: readonly string[]): void {
  const side = other(game.half.side);
  for (const player of new Set(spots.map((spot) => fielderAt(game, side, spot))))
    game.book[side].add(player, 'fielding', 'dp');
  game.book[side].addTeamStat('fielding', 'dp');
}

function out(game: BaseballGame, spot: string): void {
  const side = other(game.half.side);
  game.half.outs++;
  game.book[side].add(game.pitcher[side], 'pitching', 'outs');
  game.book[side].open(fielderAt(game, side, spot), 'fielding', fieldingKeys);
  game.book[side].add(fielderAt(game, side, spot), 'fielding', 'po');
}

function assist(game: BaseballGame, spot: string): void {
  const side = other(game.half.side);
  game.book[side].open(fielderAt(game, side, spot), 'fielding', fieldingKeys);
  game.book[side].add(fielderAt(game, side, spot), 'fielding', 'a');
}
