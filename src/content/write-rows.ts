import { announceChange } from '../db/announce.ts';
import type { Database, Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Tenant } from '../domain/tenant.ts';
import { usageError } from '../domain/usage-error.ts';
import { describeMedia, findFile, parsePicture, type SourceFile, storeMedia } from '../images/store-media.ts';
import { type Change, differs, recordChanges } from './audit.ts';
import { type ContentKind, namedFields, type RowOf } from './define-content.ts';
import { type Fields, listNames, type ReadContext, type Target } from './fields/field.ts';
import { asideValues, blankRow, printRow, type RowInput, readRow, rowFaults, titleOf } from './read-row.ts';
import { deleteRow, insertRows, type Row, selectRows, updateRow } from './rows.ts';
import { stageFiles } from './stage-files.ts';
import { columnFields } from './table.ts';
import { loadCollege } from './targets.ts';
import { endingOf } from './visibility.ts';

type Writing = {
  tenant: Tenant;
  /** Login or operating-system name of the writer, for the audit trail. */
  actor: string;
  dryRun?: boolean | undefined;
  /** When the rows are written (default: now). */
  now?: Temporal.Instant;
};

type Inputs = { files?: readonly SourceFile[]; warn?: (message: string) => void };

export type Written<F extends Fields> = { action: 'added' | 'changed' | 'unchanged'; row: RowOf<F> };

/** Adds or changes all rows or none. An input with an `id` changes that row. Throws a usage error that lists every fault. */
export const writeRows = async <F extends Fields>(...writing: Parameters<typeof importRows<F>>): Promise<RowOf<F>[]> =>
  (await importRows(...writing)).map(({ row }) => row);

/** The same; with `matches`, an input also changes the row whose identifying values it has. */
export async function importRows<F extends Fields>(
  database: Database,
  kind: ContentKind<F>,
  inputs: readonly RowInput[],
  {
    tenant,
    actor,
    dryRun = false,
    now = Temporal.Now.instant(),
    files = [],
    warn = () => {},
    matches = false,
  }: Writing & Inputs & { matches?: boolean },
): Promise<Written<F>[]> {
  const staged = await stageFiles(database, kind, inputs, { tenant, files });
  const writing = inTransaction(database, dryRun, async (db): Promise<Written<F>[]> => {
    const writer = { ...mediaWriter(db, tenant, files), storeFile: staged.storer(db, now) };
    const college = { ...(await loadCollege(db, tenant, kind)), ...writer, warn, now };
    const addedCount = inputs.filter(({ values }) => values['id'] === undefined).length;
    let newId = addedCount > 0 ? await reserveIds(db, tenant.id, kind.name, addedCount) : 0;
    let rows = await selectRows(db, kind, tenant.id);
    const changes: (Change & { after: RowOf<F> })[] = [];
    const faults: string[] = [];
    for (const input of inputs) {
      const { id, ...values } = input.values;
      const same = matches && id === undefined ? await findSame(kind, input, { college, rows }) : undefined;
      const stored = id === undefined ? same : requireRow(kind, rows, id, input.label);
      if (stored && Object.keys(values).length === 0)
        throw usageError(`There is nothing to change; see: npm run cli -- ${kind.group} change --help`);
      const plan = { college, rows, stored, id: stored?.id ?? newId++ };
      const { before, after, faults: found } = await planChange(kind, { ...input, values }, plan);
      faults.push(...found);
      changes.push({ action: before ? 'change' : 'add', before, after });
      rows = [...rows.filter((row) => row.id !== after.id), after];
    }
    if (faults.length > 0) throw usageError(faults.join('\n'));
    const differing = matches ? changes.filter((change) => differs(kind, change)) : changes;
    await storeChanges(db, kind, differing, { tenant, actor, now });
    return changes.map((change) => ({
      action: change.before ? (differing.includes(change) ? 'changed' : 'unchanged') : 'added',
      row: change.after,
    }));
  });
  return writing.finally(staged.deleteUnused);
}

/**
 * The stored row that has the identifying values of an input: those that no two rows share, else its title and parent. A
 * value that is computed for new rows identifies a row only if it is given.
 */
async function findSame<F extends Fields>(
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
  return rows.find((row) =>
    identifying.every(({ key, field }) => (changes[key] ?? field.defaultValue ?? null) === Reflect.get(row, key)),
  );
}

type Plan<F extends Fields> = {
  college: Omit<ReadContext, 'input' | 'row' | 'printed'>;
  rows: readonly RowOf<F>[];
  stored: RowOf<F> | undefined;
  id: number;
};

/** The row before and after an input, and the faults of the input. */
async function planChange<F extends Fields>(
  kind: ContentKind<F>,
  input: RowInput,
  { college: { names, ...college }, rows, stored, id }: Plan<F>,
) {
  const ownNames = rows.map((row) => ({ id: row.id, name: String(row.id) }));
  const here = { ...college, names: (target: Target) => (target === 'self' ? ownNames : names(target)) };
  const before = stored && { ...stored, ...asideValues(kind, stored, here) };
  const printed = before ? printRow(kind, before, here) : {};
  const context = { ...here, input: input.values, printed, ...(before && { row: before }) };
  const { changes, faults } = await readRow(kind, input, context);
  const others = rows.filter((row) => row.id !== id);
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
    Object.assign(after, { position: lastPosition(kind, after, others) + 1 });
  if (faults.length === 0) faults.push(...(await rowFaults(kind, after, input, { ...context, others })));
  return { before, after, faults };
}

