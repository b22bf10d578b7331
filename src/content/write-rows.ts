import { and, eq, inArray } from 'drizzle-orm';

import { loadCollege } from '../cli/college.ts';
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
import { recordChange } from './audit.ts';
import type { ContentKind, RowOf } from './define-content.ts';
import type { Fields, ReadContext } from './fields/field.ts';
import { blankRow, type RowInput, readRow, rowFaults, titleOf } from './read-row.ts';
import { deleteRow, findRows, insertRow, moveAddress, updateRow } from './rows.ts';

type Writing = { tenant: Tenant; dryRun?: boolean; files?: readonly InputFile[] };

/** Adds or changes all rows or none. An input with an `id` changes that row. Throws a usage error that lists every fault. */
export function writeRows<F extends Fields>(
  { database, io, actor = 'cli' }: CommandContext,
  kind: ContentKind<F>,
  inputs: readonly RowInput[],
  { tenant, dryRun = false, files = [] }: Writing,
): Promise<RowOf<F>[]> {
  return inTransaction(database, dryRun, async (db) => {
    const faults: string[] = [];
    const written: RowOf<F>[] = [];
    for (const input of inputs) {
      const warn = (message: string) => io.err(`warning: ${message}`);
      const context = await readContext(db, tenant, { input: input.values, files, warn });
      const result = await writeRow(db, kind, input, context, actor);
      if (Array.isArray(result)) faults.push(...result);
      else written.push(result);
    }
    if (faults.length > 0) throw usageError(faults.join('\n'));
    await announceChange(db, tenant.id);
    return written;
  });
}

async function writeRow<F extends Fields>(
  db: Db,
  kind: ContentKind<F>,
  input: RowInput,
  context: ReadContext,
  actor: string,
): Promise<RowOf<F> | string[]> {
  const plain = kind;
  const { tenant } = context;
  const { id, ...values } = input.values;
  const all = await findRows(db, kind, tenant.id);
  const row = id === undefined ? undefined : requireRow(kind, all, id, input.label);
  if (row && Object.keys(values).length === 0)
    throw usageError(`Nothing is to be changed; see: npm run cli -- ${kind.group} change --help`);
  const own = { ...input, values };
  const known = row ? { ...context, row } : context;
  const { changes, faults } = await readRow(plain, own, known);
  if (faults.length > 0) return faults;
  const key = row ?? { tenantId: tenant.id, id: await reserveIds(db, tenant.id, kind.name) };
  const others = all.filter((one) => one.id !== key.id);
  const filled = row ?? {
    ...blankRow(plain),
    ...fillRow(kind, changes as Partial<RowOf<F>>, { ...context, id: key.id, others }),
  };
  const next = { ...filled, ...changes, tenantId: key.tenantId, id: key.id } as unknown as RowOf<F>;
  const wrong = await rowFaults(kind, next, own, { ...known, others });
  if (wrong.length > 0) return wrong;
  const stored = row ? await updateRow(db, kind, key, changes) : await insertRow(db, kind, next);
  if (row) await moveAddress(db, kind, row, next);
  await recordChange(db, plain, { actor, action: row ? 'change' : 'add', before: row, after: { ...next, ...stored } });
  return { ...next, ...stored };
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
      if (isChanged) await recordChange(db, kind, { actor, action: 'end', before: row, after });
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

async function readContext(
  db: Db,
  tenant: Tenant,
  { files, ...given }: Pick<ReadContext, 'input' | 'warn'> & { files: readonly InputFile[] },
): Promise<ReadContext> {
  return {
    ...(await loadCollege(db, tenant)),
    ...given,
    now: Temporal.Now.instant(),
    storePicture: async (fileName, { folder, alt }) => {
      const file = findFile(files, fileName);
      if (!file) throw usageError('the file has to be named on the command line as well: --pictures FILES');
      const picture = await parsePicture(file, 'the file');
      const place = { tenantId: tenant.id, folder, alt, placeholder: tenant.primaryColor };
      return (await keepPicture(db, picture, place)).id;
    },
    describePictures: async (ids, alt) => {
      if (ids.length === 0) return;
      await db
        .update(image)
        .set({ alt })
        .where(and(eq(image.tenantId, tenant.id), inArray(image.id, [...ids])));
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
