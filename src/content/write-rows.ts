import { and, eq, inArray } from 'drizzle-orm';

import { announceChange } from '../db/announce.ts';
import type { Database, Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { image } from '../db/schema/image.ts';
import type { Tenant } from '../domain/tenant.ts';
import { usageError } from '../domain/usage-error.ts';
import { parseMedia, type SourceFile, storeMedia } from '../images/store-media.ts';
import { type Change, recordChanges } from './audit.ts';
import { loadCollege } from './college.ts';
import type { ContentKind, RowOf } from './define-content.ts';
import type { Fields, ReadContext } from './fields/field.ts';
import { blankRow, printRow, type RowInput, readRow, rowFaults, titleOf } from './read-row.ts';
import { deleteRow, insertRows, selectRows, updateRow } from './rows.ts';
import { targetTable } from './table.ts';
import { endingOf, endOf } from './visibility.ts';

type Writing = {
  tenant: Tenant;
  /** Login or operating-system name of the writer, for the audit trail. */
  actor: string;
  dryRun?: boolean | undefined;
  /** When the rows are written (default: now). */
  now?: Temporal.Instant;
};

type Inputs = { files?: readonly SourceFile[]; warn?: (message: string) => void };

/** Adds or changes all rows or none. An input with an `id` changes that row. Throws a usage error that lists every fault. */
export function writeRows<F extends Fields>(
  database: Database,
  kind: ContentKind<F>,
  inputs: readonly RowInput[],
  { tenant, actor, dryRun = false, now = Temporal.Now.instant(), ...given }: Writing & Inputs,
): Promise<RowOf<F>[]> {
  return inTransaction(database, dryRun, async (db) => {
    let rows = await selectRows(db, kind, tenant.id);
    const college = { ...(await loadCollege(db, tenant, kind)), ...commandContext(db, tenant, given), now };
    const addedCount = inputs.filter(({ values }) => values['id'] === undefined).length;
    let newId = addedCount > 0 ? await reserveIds(db, tenant.id, kind.name, addedCount) : 0;
    const writes: Write<F>[] = [];
    const faults: string[] = [];
    for (const input of inputs) {
      const before = 'id' in input.values ? requireRow(kind, rows, input.values['id'], input.label) : undefined;
      const write = await planWrite(kind, input, { college, rows, before, id: before?.id ?? newId++ });
      if (Array.isArray(write)) {
        faults.push(...write);
        continue;
      }
      writes.push(write);
      rows = [...rows.filter(({ id }) => id !== write.row.id), write.row];
    }
    if (faults.length > 0) throw usageError(faults.join('\n'));
    const added: RowOf<F>[] = [];
    for (const { before, row, changes } of writes) {
      if (before) {
        // it may be one of the rows added so far
        await insertRows(db, kind, added.splice(0));
        await updateRow(db, kind, before, changes);
      } else added.push(row);
    }
    await insertRows(db, kind, added);
    const recorded = writes.map(
      ({ before, row }): Change => ({ action: before ? 'change' : 'add', before, after: row }),
    );
    await recordChanges(db, kind, recorded, { actor, now });
    await announceChange(db, tenant.id);
    return writes.map(({ row }) => row);
  });
}

type Write<F extends Fields> = {
  before: RowOf<F> | undefined;
  row: RowOf<F>;
  changes: Record<string, unknown>;
};

type Plan<F extends Fields> = {
  college: Omit<ReadContext, 'input' | 'row' | 'printed'>;
  rows: readonly RowOf<F>[];
  before: RowOf<F> | undefined;
  id: number;
};

/** A row as an input leaves it, or the faults of the input. */
async function planWrite<F extends Fields>(
  kind: ContentKind<F>,
  input: RowInput,
  { college, rows, before, id }: Plan<F>,
): Promise<Write<F> | string[]> {
  const { id: _, ...values } = input.values;
  if (before && Object.keys(values).length === 0)
    throw usageError(`There is nothing to change; see: npm run cli -- ${kind.group} change --help`);
  const printed = before ? printRow(kind, before, college) : {};
  const exists: ReadContext['exists'] = async (target, wanted) =>
    target === 'self' ? rows.some((row) => row.id === wanted) : college.exists(target, wanted);
  const context = { ...college, exists, input: values, printed, ...(before && { row: before }) };
  const { changes, faults } = await readRow(kind, { ...input, values }, context);
  if (faults.length > 0) return faults;
  changes['updatedAt'] = college.now.toString();
  const others = rows.filter((row) => row.id !== id);
  const start = before ?? {
    ...blankRow(kind),
    ...kind.fill?.(changes as Partial<RowOf<F>>, { ...college, id }),
    tenantId: college.tenant.id,
    id,
  };
  const row = { ...start, ...changes } as RowOf<F>;
  if (!before && isManual(kind) && !('position' in changes))
    Object.assign(row, { position: lastPosition(kind, row, others) + 1 });
  const wrong = await rowFaults(kind, row, { ...input, values }, { ...context, others });
  return wrong.length > 0 ? wrong : { before, row, changes };
}

const isManual = ({ order }: Pick<ContentKind, 'order'>) => order.at(-1) === 'position';

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
    const isDeleted = endingOf(kind) === 'delete';
    if (isDeleted) refuseOrphans(kind, rows, all);
    const changed: Change[] = [];
    for (const row of rows) {
      const changes = isDeleted ? undefined : endOf(kind, row, now);
      if (isDeleted) await deleteRow(db, kind, row);
      else if (changes) await updateRow(db, kind, row, { ...changes, updatedAt: now.toString() });
      else continue;
      changed.push({ action: 'end', before: row, after: changes && { ...row, ...changes } });
    }
    await recordChanges(db, kind, changed, { actor, now });
    await announceChange(db, tenant.id);
    return rows.map((row) => ({ row, isChanged: changed.some(({ before }) => before === row) }));
  });
}

