import type { Side } from '../../src/domain/side.ts';
import { at, type Random } from '../random.ts';
import type { Matchup, SimPlayer, SimTeam } from './matchup.ts';
import { createRecordKeeper, type RecordKeeper } from './record-keeper.ts';
import { playersAt } from './tally.ts';

/** Somebody on base: who let him on, and whether his run would be earned. */
export type Runner = { player: SimPlayer; pitcher: SimPlayer; earned: boolean };
export type Bases = [Runner | undefined, Runner | undefined, Runner | undefined];

export type Diamond = {
  matchup: Matchup;
  keeper: RecordKeeper;
  random: Random;
  order: Record<Side, SimPlayer[]>;
  /** Who plays where in the field. */
  field: Record<Side, Map<string, SimPlayer>>;
  bench: Record<Side, SimPlayer[]>;
  turn: Record<Side, number>;
  staff: Record<Side, SimPlayer[]>;
  pitcher: Record<Side, SimPlayer>;
  /** Whoever has pitched, in order. */
  used: Record<Side, SimPlayer[]>;
  hits: Record<Side, number>;
  errors: Record<Side, number>;
  left: Record<Side, number>;
  /** The pitchers to win and lose as the score stands: those at the last change of the lead. */
  decision: { leader: Side | undefined; winner: SimPlayer | undefined; loser: SimPlayer | undefined };
  half: { side: Side; inning: number; outs: number; errors: number; bases: Bases };
  enter: (side: Side, player: SimPlayer, spot: number) => void;
};

const hitting = ['ab', 'r', 'h', 'rbi', 'bb', 'so', 'double', 'triple', 'hr', 'hbp', 'sb', 'cs', 'sh', 'sf'];
const fieldSpots = ['C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF', 'DH'];

export function openDiamond(given: Matchup, random: Random): Diamond {
  const matchup = { ...given, home: placeFielders(given.home), away: placeFielders(given.away) };
  const keeper = createRecordKeeper(matchup);
  const each = <Value>(make: (side: Side) => Value): Record<Side, Value> => ({
    home: make('home'),
    away: make('away'),
  });
  const nines = each((side) => fieldSpots.map((spot) => at(playersAt(matchup[side], spot), 0)));
  const staff = each((side) => rotate(playersAt(matchup[side], 'P'), random.int(0, 2)));
  const game: Diamond = {
    matchup,
    keeper,
    random,
    order: each((side) => random.shuffle(nines[side])),
    field: each((side) => new Map(nines[side].map((player) => [player.position, player]))),
    bench: each((side) =>
      matchup[side].players.filter((player) => player.position !== 'P' && !nines[side].includes(player)).slice(0, 2),
    ),
    turn: each(() => 0),
    staff,
    pitcher: each((side) => at(staff[side], 0)),
    used: each(() => []),
    hits: each(() => 0),
    errors: each(() => 0),
    left: each(() => 0),
    decision: { leader: undefined, winner: undefined, loser: undefined },
    half: { side: 'away', inning: 1, outs: 0, errors: 0, bases: [undefined, undefined, undefined] },
    enter: (side, player, spot) => {
      const before = game.order[side][spot];
      for (const [place, held] of game.field[side]) if (held === before) game.field[side].set(place, player);
      game.order[side][spot] = player;
      keeper[side].open(player, 'hitting', hitting);
      keeper[side].open(player, 'fielding', ['po', 'a', 'e']);
      keeper[side].bat(player, spot + 1);
    },
  };
  for (const side of ['home', 'away'] as const) {
    for (const [spot, player] of game.order[side].entries()) game.enter(side, player, spot);
    keeper[side].start([...game.order[side], game.pitcher[side]]);
  }
  return game;
}

/** The team with nine of its players at the places of `fieldSpots`: a catcher, four infielders, three outfielders, the hitter. */
function placeFielders(team: SimTeam): SimTeam {
  const of = (position: string) => team.players.filter((player) => player.position === position);
  const hitters = team.players.filter(({ position }) => position !== 'P');
  const wanted = [...of('C').slice(0, 1), ...of('IF').slice(0, 4), ...of('OF').slice(0, 3), ...of('UTL').slice(0, 1)];
  const nine = [...wanted, ...hitters.filter((player) => !wanted.includes(player))].slice(0, fieldSpots.length);
  return {
    ...team,
    players: team.players.map((player) =>
      nine.includes(player) ? { ...player, position: at(fieldSpots, nine.indexOf(player)) } : player,
    ),
  };
}

const rotate = <Item>(items: readonly Item[], by: number): Item[] => [
  ...items.slice(by % items.length),
  ...items.slice(0, by % items.length),
];

/** Whoever plays a place in the field. */
export function fielderAt(game: Diamond, side: Side, spot: string): SimPlayer {
  if (spot === 'P') return game.pitcher[side];
  return game.field[side].get(spot) ?? at(game.order[side], 0);
}
