import { type ContentKind, namedFields } from '../../content/define-content.ts';
import type { FieldCollege } from '../../content/fields/field.ts';
import { selectRows } from '../../db/content/rows.ts';
import { loadCollege } from '../../editing/names.ts';
import { printRow } from '../../editing/print-row.ts';
import { stateOf } from '../../editing/row-state.ts';
import { plainLatin } from '../../web/slug.ts';
import type { CollegeWork } from '../college-command.ts';
import { formatTable } from '../format-table.ts';
import { listFacts } from './list-facts.ts';
import { rowsCsv } from './rows-csv.ts';
import { verbsOf } from './verbs.ts';

/** The rows of a kind as a table, as JSON or as CSV. */
export async function printContent(
  kind: ContentKind,
  { db, io, tenant, json, options }: CollegeWork,
): Promise<string[]> {
  const college = await loadCollege(db, tenant, kind);
  const fields = namedFields(kind);
  const columns = kind.columns.flatMap((column) => fields.find(({ name }) => name === column) ?? []);
  const stored = await selectRows(db, kind, tenant.id);
  const wanted = plainLatin(String(options['name'] ?? ''));
  const rows = stored.filter((row) =>
    Object.values(cellsOf(kind, columns, row, college)).some((cell) => plainLatin(cell).includes(wanted)),
  );
  if (stored.length === 0)
    io.err(`${tenant.name} has no ${kind.plural} yet. See: npm run cli -- ${kind.group} ${verbsOf(kind).add} --help`);
  const printed = rows.map((row) => printRow(kind, row, college));
  const facts = await listFacts(kind, db, tenant.id);
  if (json) return printed.map((row, index) => JSON.stringify({ ...row, ...facts.get(rows[index]?.id ?? 0) }));
  if (options['csv']) return rowsCsv(['id', ...fields.map(({ name }) => name)], printed);
  const hasTimes = columns.some(({ field }) => field.control === 'date-time');
  if (rows.length > 0 && hasTimes) io.err(`Times are in ${tenant.timezone}.`);
  return formatTable(
    rows.map((row) => {
      const others = Object.entries(facts.get(row.id) ?? {}).map(([name, value]) => [name, String(value)]);
      return { ...cellsOf(kind, columns, row, college), ...Object.fromEntries(others) };
    }),
  );
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
