import { type } from 'arktype';

import { decodeEntities } from '../../web/entities.ts';
import { parseJson } from '../content.ts';
import { decodeText } from '../decode-text.ts';
import { importRefusal } from '../refusal.ts';
import { plainColumn, readPlainTable, type Table } from '../table.ts';
import { type Unread, unreadCells } from '../unread.ts';
import { rosterColumns } from './columns.ts';
import { type RosterLine, toPlayers } from './to-players.ts';

export type RosterFile = {
  format: 'csv' | 'json';
  players: RosterLine[];
  /** What the file contains that was not understood, by line. */
  unread: Unread;
  warnings: string[];
};

const record = type({ '[string]': 'unknown' });
/** A list of players, or a `/api/v2` roster object that contains one. */
const rosterJson = record
  .array()
  .or({ players: record.array() })
  .or({ items: type({ players: record.array() }).array() });

/**
 * Reads a CSV or JSON roster, detected by content. `columns` names the columns of a CSV without a header row. Throws an
 * `ImportRefusal` if the file is not a roster.
 */
export function readRosterFile(bytes: Uint8Array, columns?: readonly string[]): RosterFile {
  const text = decodeText(bytes);
  const format = /^[[{]/.test(text) ? ('json' as const) : ('csv' as const);
  if (text.startsWith('<') || text.startsWith('BEGIN:'))
    throw importRefusal('This is neither CSV nor JSON. Export the roster as one of them.');
  const table = format === 'json' ? tableOfJson(text) : readPlainTable(bytes, columns);
  if (table.rows.length === 0) throw importRefusal('The roster has no players. Add a line for each below the header.');
  const { players, unread } = toPlayers(table);
  return { format, players, unread: [...unreadCells(table, isRosterColumn), ...unread], warnings: [] };
}

/** Columns that are read, and those of the program that wrote the file, such as its own ids. */
const isRosterColumn = (column: string): boolean =>
  Object.values(rosterColumns).some((titles) => (titles as readonly string[]).includes(column)) ||
  /^(?:.*id|url|slug|sort.*|displayorder|rp)$/.test(column);

function tableOfJson(text: string): Table {
  const parsed = rosterJson(parseJson(text));
  if (parsed instanceof type.errors)
    throw importRefusal(
      'The JSON is not a roster. It has to be an array of players, or an object with such an array named "players".',
    );
  const players = Array.isArray(parsed)
    ? parsed
    : 'players' in parsed
      ? parsed.players
      : parsed.items.flatMap((roster) => roster.players);
  const rows = players.map((player, index) => ({
    line: index + 1,
    cells: Object.fromEntries(Object.entries(player).flatMap(([key, value]) => cellsOf(key, value))),
  }));
  return {
    columns: new Map(players.flatMap((player) => Object.keys(player).map((key) => [plainColumn(key), key]))),
    rows,
  };
}

/** A value as text; that of an object or list can only be named. */
function cellsOf(key: string, value: unknown): [string, string][] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return [[plainColumn(key), decodeEntities(String(value))]];
  return Object.keys(value).length === 0 ? [] : [[plainColumn(key), JSON.stringify(value)]];
}
