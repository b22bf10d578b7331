import { and, eq, ne, type SQL, sql } from 'drizzle-orm';

import type { ContentKind, Fault } from './define-content.ts';
import { columnOf, tableOf } from './table.ts';

/** A row that everyone with its address may read now. */
export function isReadable(kind: ContentKind): SQL | undefined {
  const { access, from, until, switches = [] } = kind.visibility;
  const column = (key: string) => columnOf(tableOf(kind), key);
  return and(
    access ? ne(column(access), 'hidden') : undefined,
    from ? sql`(${column(from)} is null or ${column(from)} <= now())` : undefined,
    until ? sql`(${column(until)} is null or ${column(until)} >= now())` : undefined,
    ...switches.map((key) => eq(column(key), true)),
  );
}

/** A row that lists, search and feeds show now. */
export function isListed(kind: ContentKind): SQL | undefined {
  const { access } = kind.visibility;
  return and(isReadable(kind), access ? eq(columnOf(tableOf(kind), access), 'public') : undefined);
}

/** Instants at which a row appears and disappears, as stored. */
const datesOf = (
  { visibility: { from = '', until = '' } }: ContentKind,
  row: object,
): (string | null | undefined)[] => [Reflect.get(row, from), Reflect.get(row, until)];

/** Whether a row is `planned`, `shown`, `ended`, `hidden` or `off`; `on` where it has no dates; undefined where nothing restricts it. */
export function stateOf(kind: ContentKind, row: object, now: Temporal.Instant): string | undefined {
  const { access = '', from, until, switches = [] } = kind.visibility;
  const [start, end] = datesOf(kind, row);
  if (end && Temporal.Instant.compare(end, now) <= 0) return 'ended';
  if (switches.some((key) => Reflect.get(row, key) === false)) return 'off';
  if (Reflect.get(row, access) === 'hidden') return 'hidden';
  if (start && Temporal.Instant.compare(start, now) > 0) return 'planned';
  if (from || until) return 'shown';
  return switches.length > 0 ? 'on' : undefined;
}

/** The fault of an end before its start. */
export function datesFault(kind: ContentKind, row: object): Fault[] {
  const { from, until = '' } = kind.visibility;
  const [start, end] = datesOf(kind, row);
  if (!start || !end || Temporal.Instant.compare(start, end) < 0) return [];
  return [{ field: until, message: `it has to be after ${from}` }];
}

/** How commands take a row of a kind out of use. */
export type Ending = 'until' | 'switch' | 'hide' | 'delete';

export function endingOf({ visibility: { until, switches = [], access } }: ContentKind): Ending {
  if (until) return 'until';
  if (switches.length > 0) return 'switch';
  return access ? 'hide' : 'delete';
}

/** The change that takes a row out of use; none when it already is. */
export function endOf(kind: ContentKind, row: object, now: Temporal.Instant): Record<string, unknown> | undefined {
  const { until = '', access = '', switches: [first = ''] = [] } = kind.visibility;
  const ending = endingOf(kind);
  if (ending === 'switch') return Reflect.get(row, first) === true ? { [first]: false } : undefined;
  if (ending === 'hide') return Reflect.get(row, access) === 'hidden' ? undefined : { [access]: 'hidden' };
  const end: string | null = Reflect.get(row, until);
  return end && Temporal.Instant.compare(end, now) <= 0 ? undefined : { [until]: now.toString() };
}
