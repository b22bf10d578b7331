import type { BaseballGame, Bases, Runner } from './baseball-game.ts';
import type { SimPlayer } from './matchup.ts';
import { other } from './scorebook.ts';
import type { Situation } from './situations.ts';
import { shortName } from './team-stats.ts';

/** A batter facing a pitcher. */
export type PlateAppearance = {
  game: BaseballGame;
  batter: SimPlayer;
  pitcher: SimPlayer;
  situation: string;
  pitches: number;
  /** Keys of the situations the batter is in. */
  situations: readonly Situation[];
};

/** Adds to a stat of the batter. */
export const batting = ({ game, batter }: PlateAppearance, key: string, amount = 1) =>
  game.book[game.half.side].add(batter, 'hitting', key, amount);

/** Moves the batter (base 0) and the runners (1 to 3): past 3 scores, −1 is already out. No runner passes another. */
export function advance(
  plate: PlateAppearance,
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
      ? game.book.score.away - game.book.score.home + 1
      : home.length;
  const scoring = home.slice(0, Math.max(needed, 0));
  const stayed = home.slice(scoring.length);
  for (const runner of stayed) half.bases[half.bases.lastIndexOf(undefined)] = runner;
  if (scoring.length === 0) addPlay(plate, text);
  else score(plate, scoring, text, driven, type);
}

function score(plate: PlateAppearance, runners: readonly Runner[], text: string, driven: boolean, type: string): void {
  const { game } = plate;
  const { half, book } = game;
  const [us, them] = [book[half.side], book[other(half.side)]];
  for (const runner of runners) {
    us.add(runner.player, 'hitting', 'r');
    them.add(runner.pitcher, 'pitching', 'r');
    if (runner.earned && half.outs + half.errors < 3) them.add(runner.pitcher, 'pitching', 'er');
  }
  if (driven) batting(plate, 'rbi', runners.length);
  const before = Math.sign(book.score[half.side] - book.score[other(half.side)]);
  const others = runners.filter(({ player }) => player !== plate.batter).map(({ player }) => shortName(player));
  const whole = others.length > 0 ? `${text}, ${others.join(' and ')} scored` : text;
  book.points(half.side, runners.length, '', whole, {
    type: type
      ? runners.length === 1
        ? 'Solo HR'
        : runners.length === 4
          ? 'Grand slam'
          : `${runners.length}-run HR`
      : '',
  });
  const last = book.plays.at(-1);
  if (last) last.situation = plate.situation;
  if (before <= 0 && book.score[half.side] > book.score[other(half.side)]) {
    game.decision = { leader: half.side, winner: game.pitcher[half.side], loser: runners.at(-1)?.pitcher };
  } else if (book.score.home === book.score.away)
    game.decision = { leader: undefined, winner: undefined, loser: undefined };
}

/** Adds a play with the situation before it. */
export function addPlay({ game, situation }: PlateAppearance, text: string): void {
  game.book.play(game.half.side, '', text, { situation });
}
