import { announceChange } from '../../db/announce.ts';
import { reserveIds } from '../../db/ids.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { wholeOrNothing } from '../../importers/save/whole-or-nothing.ts';
import { loadCollege } from '../college.ts';
import type { CommandContext, InputFile } from '../command.ts';
import type { Reading } from '../fields/field.ts';
import type { Given } from '../given.ts';
import { usageError } from '../usage-error.ts';
import { blankRow, faultsOf, readRow } from './read-row.ts';
import type { Resource, Row } from './resource.ts';
import { findRow } from './find-row.ts';
import { insertRow, updateRow } from './rows.ts';

export type Writing = { tenant: Tenant; dryRun?: boolean; files: readonly InputFile[] };

/** Adds or changes all the rows that are given, or none: throws a usage error with every fault. A row with an `id` is changed. */
export function writeRows<Of extends Row>(
  { database, io }: CommandContext,
  resource: Resource<Of>,
  given: readonly Given[],
  { tenant, dryRun = false, files }: Writing,
): Promise<Of[]> {
  return wholeOrNothing(database, dryRun, async (db) => {
    const faults: string[] = [];
    const rows: Of[] = [];
    for (const one of given) {
      const warn = (message: string) => io.err(`warning: ${message}`);
      const reading = { ...(await loadCollege(db, tenant)), db, now: Temporal.Now.instant(), files, warn };
      const written = await writeRow(resource, one, { ...reading, given: one.values });
      if (Array.isArray(written)) faults.push(...written);
      else rows.push(written);
    }
    if (faults.length > 0) throw usageError(faults.join('\n'));
    await announceChange(db, tenant.id);
    return rows;
  });
}

async function writeRow<Of extends Row>(
  resource: Resource<Of>,
  given: Given,
  reading: Reading,
): Promise<Of | string[]> {
  const { id, ...values } = given.values;
  const row = id === undefined ? undefined : await findRow(resource, id, given.label, reading);
  const own = { ...given, values };
  const known = row ? { ...reading, row } : reading;
  const { changes, faults } = await readRow(resource, own, known);
  if (faults.length > 0) return faults;
  if (row && Object.keys(values).length === 0)
    throw usageError(`Nothing is to be changed; see: npm run cli -- ${resource.noun} change --help`);
  const key = row ?? {
    tenantId: reading.tenant.id,
    id: await reserveIds(reading.db, reading.tenant.id, resource.counter),
  };
  const filled = row ?? { ...blankRow(resource), ...(await resource.fill?.(changes as Partial<Of>, reading, key.id)) };
  const next = { ...filled, ...changes, tenantId: key.tenantId, id: key.id } as unknown as Of;
  const wrong = await faultsOf(resource, next, own, known);
  if (wrong.length > 0) return wrong;
  return row ? updateRow(reading.db, resource, key, changes) : insertRow(reading.db, resource, next);
}
