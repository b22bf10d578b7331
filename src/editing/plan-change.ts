import { isDeepStrictEqual } from 'node:util';

import { addressKeys, type ContentKind, namedFields, type RowOf } from '../content/define-content.ts';
import type { Fields, Target } from '../content/fields/field.ts';
import type { Names } from './names.ts';
import type { Rows } from './open-rows.ts';
import { printRow } from './print-row.ts';
import { asideValues, blankRow, type RowContext, type RowInput, readRow, rowProblems } from './read-row.ts';
import { nextVersion } from './versions.ts';

type Plan<F extends Fields> = {
  college: Omit<RowContext, 'input' | 'row' | 'printed'> & Pick<Names, 'lookUp'>;
  rows: Rows<RowOf<F>>;
  stored: RowOf<F> | undefined;
  id: number;
};

/** The row before and after an input, and the errors in the input. */
export async function planChange<F extends Fields>(
  kind: ContentKind<F>,
  input: RowInput,
  { college: { names, lookUp, ...college }, rows, stored, id }: Plan<F>,
) {
  await lookUp({ values: input.values, stored });
  await lookUpOwn(kind, input.values, rows);
  const ownNames = () => rows.known().map((row) => ({ id: row.id, name: String(row.id) }));
  const here = { ...college, names: (target: Target) => (target === 'self' ? ownNames() : names(target)) };
  const before = stored && { ...stored, ...asideValues(kind, stored, here) };
  const printed = before ? printRow(kind, before, here) : {};
  const context = { ...here, input: input.values, printed, ...(before && { row: before }) };
  const { changes, problems } = await readRow(kind, input, context);
  const start = before ?? {
    ...blankRow(kind),
    ...(await kind.fill?.(changes as Partial<RowOf<F>>, {
      ...here,
      id,
      input: input.values,
      warn: (field, message) => here.warn({ field, message }),
    })),
    tenantId: college.tenant.id,
    id,
  };
  const after = { ...start, ...changes, updatedAt: nextVersion(before, college.now) } as RowOf<F>;
  Object.assign(after, await kind.settle?.(after, { ...here, input: input.values, before }));
  if (before && kind.revised && isRevised(kind.revised, before, changes))
    Object.assign(after, { [kind.revised.at]: after.updatedAt });
  if (!before && kind.order.at(-1) === 'position' && !('position' in changes))
    Object.assign(after, { position: (await rows.greatest('position', after, kind.order.slice(0, -1))) + 1 });
  if (problems.length === 0) problems.push(...(await rowProblems(kind, after, input, { ...context, rows })));
  return { before, after, problems };
}

/**
 * The stored row at the address that an input has or would get. Unknown if the input does not tell it, or if rows are named by
 * their title alone and none has the address: a changed one.
 */
async function findAtAddress<F extends Fields>(
  kind: ContentKind<F>,
  { values }: RowInput,
  { college, rows }: Pick<Plan<F>, 'college' | 'rows'>,
): Promise<RowOf<F> | undefined | 'unknown'> {
  const keys = addressKeys(kind);
  const within = kind.address?.within;
  const { from = '' } = kind.visibility;
  // a story gets the day of its address from the time at which it appears
  const dated = within === undefined ? [] : kind.fields[from]?.presence === 'filled' ? [within, from] : [within];
  const identifying = namedFields(kind).filter(
    ({ key, name }) => name in values && (keys.includes(key) || dated.includes(key) || name === kind.columns[0]),
  );
  const isGiven = (wanted: readonly (string | undefined)[]) => identifying.some(({ key }) => wanted.includes(key));
  if (!isGiven(within === undefined ? keys : dated)) return 'unknown';
  const given = Object.fromEntries(identifying.map(({ name }) => [name, values[name]]));
  // the row is read again, and then warns
  const context = { ...college, input: given, printed: {}, warn: () => {} };
  await college.lookUp({ values: given });
  const { changes } = await readRow(kind, { values: given }, context);
  const filled = await kind.fill?.(changes as Partial<RowOf<F>>, { ...context, id: 0 });
  const [same] = await rows.like({ ...filled, ...changes }, keys);
  return same ?? (within === undefined ? 'unknown' : undefined);
}

/** Whether a change gives readers another text, and no time of it. */
const isRevised = (
  { at, by }: NonNullable<ContentKind['revised']>,
  before: object,
  changes: Record<string, unknown>,
): boolean =>
  !(at in changes) && by.some((key) => key in changes && !isDeepStrictEqual(changes[key], Reflect.get(before, key)));

/** Reads the rows of the same kind to which given values refer. */
async function lookUpOwn<Row>(kind: ContentKind, values: RowInput['values'], rows: Rows<Row>): Promise<void> {
  for (const { name, field } of namedFields(kind)) {
    const id = 'to' in field.storage && field.storage.to === 'self' ? Number(values[name]) : 0;
    if (Number.isInteger(id) && id > 0) await rows.get(id);
  }
}

/**
 * The stored row with the identifying values of an input: those that no two rows share, or else its title and parent. A value that is
 * computed for new rows identifies a row only if it is given.
 */
export async function findSame<F extends Fields>(
  kind: ContentKind<F>,
  { values }: RowInput,
  { college, rows }: Pick<Plan<F>, 'college' | 'rows'>,
): Promise<RowOf<F> | undefined> {
  const unique = kind.unique[0]?.every((key) => kind.fields[key]?.presence !== 'filled' || key in values)
    ? kind.unique[0]
    : undefined;
  const identifying = namedFields(kind).filter(
    ({ key, name }) => unique?.includes(key) ?? (name === kind.columns[0] || key === kind.partOf),
  );
  const given = Object.fromEntries(identifying.flatMap(({ name }) => (name in values ? [[name, values[name]]] : [])));
  const context = { ...college, input: given, printed: {}, warn: () => {} };
  await college.lookUp({ values: given });
  const { changes } = await readRow(kind, { values: given }, context);
  const atAddress = await findAtAddress(kind, { values }, { college, rows });
  if (atAddress !== 'unknown') return atAddress;
  const wanted = Object.fromEntries(
    identifying.map(({ key, field }) => [key, changes[key] ?? field.defaultValue ?? null]),
  );
  const [same] = await rows.like(wanted, Object.keys(wanted));
  return same;
}
