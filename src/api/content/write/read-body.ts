import { parse } from 'csv-parse/sync';

import { type ContentKind, namedFields } from '../../../content/define-content.ts';
import { counted } from '../../../web/counted.ts';
import { unescapeFormula } from '../../../web/csv-table.ts';
import { isStorable, isStorableJson, unstorable } from '../../../web/storable-text.ts';
import { type Problem, problem } from '../../problem.ts';
import type { WriteBody } from './contract.ts';

/** Bytes. `middleware/body-limit.ts` has the same limit for every request. */
export const maxBodySize = 1024 * 1024;
/** Rows of one import. */
const maxRows = 5000;

type Row = Record<string, unknown>;
export type Body = { row: Row } | { rows: Row[] } | { ids: number[] };

const json = ['application/json', 'application/merge-patch+json'];
export const typesOf = (body: WriteBody): readonly string[] =>
  ({ row: json.slice(0, 1), changes: json, ids: json.slice(0, 1), rows: ['application/json', 'text/csv'] })[body];

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** The text of a body; undefined if it is too large. */
export async function readText(request: Request): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (Number(request.headers.get('content-length') ?? 0) > maxBodySize) return undefined;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBodySize) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses a body of an accepted type. Returns a problem document if it is refused. */
export function parseBody(kind: ContentKind, body: WriteBody, type: string, text: string): Body | Problem {
  const accepted = typesOf(body);
  if (!accepted.includes(type))
    return problem(415, `The body is ${type || 'of no type'}. Send it as ${accepted.join(' or ')}.`);
  return type === 'text/csv' ? parseCsv(kind, text) : parseJson(body, text);
}

function parseJson(body: WriteBody, text: string): Body | Problem {
  if (!isStorableJson(text)) return problem(400, `The body contains ${unstorable}. Remove it.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return problem(400, `The body is not JSON: ${error instanceof Error ? error.message : error}.`);
  }
  if (body === 'ids')
    return Array.isArray(value) && value.length > 0 && value.every(isId) && new Set(value).size === value.length
      ? { ids: value }
      : problem(400, 'The body has to be a list of ids, each once, such as [3, 1, 2].');
  if (body === 'rows') {
    if (!Array.isArray(value) || value.length === 0 || !value.every(isObject))
      return problem(400, 'The body has to be a list of objects with the values of one row each.');
    return limited(value);
  }
  return isObject(value) ? { row: value } : problem(400, 'The body has to be an object with the values of a row.');
}

const limited = (rows: Row[]): Body | Problem =>
  rows.length > maxRows
    ? problem(
        413,
        `There are ${counted(rows.length, 'row')}; the limit is ${maxRows}. Divide them into several requests.`,
      )
    : { rows };

const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Rows of a table whose columns are the names or labels of fields; an empty cell has no value. */
function parseCsv(kind: ContentKind, text: string): Body | Problem {
  if (!isStorable(text)) return problem(400, `The body contains ${unstorable}. Remove it.`);
  const names = new Map([
    ...namedFields(kind).map(({ name, field }) => [plain(field.label), name] as const),
    ...['id', ...namedFields(kind).map(({ name }) => name)].map((name) => [plain(name), name] as const),
  ]);
  let lines: string[][];
  try {
    lines = parse(text, { bom: true, skip_empty_lines: true });
  } catch (error) {
    return problem(400, `The body is no CSV: ${error instanceof Error ? error.message : error}.`);
  }
  const [header = [], ...cells] = lines;
  const unknown = header.find((heading) => !names.has(plain(heading)));
  if (unknown !== undefined)
    return problem(
      400,
      `The column ${JSON.stringify(unknown)} is unknown; known are: ${[...names.values()].join(', ')}.`,
    );
  if (cells.length === 0) return problem(400, 'The body has no rows; it needs a header and a line for each row.');
  return limited(
    cells.map((row) =>
      Object.fromEntries(
        header.flatMap((heading, index) => {
          const cell = row[index] ?? '';
          return cell === '' ? [] : [[names.get(plain(heading)) ?? heading, unescapeFormula(cell)]];
        }),
      ),
    ),
  );
}
