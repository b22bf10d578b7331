import { type ContentKind, namedFields } from '../../content/define-content.ts';
import type { FieldCollege } from '../../content/fields/field.ts';
import { selectRows } from '../../db/content/rows.ts';
import { loadCollege } from '../../editing/names.ts';
import { printRow } from '../../editing/print-row.ts';
import { stateOf } from '../../editing/row-state.ts';
import type { CollegeWork } from '../college-command.ts';
import { formatTable } from '../format-table.ts';
import { rowsCsv } from './rows-csv.ts';
import { verbsOf } from './verbs.ts';

/** The rows of a kind as a table, as JSON or as CSV. */
export async function printContent(
  kind: ContentKind,
  { db, io, tenant, json, options }: CollegeWork,
): Promise<string[]> {
  const college = await loadCollege(db, tenant, kind);
  const rows = await selectRows(db, kind, tenant.id);
  if (rows.length === 0)
    io.err(`${tenant.name} has no ${kind.plural} yet. See: npm run cli -- ${kind.group} ${verbsOf(kind).add} --help`);
  const printed = rows.map((row) => printRow(kind, row, college));
  if (json) return printed.map((row) => JSON.stringify(row));
  const fields = namedFields(kind);
  if (options['csv']) return rowsCsv(['id', ...fields.map(({ name }) => name)], printed);
  const columns = kind.columns.flatMap((column) => fields.find(({ name }) => name === column) ?? []);
  const hasTimes = columns.some(({ field }) => field.control === 'date-time');
  if (rows.length > 0 && hasTimes) io.err(`Times are in ${tenant.timezone}.`);
  return formatTable(rows.map((row) => cellsOf(kind, columns, row, college)));
}

function cellsOf(
  kind: ContentKind,
  columns: ReturnType<typeof namedFields>,
  row: { id: number },
  college: FieldCollege,
): Record<string, string> {
  const cells = columns.map(({ key, name, field }) => {
    const stored: unknown = Reflect.get(row, key) ?? null;
    const print = field.cell ?? field.print;
    return [name, stored === null ? '' : String(print?.(stored, college, row) ?? stored)];
  });
  const state = stateOf(kind, row, Temporal.Now.instant());
  return { id: String(row.id), ...(state && { state }), ...Object.fromEntries(cells) };
}
