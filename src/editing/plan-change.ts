import { type ContentKind, namedFields, type RowOf } from '../content/define-content.ts';
import type { Fields, ReadContext, Target } from '../content/fields/field.ts';
import { printRow } from './print-row.ts';
import { asideValues, blankRow, type RowInput, readRow, rowFaults } from './read-row.ts';
import type { RowIndex } from './row-index.ts';

type Plan<F extends Fields> = {
  college: Omit<ReadContext, 'input' | 'row' | 'printed'>;
  rows: RowIndex<RowOf<F>>;
  stored: RowOf<F> | undefined;
  id: number;
};

/** The row before and after an input, and the errors in the input. */
export async function planChange<F extends Fields>(
  kind: ContentKind<F>,
  input: RowInput,
  { college: { names, ...college }, rows, stored, id }: Plan<F>,
) {
  const ownNames = () => rows.all().map((row) => ({ id: row.id, name: String(row.id) }));
  const here = { ...college, names: (target: Target) => (target === 'self' ? ownNames() : names(target)) };
  const before = stored && { ...stored, ...asideValues(kind, stored, here) };
  const printed = before ? printRow(kind, before, here) : {};
  const context = { ...here, input: input.values, printed, ...(before && { row: before }) };
  const { changes, faults } = await readRow(kind, input, context);
  const start = before ?? {
    ...blankRow(kind),
    ...kind.fill?.(changes as Partial<RowOf<F>>, {
      ...here,
      id,
      input: input.values,
      warn: (text) => here.warn(`${input.label('people')}: ${text}`),
    }),
    tenantId: college.tenant.id,
    id,
  };
  const after = { ...start, ...changes, updatedAt: college.now.toString() } as RowOf<F>;
  if (!before && kind.order.at(-1) === 'position' && !('position' in changes))
    Object.assign(after, { position: lastPosition(kind, after, rows) + 1 });
  if (faults.length === 0) faults.push(...(await rowFaults(kind, after, input, { ...context, rows })));
  return { before, after, faults };
}

/** The highest position among the rows with which a row is ordered. */
function lastPosition<Row>({ order }: Pick<ContentKind, 'order'>, row: object, rows: RowIndex<Row>): number {
  let last = 0;
  for (const neighbor of rows.like(row, order.slice(0, -1)))
    last = Math.max(last, Number(Reflect.get(neighbor as object, 'position')));
  return last;
}

/**
 * The stored row with the identifying values of an input: those that no two rows share, or else its title and parent. A value that is
 * computed for new rows identifies a row only if it is given.
 */
export async function findSame<F extends Fields>(
  kind: ContentKind<F>,
  { values, label }: RowInput,
  { college, rows }: Pick<Plan<F>, 'college' | 'rows'>,
): Promise<RowOf<F> | undefined> {
  const unique = kind.unique[0]?.every((key) => kind.fields[key]?.presence !== 'filled' || key in values)
    ? kind.unique[0]
    : undefined;
  const identifying = namedFields(kind).filter(
    ({ key, name }) => unique?.includes(key) ?? (name === kind.columns[0] || key === kind.partOf),
  );
  const given = Object.fromEntries(identifying.flatMap(({ name }) => (name in values ? [[name, values[name]]] : [])));
  const { changes } = await readRow(kind, { values: given, label }, { ...college, input: given, printed: {} });
  const wanted = Object.fromEntries(
    identifying.map(({ key, field }) => [key, changes[key] ?? field.defaultValue ?? null]),
  );
  const [same] = rows.like(wanted, Object.keys(wanted));
  return same;
}
