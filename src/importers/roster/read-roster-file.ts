import { type } from 'arktype';

import { decodeEntities } from '../../domain/entities.ts';
import { parseJson } from '../content.ts';
import { decodeText } from '../decode-text.ts';
import { importRefusal } from '../refusal.ts';
import { plainColumn, readPlainCsv, type TableRow } from '../table.ts';
import { type RosterLine, toPlayers } from './to-players.ts';

export type RosterFile = { format: 'csv' | 'json'; players: RosterLine[]; warnings: string[] };

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
    throw importRefusal('This is neither CSV nor JSON. A roster has to be one of them.');
  const rows = format === 'json' ? rowsOfJson(text) : readPlainCsv(bytes, columns);
  if (rows.length === 0) throw importRefusal('The roster is empty.');
  return { format, ...toPlayers(rows) };
}

function rowsOfJson(text: string): TableRow[] {
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
  return players.map((player, index) => ({
    line: index + 1,
    cells: Object.fromEntries(
      Object.entries(player).flatMap(([key, value]) =>
        typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
          ? [[plainColumn(key), decodeEntities(String(value))]]
          : [],
      ),
    ),
  }));
}
