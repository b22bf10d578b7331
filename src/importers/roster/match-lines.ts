import { matchPlayers, type RosterEntry } from '../save/match-player.ts';
import type { RosterLine } from './to-players.ts';

/** What a player is whose name resembles that of one who is not in the file. */
export type Resembling = 'renamed' | 'new';

type Asked = { player: RosterLine; like: RosterEntry };

/** The roster rows of the lines, the players to add, and those whose name resembles another's. */
export function matchLines(
  lines: readonly RosterLine[],
  present: readonly RosterEntry[],
  former: readonly RosterEntry[],
  resembling: Resembling | undefined,
) {
  const entryOf = new Map<RosterLine, RosterEntry>();
  for (const line of lines) {
    const known = present.find(({ id }) => id === line.rosterPlayerId);
    if (known) entryOf.set(line, known);
  }
  const taken = new Set([...entryOf.values()].map(({ id }) => id));
  const isOpen = ({ id }: RosterEntry) => !taken.has(id);
  const wanted = lines
    .filter((line) => !entryOf.has(line))
    .map((line) => ({ line, firstName: line.firstName, lastName: line.lastName, jersey: line.facts.jersey ?? '' }));
  const { matched, missing } = matchPlayers([...present, ...former].filter(isOpen), wanted);
  const byId = new Map(present.map((entry) => [entry.id, entry]));
  for (const [{ line }, { entry }] of matched) entryOf.set(line, byId.get(entry.id) ?? entry);
  const newcomers: RosterLine[] = [];
  const asked: Asked[] = [];
  for (const [{ line }, like] of missing) {
    if (like && resembling === 'renamed') entryOf.set(line, byId.get(like.id) ?? like);
    else if (like && resembling === undefined) asked.push({ player: line, like });
    else newcomers.push(line);
  }
  return { entryOf, newcomers, asked };
}
