import type { ContentKind, RowOf } from '../content/define-content.ts';
import { type Fields, type ReadContext, refuse } from '../content/fields/field.ts';
import { type Problem, refusedRows, type Warning } from '../content/fields/problem.ts';
import { openChangeSet } from '../db/change-set.ts';
import type { Database, Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Tenant } from '../domain/tenant.ts';
import {
  describeMedia,
  describesAnew,
  findFile,
  parsePicture,
  type SourceFile,
  storeMedia,
} from '../images/store-media.ts';
import { recordRefusals, requireRight } from '../staff/refusals.ts';
import { type Change, differs } from './audit.ts';
import { lockRows } from './change-rows.ts';
import { loadCollege, openNames } from './names.ts';
import { noSuchRow } from './no-such-row.ts';
import { openRows } from './open-rows.ts';
import { findSame, planChange } from './plan-change.ts';
import type { RowInput } from './read-row.ts';
import { stageFiles } from './stage-files.ts';
import { storeChanges } from './store-changes.ts';
import { isChangedSince, staleRow, staleValues } from './versions.ts';
import { requireRights, requireRightToDescribe, type Writer } from './writer.ts';

export type Writing = Writer & {
  tenant: Tenant;
  dryRun?: boolean | undefined;
  /** When the rows are written (default: now). */
  now?: Temporal.Instant;
};

type Inputs = { files?: readonly SourceFile[]; warn?: (warning: Warning) => void };

/** Above this number of rows, everything is read at once. */
const maxLookups = 10;

export type Written<F extends Fields> = { action: 'added' | 'changed' | 'unchanged'; row: RowOf<F> };

/** Adds or changes all rows or none. An input with an `id` changes that row. Throws the error of `refusedRows` with every problem. */
export const writeRows = async <F extends Fields>(...writing: Parameters<typeof importRows<F>>): Promise<RowOf<F>[]> =>
  (await importRows(...writing)).map(({ row }) => row);

/**
 * The same; with `matches`, an input also changes the row that has its identifying values, unless inputs are `identified`: then those
 * without an `id` are new. Rows that an input does not change are not written.
 */
export async function importRows<F extends Fields>(
  database: Pick<Database, 'db' | 'files'>,
  kind: ContentKind<F>,
  inputs: readonly RowInput[],
  {
    tenant,
    dryRun = false,
    now = Temporal.Now.instant(),
    files = [],
    warn = () => {},
    matches = false,
    identified = false,
    ...writer
  }: Writing & Inputs & { matches?: boolean; identified?: boolean },
): Promise<Written<F>[]> {
  const staged = await stageFiles(database, kind, inputs, { tenant, files });
  const write = async (db: Db): Promise<Written<F>[]> => {
    const media = { ...mediaWriter(db, tenant, files, writer), storeFile: staged.storer(db, now) };
    const areMany = inputs.length > maxLookups;
    const names = areMany ? await loadCollege(db, tenant, kind) : openNames(db, tenant, kind);
    const college = { ...names, ...media, now };
    const addedCount = inputs.filter(({ values }) => values['id'] === undefined).length;
    let newId = addedCount > 0 ? await reserveIds(db, tenant.id, kind.name, addedCount) : 0;
    const given = inputs.map(({ values }) => idOf(values['id'])).filter((id) => id > 0);
    await lockRows(db, kind, tenant.id, given);
    const rows = await openRows(db, kind, tenant.id, { all: areMany });
    const changes: (Change & { before: RowOf<F> | undefined; after: RowOf<F> })[] = [];
    const problems: Problem[] = [];
    const written = new Set<number>();
    for (const [row, input] of inputs.entries()) {
      const { id, ...values } = input.values;
      const reading = { ...college, warn: (warning: Omit<Warning, 'row'>) => warn({ ...warning, row }) };
      const same =
        matches && !identified && id === undefined
          ? await findSame(kind, input, { college: reading, rows })
          : undefined;
      const stored = id === undefined ? same : await rows.get(idOf(id));
      if (id !== undefined && !stored) {
        problems.push({ ...(await noSuchRow(db, kind, tenant.id, id)), row });
        continue;
      }
      if (stored && Object.keys(values).length === 0) {
        problems.push({ row, field: 'id', path: [], value: id, code: 'empty', message: 'there is nothing to change' });
        continue;
      }
      const plan = { college: reading, rows, stored, id: stored?.id ?? newId++ };
      const { before, after, problems: found } = await planChange(kind, { values }, plan);
      const isStale = before && !written.has(before.id) && isChangedSince(before, input.unchangedSince);
      const stale = isStale
        ? [await staleRow(db, kind, before, college), ...staleValues(kind, values, { before, after }, college)]
        : [];
      problems.push(...[...stale, ...found].map((problem) => ({ ...problem, row })));
      written.add(after.id);
      changes.push({ action: before ? 'change' : 'add', before, after });
      rows.set(after);
    }
    if (problems.length > 0) {
      // first, because problems tell what is stored
      await requireRights(db, kind, changes, { tenantId: tenant.id, ...writer });
      throw refusedRows(problems);
    }
    const differing = new Set(changes.filter((change) => !change.before || differs(kind, change)));
    await storeChanges(db, kind, [...differing], { tenant, now, ...writer });
    return changes.map((change) => ({
      action: change.before ? (differing.has(change) ? 'changed' : 'unchanged') : 'added',
      // the stored version
      row: differing.has(change) ? change.after : (change.before ?? change.after),
    }));
  };
  return recordRefusals(database.db, tenant.id, writer.door, () => inTransaction(database, dryRun, write)).finally(
    staged.deleteUnused,
  );
}

/** An id as it was given; 0 for what is none. */
export const idOf = (given: unknown): number => (/^\d{1,9}$/.test(String(given)) ? Number(given) : 0);

/** Stores pictures and alternative texts while fields are read. */
const mediaWriter = (
  db: Db,
  { id: tenantId, primaryColor }: Tenant,
  files: readonly SourceFile[],
  { rights, ...writer }: Writer,
): Pick<ReadContext, 'storePicture' | 'describeMedia'> => ({
  storePicture: async (fileName, { folder, alt, square }) => {
    requireRight(rights, { level: 'draft', kind: 'image' });
    const file = findFile(files, fileName);
    if (!file) return refuse('the file was not sent with the row', 'not-sent');
    const media = await parsePicture(file, 'the file');
    if (square && (media.width !== media.height || media.width < square.min || media.width > square.max))
      return refuse(
        `the file is ${media.width} by ${media.height} pixels; it has to be square, ${square.min} to ${square.max} pixels wide`,
      );
    return storeMedia(db, media, { tenantId, folder, alt, placeholder: primaryColor });
  },
  describeMedia: async (ids, alt) => {
    await requireRightToDescribe(db, tenantId, rights, { ids, alt });
    // the description is stored before the row
    if (await describesAnew(db, tenantId, ids, alt)) await openChangeSet(db, { tenantId, ...writer });
    await describeMedia(db, tenantId, ids, alt);
  },
});
