import { and, eq, ne, type SQL, sql } from 'drizzle-orm';

import { type ContentKind, parentOf } from '../../content/define-content.ts';
import { columnOf, tableOf } from './tables.ts';

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

/** Whether lists, search and feeds show a row now. */
export function isListed(kind: ContentKind): SQL | undefined {
  const { access } = kind.visibility;
  const isPublic = access ? eq(columnOf(tableOf(kind), access), 'public') : undefined;
  return and(isReadable(kind), isPublic, ofParent(kind, isListed));
}

/** Whether an instant is not in the future; false for null. */
export const isPast = (instant: string | null, now: Temporal.Instant): boolean =>
  instant !== null && Temporal.Instant.compare(instant, now) <= 0;
