import type { Side } from '../../src/domain/side.ts';
import type { Random } from '../random.ts';
import type { SimPlayer } from './matchup.ts';
import { clockText, type Scorebook } from './scorebook.ts';
import { shortName } from './team-stats.ts';

/** A basketball game in progress. */
export type BasketballGame = {
  book: Scorebook;
  random: Random;
  edge: number;
  left: number;
  floor: Record<Side, SimPlayer[]>;
  rotation: Record<Side, SimPlayer[]>;
  lead: number;
  largest: Record<Side, number>;
};
/** Counts ties and lead changes and records each team's largest lead. */
export function trackLead(game: BasketballGame): void {
  const { home, away, score } = game.book;
  const margin = score.home - score.away;
  if (margin === 0) for (const team of [home, away]) team.addTeamStat('special', 'ties');
  else {
    if (game.lead && Math.sign(margin) !== game.lead)
      for (const team of [home, away]) team.addTeamStat('special', 'leadChanges');
    game.lead = Math.sign(margin);
  }
  for (const [side, ahead] of [
    ['home', margin],
    ['away', -margin],
  ] as const) {
    if (ahead <= game.largest[side]) continue;
    game.book[side].addTeamStat('special', 'largestLead', ahead - game.largest[side]);
    game.largest[side] = ahead;
  }
}

/** Runs the clock and adds minutes to the players on the floor. */
export function runClock(game: BasketballGame, seconds: number): void {
  const spent = Math.min(seconds, game.left);
  game.left -= spent;
  for (const side of ['home', 'away'] as const)
    for (const player of game.floor[side]) game.book[side].add(player, 'box', 'sec', spent);
}

/** Substitutes for the player who is furthest above his share of the minutes; starters have larger shares. */
export function substitute(game: BasketballGame, side: Side): void {
  const sheet = game.book[side];
  const load = (player: SimPlayer) =>
    sheet.get(player, 'box', 'sec') / (game.rotation[side].indexOf(player) < 5 ? 30 : 11);
  const [tired] = [...game.floor[side]].sort((a, b) => load(b) - load(a));
  const [fresh] = game.rotation[side]
    .filter((each) => !game.floor[side].includes(each))
    .sort((a, b) => load(a) - load(b));
  if (!tired || !fresh || load(fresh) >= load(tired)) return;
  game.floor[side] = game.floor[side].map((each) => (each === tired ? fresh : each));
  game.book.play(side, clockText(game.left), `${shortName(fresh)} in for ${shortName(tired)}`, {
    kind: 'substitution',
  });
}
