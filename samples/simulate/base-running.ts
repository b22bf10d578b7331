import type { Bases, Diamond, Runner } from './diamond.ts';
import type { SimPlayer } from './matchup.ts';
import { other } from './record-keeper.ts';
import { shortName } from './tally.ts';

/** A batter against a pitcher. */
export type Plate = { game: Diamond; batter: SimPlayer; pitcher: SimPlayer; situation: string; pitches: number };

/** Counts a figure of the batter. */
export const batting = ({ game, batter }: Plate, key: string, amount = 1) =>
  game.keeper[game.half.side].add(batter, 'hitting', key, amount);

/** Moves the batter (from 0) and the runners (from 1 to 3): past 3 scores, −1 is out already. Nobody passes a runner ahead. */
export function advance(
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

/** A line of the play-by-play with the situation before it. */
export function tell({ game, situation }: Plate, text: string): void {
  game.keeper.play(game.half.side, '', text, { situation });
}
