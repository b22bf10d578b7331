import type { BoxPlayer, BoxTeam } from '../../src/domain/box-score.ts';
import { at } from '../random.ts';
import type { SimPlayer, SimTeam } from './matchup.ts';

type Groups = Record<string, Record<string, number | string>>;

/** The stats of one team during a game. */
export type TeamStats = {
  team: SimTeam;
  /** Sets the given stats to zero, so that they are printed even when nothing is added. */
  open: (player: SimPlayer, group: string, keys: readonly string[]) => void;
  add: (player: SimPlayer, group: string, key: string, amount?: number) => void;
  /** Sets a stat to the larger of its value and this one, such as the longest run. */
  setMax: (player: SimPlayer, group: string, key: string, value: number) => void;
  setText: (player: SimPlayer, group: string, key: string, text: string) => void;
  /** Adds to a stat that no player has. */
  addTeamStat: (group: string, key: string, amount?: number) => void;
  get: (player: SimPlayer, group: string, key: string) => number;
  start: (players: readonly SimPlayer[]) => void;
  setBattingOrder: (player: SimPlayer, order: number) => void;
  asBoxTeam: (score: number) => BoxTeam;
};

/** The TEAM line of a box score, which has team rebounds for example. */
export const teamPlayer: SimPlayer = {
  code: 'TM',
  firstName: '',
  lastName: 'Team',
  jersey: '',
  position: '',
  classYear: '',
};

const longest = new Set(['long', 'fgLong']);
const personal = new Set(['plusMinus', 'appearance']);

export function createTeamStats(team: SimTeam): TeamStats {
  const lines = new Map<SimPlayer, Groups>();
  const extra: Groups = {};
  const started = new Set<SimPlayer>();
  const orders = new Map<SimPlayer, number>();

  const lineOf = (player: SimPlayer, group: string) => {
    let groups = lines.get(player);
    if (!groups) {
      groups = {};
      lines.set(player, groups);
    }
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
    setMax: (player, group, key, value) => {
      const line = lineOf(player, group);
      line[key] = Math.max(Number(line[key] ?? value), value);
    },
    setText: (player, group, key, text) => {
      lineOf(player, group)[key] = text;
    },
    addTeamStat: (group, key, amount = 1) => {
      extra[group] ??= {};
      addTo(extra[group], key, amount);
    },
    get: (player, group, key) => Number(lines.get(player)?.[group]?.[key] ?? 0),
    start: (players) => {
      for (const player of players) started.add(player);
    },
    setBattingOrder: (player, order) => orders.set(player, order),
    asBoxTeam: (score) => {
      const { players, ...facts } = team;
      const everyone = lines.has(teamPlayer) ? [...players, teamPlayer] : players;
      const ordered = [...everyone].sort((a, b) => rankOf(a) - rankOf(b));
      return { ...facts, score, stats: merge(sum([...lines.values()]), extra), players: ordered.map(asBoxPlayer) };
    },
  };

  function rankOf(player: SimPlayer): number {
    if (player === teamPlayer) return 2000;
    return (orders.get(player) ?? 99) * 10 + (started.has(player) ? 0 : lines.has(player) ? 5 : 500);
  }

  function asBoxPlayer(player: SimPlayer): BoxPlayer {
    const order = orders.get(player);
    return {
      ...player,
      checkName: player === teamPlayer ? '' : `${player.lastName},${player.firstName}`.toUpperCase(),
      started: started.has(player),
      played: (lines.has(player) || started.has(player)) && player !== teamPlayer,
      isTeam: player === teamPlayer,
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

/** The players at the given positions in roster order, or the first player when there are none. */
export function playersAt(team: SimTeam, ...positions: string[]): SimPlayer[] {
  const found = team.players.filter(({ position }) => positions.includes(position));
  return found.length > 0 ? found : [at(team.players, 0)];
}

/** "J. Ellery", as in the play-by-play. */
export const shortName = ({ firstName, lastName }: SimPlayer): string =>
  firstName ? `${firstName.charAt(0)}. ${lastName}` : lastName;

/** "Jane Ellery". */
export const fullName = ({ firstName, lastName }: SimPlayer): string => `${firstName} ${lastName}`;
