import { type } from 'arktype';

import { parseJson, refuseUnsafeJson } from './content.ts';
import { decodeText } from './decode-text.ts';
import { importRefusal } from './refusal.ts';
import { maxRows, tooManyRows } from './table.ts';

const objects = type({ '[string]': 'unknown' }).array();

/** Reads a JSON file that holds an object, an array of objects, or one object per line. Throws an `ImportRefusal` for anything else. */
export function readObjects(bytes: Uint8Array): Record<string, unknown>[] {
  const rows = objects(parse(decodeText(bytes)));
  if (rows instanceof type.errors || rows.length === 0)
    throw importRefusal('The file has no rows; it has to hold an object or an array of objects.');
  if (rows.length > maxRows) throw tooManyRows(rows.length);
  return rows;
}

function parse(text: string): unknown[] {
  refuseUnsafeJson(text);
  try {
    const whole = parseJson(text);
    return Array.isArray(whole) ? whole : [whole];
  } catch (error) {
    // one object per line, as `list --json` prints them
    const lines = parseLines(text);
    if (lines) return lines;
    throw error;
  }
}

function parseLines(text: string): unknown[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  try {
    return lines.length > 1 ? lines.map((line) => JSON.parse(line) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