/** The highest position among the rows that a row is ordered with. */
function lastPosition({ order }: Pick<ContentKind, 'order'>, row: object, others: readonly object[]): number {
  const within = order.slice(0, -1);
  const neighbors = others.filter((one) => within.every((key) => Reflect.get(one, key) === Reflect.get(row, key)));
  return Math.max(0, ...neighbors.map((one) => Number(Reflect.get(one, 'position'))));
}

/** Takes rows out of use, all or none, and reports each: whether it was changed or had ended before. */
export function endRows<F extends Fields>(
  database: Database,
  kind: ContentKind<F>,
  ids: readonly string[],
  { tenant, actor, dryRun = false, now = Temporal.Now.instant() }: Writing,
): Promise<{ row: RowOf<F>; isChanged: boolean }[]> {
  return inTransaction(database, dryRun, async (db) => {
    const all = await selectRows(db, kind, tenant.id);
    const rows = ids.map((id) => requireRow(kind, all, id, () => '<ids>'));
    const { changes: changesOf } = endingOf(kind);
    if (!changesOf) refuseOrphans(kind, rows, all);
    const changes = rows.flatMap((before): Change[] => {
      const values = changesOf?.(before, now);
      if (changesOf && !values) return [];
      return [{ action: 'end', before, after: values && { ...before, ...values, updatedAt: now.toString() } }];
    });
    await storeChanges(db, kind, changes, { tenant, actor, now });
    return rows.map((row) => ({ row, isChanged: changes.some(({ before }) => before === row) }));
  });
}

/** Stores changes in their order, records them and announces them. */
async function storeChanges(
  db: Db,
  kind: ContentKind,
  changes: readonly Change[],
  { tenant, actor, now }: Pick<Writing, 'tenant' | 'actor'> & { now: Temporal.Instant },
): Promise<void> {
  const added: Row[] = [];
  for (const { before, after } of changes) {
    if (before) {
      // it may be one of the rows added so far
      await insertRows(db, kind, added.splice(0));
      if (after) await updateRow(db, kind, before, after);
      else await deleteRow(db, kind, before);
    } else if (after) added.push(after);
  }
  await insertRows(db, kind, added);
  await recordChanges(db, kind, changes, { actor, now });
  await announceChange(db, tenant.id);
}

/** Throws a usage error for rows that are the parents of others that stay. */
function refuseOrphans(kind: ContentKind, rows: readonly Row[], all: readonly Row[]) {
  const keys = columnFields(kind).flatMap(([key, { storage }]) =>
    'to' in storage && storage.to === 'self' ? key : [],
  );
  const named = (row: Row) => `${row.id} (${titleOf(kind, row)})`;
  const faults = rows.flatMap((row) => {
    const children = all.filter((one) => !rows.includes(one) && keys.some((key) => one[key] === row.id));
    if (children.length === 0) return [];
    return `<ids> includes ${named(row)}, the parent of ${children.map(named).join(', ')}; remove these as well, or give them another parent`;
  });
  if (faults.length > 0) throw usageError(faults.join('\n'));
}

/** The row of an id; throws a usage error that names some of the rows there are. */
export function requireRow<F extends Fields>(
  kind: ContentKind<F>,
  rows: readonly RowOf<F>[],
  id: unknown,
  label: (name: string) => string,
): RowOf<F> {
  const found = rows.find((row) => String(row.id) === String(id));
  if (found) return found;
  const named = rows.map((row) => `${row.id} (${titleOf(kind, row)})`);
  throw usageError(
    `${label('id')} is ${JSON.stringify(id)}, but there is no such ${kind.noun}; there are: ${listNames(named, 8)}`,
  );
}

/** What fields of pictures write while commands read them. */
const mediaWriter = (
  db: Db,
  { id: tenantId, primaryColor }: Tenant,
  files: readonly SourceFile[],
): Pick<ReadContext, 'storePicture' | 'describeMedia'> => ({
  storePicture: async (fileName, { folder, alt, square }) => {
    const file = findFile(files, fileName);
    if (!file) throw usageError('the file has to be named on the command line as well: --pictures FILES');
    const media = await parsePicture(file, 'the file');
    if (square && (media.width !== media.height || media.width < square.min || media.width > square.max))
      throw usageError(
        `the file is ${media.width} by ${media.height} pixels; it has to be square, ${square.min} to ${square.max} pixels wide`,
      );
    return (await storeMedia(db, media, { tenantId, folder, alt, placeholder: primaryColor })).id;
  },
  describeMedia: (ids, alt) => describeMedia(db, tenantId, ids, alt),
});