/** Throws a usage error for rows that are the parents of others that stay. */
function refuseOrphans<F extends Fields>(kind: ContentKind<F>, rows: readonly RowOf<F>[], all: readonly RowOf<F>[]) {
  const keys = Object.entries(kind.fields).flatMap(([key, { storage }]) =>
    storage.as === 'reference' && storage.to === 'self' ? key : [],
  );
  const named = (row: RowOf<F>) => `${row.id} (${titleOf(kind, row)})`;
  const faults = rows.flatMap((row) => {
    const children = all.filter((one) => !rows.includes(one) && keys.some((key) => Reflect.get(one, key) === row.id));
    if (children.length === 0) return [];
    return `<ids> includes ${named(row)}, the parent of ${children.map(named).join(', ')}; remove these as well, or give them another parent`;
  });
  if (faults.length > 0) throw usageError(faults.join('\n'));
}

/** The row of an id; throws a usage error that names up to eight rows there are. */
export function requireRow<F extends Fields>(
  kind: ContentKind<F>,
  rows: readonly RowOf<F>[],
  id: unknown,
  label: (name: string) => string,
): RowOf<F> {
  const found = rows.find((row) => String(row.id) === String(id));
  if (found) return found;
  const listed = 8;
  const named = rows.slice(0, listed).map((row) => `${row.id} (${titleOf(kind, row)})`);
  const more = rows.length > listed ? ` and ${rows.length - listed} more` : '';
  throw usageError(
    `${label('id')} is ${JSON.stringify(id)}, but there is no such ${kind.noun}; there are: ${named.join(', ') || 'none yet'}${more}`,
  );
}

/** What fields do in the database while commands read them. */
function commandContext(db: Db, { id: tenantId, primaryColor }: Tenant, { files = [], warn = () => {} }: Inputs) {
  const context: Pick<ReadContext, 'warn' | 'storeFile' | 'describeMedia' | 'exists'> = {
    warn,
    storeFile: async (fileName, { accept, folder, alt }) => {
      const file = findFile(files, fileName);
      if (!file) throw usageError('the file has to be named on the command line as well: --pictures FILES');
      const media = await parseMedia(file, 'the file', accept);
      return (await storeMedia(db, media, { tenantId, folder, alt, placeholder: primaryColor })).id;
    },
    describeMedia: async (ids, alt) => {
      if (ids.length === 0) return;
      const isDescribed = and(eq(image.tenantId, tenantId), inArray(image.id, [...ids]));
      await db.update(image).set({ alt }).where(isDescribed);
    },
    exists: async (target, id) => {
      const table = targetTable(target);
      const isRow = and(eq(table.tenantId, tenantId), eq(table.id, id));
      return (await db.select({ id: table.id }).from(table).where(isRow)).length > 0;
    },
  };
  return context;
}

const baseName = (path: string) => path.split(/[/\\]/).at(-1);
const findFile = (files: readonly SourceFile[], wanted: string): SourceFile | undefined =>
  files.find(({ name }) => name === wanted) ?? files.find(({ name }) => baseName(name) === baseName(wanted));
