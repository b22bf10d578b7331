import { and, eq, ne, type SQL, sql } from 'drizzle-orm';

import type { ContentKind, Fault } from './define-content.ts';
import { columnOf, tableOf } from './table.ts';

/** Whether everyone with the URL of a row may read it now. */
export function isReadable(kind: ContentKind): SQL | undefined {
  const { access, from, until, switches = [] } = kind.visibility;
  const column = (key: string) => columnOf(tableOf(kind), key);
  return and(
    access ? ne(column(access), 'hidden') : undefined,
    from ? sql`(${column(from)} is null or ${column(from)} <= now())` : undefined,
    until ? sql`(${column(until)} is null or ${column(until)} >= now())` : undefined,
    ...switches.map((key) => eq(column(key), true)),
    ofParent(kind, isReadable),
  );
}

/** Whether the parent row satisfies a rule as well. */
function ofParent(kind: ContentKind, rule: typeof isReadable): SQL | undefined {
  const parent = parentOf(kind);
  if (!parent || !kind.partOf) return undefined;
  const [own, other] = [tableOf(kind), tableOf(parent)];
  const isParent = and(eq(other.tenantId, own.tenantId), eq(other.id, columnOf(own, kind.partOf)), rule(parent));
  return sql`exists (select 1 from ${other} where ${isParent})`;
}

/** The kind of the parent rows. */
export function parentOf({ partOf = '', fields }: ContentKind): ContentKind | undefined {
  const { storage } = fields[partOf] ?? {};
  return storage?.as === 'reference' ? (storage.to as ContentKind) : undefined;
}

/** Whether lists, search and feeds show a row now. */
export function isListed(kind: ContentKind): SQL | undefined {
  const { access } = kind.visibility;
  const isPublic = access ? eq(columnOf(tableOf(kind), access), 'public') : undefined;
  return and(isReadable(kind), isPublic, ofParent(kind, isListed));
}

/** Stored instants at which a row becomes visible and invisible. */
const datesOf = (
  { visibility: { from = '', until = '' } }: ContentKind,
  row: object,
): [start: string | null, end: string | null] => [Reflect.get(row, from) ?? null, Reflect.get(row, until) ?? null];

/** Whether a row is `planned`, `shown`, `ended`, `hidden` or `off`; `on` if it has no dates; undefined if nothing restricts it. */
export function stateOf(kind: ContentKind, row: object, now: Temporal.Instant): string | undefined {
  const { access = '', from, until, switches = [] } = kind.visibility;
  const [start, end] = datesOf(kind, row);
  if (isPast(end, now)) return 'ended';
  if (switches.some((key) => Reflect.get(row, key) === false)) return 'off';
  if (Reflect.get(row, access) === 'hidden') return 'hidden';
  if (start && !isPast(start, now)) return 'planned';
  if (from || until) return 'shown';
  return switches.length > 0 ? 'on' : undefined;
}

/** The error for an end before the start. */
export function datesFault(kind: ContentKind, row: object): Fault[] {
  const { from, until = '' } = kind.visibility;
  const [start, end] = datesOf(kind, row);
  if (!start || !end || Temporal.Instant.compare(start, end) < 0) return [];
  return [{ field: until, message: `it has to be after ${from}` }];
}

/** How commands end a row, and what they print. Without `changes`, the row is deleted. */
type Ending = {
  verb: 'end' | 'remove';
  summary: string;
  done: string;
  unchanged: string;
  /** The changed values; undefined if the row has already ended. */
  changes?(row: object, now: Temporal.Instant): Record<string, unknown> | undefined;
};

export function endingOf({ visibility: { until, switches: [first] = [], access } }: ContentKind): Ending {
  if (until)
    return {
      verb: 'end',
      summary: 'End',
      done: 'ended',
      unchanged: 'had ended',
      changes: (row, now) => (isPast(Reflect.get(row, until), now) ? undefined : { [until]: now.toString() }),
    };
  if (first)
    return {
      verb: 'end',
      summary: 'Switch off',
      done: 'switched off',
      unchanged: 'was off',
      changes: (row) => (Reflect.get(row, first) === true ? { [first]: false } : undefined),
    };
  if (access)
    return {
      verb: 'end',
      summary: 'Hide',
      done: 'hidden',
      unchanged: 'was hidden',
      changes: (row) => (Reflect.get(row, access) === 'hidden' ? undefined : { [access]: 'hidden' }),
    };
  return { verb: 'remove', summary: 'Remove', done: 'removed', unchanged: 'was removed' };
}

/** Whether an instant is not in the future; false for null. */
export const isPast = (instant: string | null, now: Temporal.Instant): boolean =>
  instant !== null && Temporal.Instant.compare(instant, now) <= 0;
