import { and, asc, desc, eq, exists, gte, lt, type SQL, sql } from 'drizzle-orm';

import type { ContentKind } from '../content/define-content.ts';
import { printWallTime } from '../content/fields/instant.ts';
import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { changeSet, contentChange, rowChange } from '../db/schema/content-change.ts';
import { correlated } from '../db/subqueries.ts';
import type { Tenant } from '../domain/tenant.ts';
import { findRowChanges } from './recorded-rows.ts';
import { contentOf, nameOfRow } from './row-owners.ts';

/** Which change sets to list. */
export type ChangeSetFilter = {
  kind?: Pick<ContentKind, 'name'> | undefined;
  contentId?: number | undefined;
  actor?: string | undefined;
  /** YYYY-MM-DD, in the time zone of the college. */
  day?: string | undefined;
  number?: number | undefined;
};

/** The last change sets of a college, the newest first, with the number of their rows and the last set that takes them back. */
export function findChangeSets(db: Db, { id: tenantId, timezone }: Tenant, filter: ChangeSetFilter, limit: number) {
  const ofSet = <Table extends typeof contentChange | typeof rowChange>(table: Table): SQL | undefined =>
    and(eq(table.tenantId, changeSet.tenantId), eq(table.changeSetId, changeSet.id));
  const { kind, contentId, actor, day, number } = filter;
  const named = kind && {
    kind: kind.name,
    ...(contentId !== undefined && { contentId }),
  };
  const isAbout =
    named &&
    exists(
      db
        .select({ one: sql`1` })
        .from(contentChange)
        .where(and(ofSet(contentChange), matching(contentChange, named))),
    );
  const start = day === undefined ? undefined : Temporal.PlainDate.from(day);
  const instantOf = (date: Temporal.PlainDate) => date.toZonedDateTime(timezone).toInstant().toString();
  return db
    .select({
      number: changeSet.id,
      changedAt: changeSet.changedAt,
      actor: changeSet.actor,
      door: changeSet.door,
      about: changeSet.about,
      requestId: changeSet.requestId,
      undoes: changeSet.undoes,
      rows: correlated<number>(sql`greatest(
        (select count(distinct (${rowChange.tableName}, ${rowChange.rowKey}))::int from ${rowChange} where ${ofSet(rowChange)}),
        (select count(*)::int from ${contentChange} where ${ofSet(contentChange)}))`),
      undoneBy: correlated<number | null>(sql`(select max(undo.id) from ${changeSet} undo
        where undo.tenant_id = ${changeSet.tenantId} and undo.undoes = ${changeSet.id})`),
    })
    .from(changeSet)
    .where(
      and(
        matching(changeSet, {
          tenantId,
          ...(actor !== undefined && { actor }),
          ...(number !== undefined && { id: number }),
        }),
        start && gte(changeSet.changedAt, instantOf(start)),
        start && lt(changeSet.changedAt, instantOf(start.add({ days: 1 }))),
        isAbout,
      ),
    )
    .orderBy(desc(changeSet.id))
    .limit(limit);
}

/** `change set 43, by anna at 11/28/26, 4:00 PM`. */
export async function describeSet(db: Db, { id: tenantId, timezone }: Tenant, number: number): Promise<string> {
  const [found] = await db
    .select({ actor: changeSet.actor, changedAt: changeSet.changedAt })
    .from(changeSet)
    .where(matching(changeSet, { tenantId, id: number }));
  if (!found) throw new Error(`There is no change set ${number}`);
  return `change set ${number}, by ${found.actor} at ${printWallTime(found.changedAt, timezone)}`;
}

/** A row that a set changed, with former and new values: by field for content, by column for other tables. */
type SetChange = { row: string; action: 'add' | 'change' | 'end'; changes: Record<string, [unknown, unknown]> };

/** What a set changed, in the order in which it was stored. */
export async function findSetChanges(db: Db, tenantId: number, number: number): Promise<SetChange[]> {
  const ofSet = matching(contentChange, { tenantId, changeSetId: number });
  const entries = await db.select().from(contentChange).where(ofSet).orderBy(asc(contentChange.id));
  const rows = (await findRowChanges(db, tenantId, number)).reverse();
  const others = rows.filter((change) => !contentOf(change, change.before ?? change.after));
  return [
    ...entries.map(({ kind, contentId, action, changes }) => ({ row: `${kind} ${contentId}`, action, changes })),
    ...others.map((change): SetChange => {
      const { before, after } = change;
      const columns = Object.keys({ ...before, ...after }).filter((column) => column !== 'tenant_id');
      const pairs = columns.map((column) => [column, [before?.[column] ?? null, after?.[column] ?? null]] as const);
      return {
        row: nameOfRow(change, undefined),
        action: before ? (after ? 'change' : 'end') : 'add',
        changes: Object.fromEntries(
          pairs.filter(([, [old, now]]) => old !== null || now !== null).map(([column, pair]) => [column, [...pair]]),
        ),
      };
    }),
  ];
}
