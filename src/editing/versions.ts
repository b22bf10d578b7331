import { type ContentKind, namedFields } from '../content/define-content.ts';
import type { FieldCollege } from '../content/fields/field.ts';
import { printWallTime } from '../content/fields/instant.ts';
import type { ValueProblem } from '../content/fields/problem.ts';
import type { Db } from '../db/client.ts';
import type { Row } from '../db/content/rows.ts';
import { differingFields, findChanges } from './audit.ts';
import { printRow } from './print-row.ts';

type Version = { updatedAt: string };

/**
 * The time of a change, which is the version of the row from then on: in microseconds, as Postgres stores it, and later than that of
 * the row before.
 */
export function nextVersion(before: Version | undefined, now: Temporal.Instant): string {
  const time = now.round({ smallestUnit: 'microsecond', roundingMode: 'floor' });
  if (!before) return time.toString();
  const earliest = Temporal.Instant.from(before.updatedAt).add({ microseconds: 1 });
  return (Temporal.Instant.compare(time, earliest) < 0 ? earliest : time).toString();
}

/** Whether a row was changed after an instant. */
export const isChangedSince = ({ updatedAt }: Version, instant: string | undefined): boolean =>
  instant !== undefined && Temporal.Instant.compare(updatedAt, instant) > 0;

/** The problem of a row that was changed since its version was read: by whom, and when. */
export async function staleRow(
  db: Db,
  kind: ContentKind,
  row: Row & Version,
  { tenant: { timezone } }: Pick<FieldCollege, 'tenant'>,
): Promise<ValueProblem> {
  const [last] = await findChanges(db, kind, row).limit(1);
  const message = `it was changed at ${printWallTime(row.updatedAt, timezone)}${last ? ` by ${last.actor}` : ''}`;
  return { field: 'id', path: [], value: row.id, code: 'stale', message };
}

/** A problem for each given value that differs from the stored one. */
export function staleValues(
  kind: ContentKind,
  values: Readonly<Record<string, unknown>>,
  { before, after }: { before: Row; after: Row },
  college: FieldCollege,
): ValueProblem[] {
  const differing = new Set(differingFields(kind, { before, after }).map(([key]) => key));
  const printed = printRow(kind, before, college);
  return namedFields(kind).flatMap(({ key, name }): ValueProblem[] => {
    if (!(name in values) || !differing.has(key)) return [];
    const stored = printed[name] ?? null;
    const message = stored === null ? 'it is empty now' : `it is ${JSON.stringify(stored)} now`;
    return [{ field: name, path: [], value: values[name], stored, code: 'stale', message }];
  });
}
