import type { Side } from '../../src/domain/side.ts';
import { at, type Random } from '../random.ts';
import type { Matchup, SimPlayer, SimTeam } from './matchup.ts';
import { createScorebook, type Scorebook } from './scorebook.ts';
import { situationalKeys } from './situations.ts';
import { playersAt } from './team-stats.ts';

/** A runner on base: the pitcher responsible, and whether the run would be earned. */
export type Runner = { player: SimPlayer; pitcher: SimPlayer; earned: boolean };
export type Bases = [Runner | undefined, Runner | undefined, Runner | undefined];

export type BaseballGame = {
  matchup: Matchup;
  book: Scorebook;
  random: Random;
  order: Record<Side, SimPlayer[]>;
  /** The fielders by position. */
  field: Record<Side, Map<string, SimPlayer>>;
  bench: Record<Side, SimPlayer[]>;
  turn: Record<Side, number>;
  staff: Record<Side, SimPlayer[]>;
  pitcher: Record<Side, SimPlayer>;
  /** The pitchers of the game, in order. */
  used: Record<Side, SimPlayer[]>;
  hits: Record<Side, number>;
  errors: Record<Side, number>;
  left: Record<Side, number>;
  /** The pitchers of record: those at the last lead change. */
  decision: { leader: Side | undefined; winner: SimPlayer | undefined; loser: SimPlayer | undefined };
  half: { side: Side; inning: number; outs: number; errors: number; bases: Bases; batters: number };
  enter: (side: Side, player: SimPlayer, spot: number) => void;
};

const hitting = ['ab', 'r', 'h', 'rbi', 'bb', 'so', 'double', 'triple', 'hr', 'hbp', 'sb', 'cs', 'sh', 'sf', 'gdp'];
export const fieldingKeys = ['po', 'a', 'e', 'dp', 'sba', 'csb'];
const fieldSpots = ['C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF', 'DH'];

export function createBaseballGame(given: Matchup, random: Random): BaseballGame {
  const matchup = { ...given, home: placeFielders(given.home), away: placeFielders(given.away) };
  const book = createScorebook(matchup);
  const each = <Value>(make: (side: Side) => Value): Record<Side, Value> => ({
    home: make('home'),
    away: make('away'),
  });
  const nines = each((side) => fieldSpots.map((spot) => at(playersAt(matchup[side], spot), 0)));
  const staff = each((side) => rotate(playersAt(matchup[side], 'P'), random.int(0, 2)));
  const game: BaseballGame = {
    matchup,
    book,
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
    half: { side: 'away', inning: 1, outs: 0, errors: 0, bases: [undefined, undefined, undefined], batters: 0 },
    enter: (side, player, spot) => {
      const before = game.order[side][spot];
      for (const [place, held] of game.field[side]) if (held === before) game.field[side].set(place, player);
      game.order[side][spot] = player;
      book[side].open(player, 'hitting', hitting);
      book[side].open(player, 'fielding', fieldingKeys);
      book[side].open(player, 'situational', situationalKeys);
      book[side].setBattingOrder(player, spot + 1);
    },
  };
  for (const side of ['home', 'away'] as const) {
    for (const [spot, player] of game.order[side].entries()) game.enter(side, player, spot);
    for (const key of ['dp', 'sba', 'csb']) book[side].addTeamStat('fielding', key, 0);
    book[side].start([...game.order[side], game.pitcher[side]]);
  }
  return game;
}

/** Assigns the positions of `fieldSpots` to nine players. */
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

/** The fielder at a position. */
export function fielderAt(game: BaseballGame, side: Side, spot: string): SimPlayer {
  if (spot === 'P') return game.pitcher[side];
  return game.field[side].get(spot) ?? at(game.order[side], 0);
}
