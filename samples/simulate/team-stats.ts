import type { BoxPlayer, BoxTeam } from '../../src/domain/box-score.ts';
import { at } from '../random.ts';
import type { SimPlayer, SimTeam } from './matchup.ts';

type Groups = Record<string, Record<string, number | string>>;

/** The scorer's sheet of one team while a game is played. */
export type Tally = {
  team: SimTeam;
  /** Opens a line with zeros: from here on the figures are recorded, and zero is a figure. */
  open: (player: SimPlayer, group: string, keys: readonly string[]) => void;
  add: (player: SimPlayer, group: string, key: string, amount?: number) => void;
  /** Keeps the largest value, as for the longest run. */
  most: (player: SimPlayer, group: string, key: string, value: number) => void;
  mark: (player: SimPlayer, group: string, key: string, text: string) => void;
  /** A figure that only the team has. */
  ofTeam: (group: string, key: string, amount?: number) => void;
  get: (player: SimPlayer, group: string, key: string) => number;
  start: (players: readonly SimPlayer[]) => void;
  bat: (player: SimPlayer, order: number) => void;
  asBoxTeam: (score: number) => BoxTeam;
};

/** The pseudo player who has what belongs to nobody, such as team rebounds. */
export const nobody: SimPlayer = {
  code: 'TM',
  firstName: '',
  lastName: 'Team',
  jersey: '',
  position: '',
  classYear: '',
};

const longest = new Set(['long', 'fgLong']);
const personal = new Set(['plusMinus', 'appearance']);

export function createTally(team: SimTeam): Tally {
  const lines = new Map<SimPlayer, Groups>();
  const extra: Groups = {};
  const started = new Set<SimPlayer>();
  const orders = new Map<SimPlayer, number>();

  const lineOf = (player: SimPlayer, group: string) => {
    const groups = lines.get(player) ?? {};
    lines.set(player, groups);
    groups[group] ??= {};
    return groups[group];
  };
  const addTo = (line: Record<string, number | string>, key: string, amount: number) => {
    line[key] = Number(line[key] ?? 0) + amount;
  };

  return {
    team,
    open: (player, group, keys) => {
      const line = lineOf(player, group);
      for (const key of keys) line[key] ??= 0;
    },
    add: (player, group, key, amount = 1) => addTo(lineOf(player, group), key, amount),
    most: (player, group, key, value) => {
      const line = lineOf(player, group);
      line[key] = Math.max(Number(line[key] ?? value), value);
    },
    mark: (player, group, key, text) => {
      lineOf(player, group)[key] = text;
    },
    ofTeam: (group, key, amount = 1) => {
      extra[group] ??= {};
      addTo(extra[group], key, amount);
    },
    get: (player, group, key) => Number(lines.get(player)?.[group]?.[key] ?? 0),
    start: (players) => {
      for (const player of players) started.add(player);
    },
    bat: (player, order) => orders.set(player, order),
    asBoxTeam: (score) => {
      const { players, ...facts } = team;
      const everyone = lines.has(nobody) ? [...players, nobody] : players;
      const ordered = [...everyone].sort((a, b) => rankOf(a) - rankOf(b));
      return { ...facts, score, stats: merge(sum([...lines.values()]), extra), players: ordered.map(asBoxPlayer) };
    },
  };

  function rankOf(player: SimPlayer): number {
    if (player === nobody) return 2000;
    return (orders.get(player) ?? 99) * 10 + (started.has(player) ? 0 : lines.has(player) ? 5 : 500);
  }

  function asBoxPlayer(player: SimPlayer): BoxPlayer {
    const order = orders.get(player);
    return {
      ...player,
      checkName: player === nobody ? '' : `${player.lastName},${player.firstName}`.toUpperCase(),
      started: started.has(player),
      played: (lines.has(player) || started.has(player)) && player !== nobody,
      isTeam: player === nobody,
      ...(order !== undefined && { battingOrder: order }),
      stats: lines.get(player) ?? {},
    };
  }
}

function sum(lines: readonly Groups[]): Groups {
  const total: Groups = {};
  for (const groups of lines) {
    for (const [group, line] of Object.entries(groups)) {
      total[group] ??= {};
      for (const [key, value] of Object.entries(line)) {
        if (typeof value !== 'number' || personal.has(key)) continue;
        const before = Number(total[group][key] ?? 0);
        total[group][key] = longest.has(key) ? Math.max(before, value) : before + value;
      }
    }
  }
  return total;
}

function merge(first: Groups, second: Groups): Groups {
  const merged = { ...first };
  for (const [group, line] of Object.entries(second)) merged[group] = { ...merged[group], ...line };
  return merged;
}

/** The players of a position, best known first; never empty. */
export function playersAt(team: SimTeam, ...positions: string[]): SimPlayer[] {
  const found = team.players.filter(({ position }) => positions.includes(position));
  return found.length > 0 ? found : [at(team.players, 0)];
}

/** "J. Ellery", as plays name people. */
export const shortName = ({ firstName, lastName }: SimPlayer): string =>
  firstName ? `${firstName.charAt(0)}. ${lastName}` : lastName;
