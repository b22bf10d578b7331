import { and, eq, inArray } from 'drizzle-orm';

import { type College, loadCollege } from '../cli/college.ts';
import type { CommandContext, InputFile } from '../cli/command.ts';
import { optionName } from '../cli/options.ts';
import { keepPicture, parsePicture } from '../cli/picture.ts';
import { announceChange } from '../db/announce.ts';
import type { Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { game } from '../db/schema/game.ts';
import { image } from '../db/schema/image.ts';
import type { Tenant } from '../domain/tenant.ts';
import { usageError } from '../domain/usage-error.ts';
import { recordChanges } from './audit.ts';
import type { ContentKind, RowOf } from './define-content.ts';
import type { Fields, ReadContext } from './fields/field.ts';
import { blankRow, type RowInput, readRow, rowFaults, titleOf } from './read-row.ts';
import { deleteRow, findRows, insertRows, moveAddress, updateRow } from './rows.ts';

type Writing = {
  tenant: Tenant;
  dryRun?: boolean;
  files?: readonly InputFile[];
  /** When the rows are written (default: now). */
  now?: Temporal.Instant;
};

/** Adds or changes all rows or none. An input with an `id` changes that row. Throws a usage error that lists every fault. */
export function writeRows<F extends Fields>(
  { database, io, actor = 'cli' }: CommandContext,
  kind: ContentKind<F>,
  inputs: readonly RowInput[],
  { tenant, dryRun = false, files = [], now = Temporal.Now.instant() }: Writing,
): Promise<RowOf<F>[]> {
  return inTransaction(database, dryRun, async (db) => {
    const faults: string[] = [];
    const written: RowOf<F>[] = [];
    const warn = (message: string) => io.err(`warning: ${message}`);
    const changedAt = now.toString();
    let college = await loadCollege(db, tenant);
    let all = await findRows(db, kind, tenant.id);
    const isChange = ({ values: { id } }: RowInput) => id !== undefined;
    const newCount = inputs.filter((input) => !isChange(input)).length;
    let nextId = newCount > 0 ? await reserveIds(db, tenant.id, kind.name, newCount) : 0;
    let added: RowOf<F>[] = [];
    const insertAdded = async () => {
      const rows = await insertRows(db, kind, added);
      const changes = rows.map((after) => ({ action: 'add' as const, after }));
      await recordChanges(db, kind, changes, { actor, changedAt });
      written.push(...rows);
      added = [];
    };
    for (const input of inputs) {
      if (isChange(input) && added.length > 0) {
        // the row to change may be among them
        await insertAdded();
        all = await findRows(db, kind, tenant.id);
      }
      let isStale = false;
      const onPicture = () => {
        isStale = true;
      };
      const context = readContext(db, college, { input: input.values, files, now, warn, onPicture });
      const before = isChange(input) ? requireRow(kind, all, input.values['id'], input.label) : undefined;
      const result = await nextRow(kind, before ?? nextId++, input, { context, all });
      if (isStale) college = await loadCollege(db, tenant);
      if ('faults' in result) {
        faults.push(...result.faults);
        continue;
      }
      const row = { ...result.row, updatedAt: changedAt };
      if (!before) {
        added.push(row);
        all = [row, ...all];
        continue;
      }
      const after = { ...row, ...(await updateRow(db, kind, row, { ...result.changes, updatedAt: changedAt })) };
      await moveAddress(db, kind, before, after);
      await recordChanges(db, kind, [{ action: 'change', before, after }], { actor, changedAt });
      written.push(after);
      all = all.map((one) => (one.id === after.id ? after : one));
    }
    if (faults.length > 0) throw usageError(faults.join('\n'));
    await insertAdded();
    await announceChange(db, tenant.id);
    return written;
  });
}

type NextRow<F extends Fields> = { row: RowOf<F>; changes: Partial<RowOf<F>> } | { faults: string[] };

/** A row as an input leaves it: the given row changed, or a new one with the given id. */
async function nextRow<F extends Fields>(
  kind: ContentKind<F>,
  target: RowOf<F> | number,
  input: RowInput,
  { context, all }: { context: ReadContext; all: readonly RowOf<F>[] },
): Promise<NextRow<F>> {
  const { id: _, ...values } = input.values;
  const before = typeof target === 'number' ? undefined : target;
  const id = typeof target === 'number' ? target : target.id;
  if (before && Object.keys(values).length === 0)
    throw usageError(`Nothing is to be changed; see: npm run cli -- ${kind.group} change --help`);
  const own = { ...input, values };
  const known = before ? { ...context, row: before } : context;
  const read = await readRow(kind, own, known);
  if (read.faults.length > 0) return { faults: read.faults };
  const changes = read.changes as Partial<RowOf<F>>;
  const others = all.filter((one) => one.id !== id);
  const filled = before ?? { ...blankRow(kind), ...fillRow(kind, changes, { ...context, id, others }) };
  const row = { ...filled, ...changes, tenantId: context.tenant.id, id } as RowOf<F>;
  const faults = await rowFaults(kind, row, own, { ...known, others });
  return faults.length > 0 ? { faults } : { row, changes };
}

/** Values of a new row that nobody gave; a manually ordered one comes last. */
function fillRow<F extends Fields>(
  kind: ContentKind<F>,
  input: Partial<RowOf<F>>,
  context: ReadContext & { id: number; others: readonly RowOf<F>[] },
): object {
  const last = Math.max(0, ...context.others.map((row) => Number(Reflect.get(row, 'position') ?? 0)));
  const position = kind.order === 'manual' ? { position: last + 1 } : {};
  return { ...position, ...kind.fill?.(input, context) };
}

/** Takes rows out of use as the kind has it, all or none, and reports each: whether it was changed or had ended before. */
export function endRows<F extends Fields>(
  { database, actor = 'cli' }: CommandContext,
  kind: ContentKind<F>,
  ids: readonly string[],
  { tenant, dryRun = false }: Writing,
): Promise<{ row: RowOf<F>; isChanged: boolean }[]> {
  return inTransaction(database, dryRun, async (db) => {
    const all = await findRows(db, kind, tenant.id);
    const rows = ids.map((id) => requireRow(kind, all, id, optionName));
    const kept = all.filter((row) => !rows.includes(row));
    const faults = rows.flatMap((row) => kind.checkEnd?.(row, kept) ?? []);
    if (faults.length > 0) throw usageError(faults.join('\n'));
    const ended: { row: RowOf<F>; isChanged: boolean }[] = [];
    for (const row of rows) {
      const changes = endOf(kind, row, Temporal.Now.instant());
      const isChanged = changes !== undefined;
      if (changes === 'delete') await deleteRow(db, kind, row);
      else if (changes) await updateRow(db, kind, row, changes);
      const after = changes === 'delete' ? undefined : { ...row, ...changes };
      if (isChanged) await recordChanges(db, kind, [{ action: 'end', before: row, after }], { actor });
      ended.push({ row, isChanged });
    }
    await announceChange(db, tenant.id);
    return ended;
  });
}

/** The change that takes a row out of use; undefined when it already is. */
function endOf(
  { ends, visibility }: ContentKind,
  row: object,
  now: Temporal.Instant,
): Record<string, unknown> | 'delete' | undefined {
  const { until = '', access = '', switches: [first = ''] = [] } = visibility;
  if (ends === 'delete') return 'delete';
  if (ends === 'switch') return Reflect.get(row, first) === true ? { [first]: false } : undefined;
  if (ends === 'hide') return Reflect.get(row, access) === 'hidden' ? undefined : { [access]: 'hidden' };
  const end: string | null = Reflect.get(row, until);
  return end && Temporal.Instant.compare(end, now) <= 0 ? undefined : { [until]: now.toString() };
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

type Given = Pick<ReadContext, 'input' | 'now' | 'warn'> & {
  files: readonly InputFile[];
  /** Called after a picture was stored or described. */
  onPicture: () => void;
};

function readContext(db: Db, college: College, { files, onPicture, ...given }: Given): ReadContext {
  const { tenant } = college;
  return {
    ...college,
    ...given,
    storePicture: async (fileName, { folder, alt }) => {
      const file = findFile(files, fileName);
      if (!file) throw usageError('the file has to be named on the command line as well: --pictures FILES');
      const picture = await parsePicture(file, 'the file');
      const place = { tenantId: tenant.id, folder, alt, placeholder: tenant.primaryColor };
      const { id } = await keepPicture(db, picture, place);
      onPicture();
      return id;
    },
    describePictures: async (ids, alt) => {
      if (ids.length === 0) return;
      await db
        .update(image)
        .set({ alt })
        .where(and(eq(image.tenantId, tenant.id), inArray(image.id, [...ids])));
      onPicture();
    },
    hasGame: async (id) => {
      const rows = await db
        .select({ id: game.id })
        .from(game)
        .where(and(eq(game.tenantId, tenant.id), eq(game.id, id)));
      return rows.length > 0;
    },
  };
}

const baseName = (path: string) => path.split(/[/\\]/).at(-1);
const findFile = (files: readonly InputFile[], wanted: string): InputFile | undefined =>
  files.find(({ name }) => name === wanted) ?? files.find(({ name }) => baseName(name) === baseName(wanted));
