import type { Side } from '../../src/domain/side.ts';
import type { Random } from '../random.ts';
import type { SimPlayer } from './matchup.ts';
import { clockText, type RecordKeeper } from './record-keeper.ts';
import { shortName } from './tally.ts';

/** A basketball game under way. */
export type Court = {
  keeper: RecordKeeper;
  random: Random;
  edge: number;
  left: number;
  floor: Record<Side, SimPlayer[]>;
  rotation: Record<Side, SimPlayer[]>;
  lead: number;
  largest: Record<Side, number>;
};
/** Ties, changes of the lead and the largest lead of each side, from the running score. */
export function countLead(court: Court): void {
  const { home, away, score } = court.keeper;
  const margin = score.home - score.away;
  if (margin === 0) for (const team of [home, away]) team.ofTeam('special', 'ties');
  else {
    if (court.lead && Math.sign(margin) !== court.lead)
      for (const team of [home, away]) team.ofTeam('special', 'leadChanges');
    court.lead = Math.sign(margin);
  }
  for (const [side, ahead] of [
    ['home', margin],
    ['away', -margin],
  ] as const) {
    if (ahead <= court.largest[side]) continue;
    court.keeper[side].ofTeam('special', 'largestLead', ahead - court.largest[side]);
    court.largest[side] = ahead;
  }
}

/** Lets time pass for everybody on the floor. */
export function pass(court: Court, seconds: number): void {
  const spent = Math.min(seconds, court.left);
  court.left -= spent;
  for (const side of ['home', 'away'] as const)
    for (const player of court.floor[side]) court.keeper[side].add(player, 'box', 'sec', spent);
}

/** Rests whoever is furthest past his share of the minutes; starters get the larger shares. */
export function substitute(court: Court, side: Side): void {
  const sheet = court.keeper[side];
  const load = (player: SimPlayer) =>
    sheet.get(player, 'box', 'sec') / (court.rotation[side].indexOf(player) < 5 ? 30 : 11);
  const [tired] = [...court.floor[side]].sort((a, b) => load(b) - load(a));
  const [fresh] = court.rotation[side]
    .filter((each) => !court.floor[side].includes(each))
    .sort((a, b) => load(a) - load(b));
  if (!tired || !fresh || load(fresh) >= load(tired)) return;
  court.floor[side] = court.floor[side].map((each) => (each === tired ? fresh : each));
  court.keeper.play(side, clockText(court.left), `${shortName(fresh)} in for ${shortName(tired)}`, {
    kind: 'substitution',
  });
}
