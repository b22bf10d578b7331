import { and, desc, eq, getTableName, gt, inArray, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';

import { writtenKinds } from '../content/core-kinds.ts';
import { type ContentKind, snakeCase } from '../content/define-content.ts';
import { announceWithdrawal } from '../db/announce.ts';
import { openChangeSet } from '../db/change-set.ts';
import type { Database, Db } from '../db/client.ts';
import { type Row, selectRows } from '../db/content/rows.ts';
import { tableOf } from '../db/content/tables.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { matching } from '../db/matching.ts';
import { changeSet, rowChange } from '../db/schema/content-change.ts';
import { everyTable } from '../db/schema/every-table.ts';
import { recordRefusals, requireRight } from '../staff/refusals.ts';
import { usageError } from '../web/usage-error.ts';
import { type Change, recordChanges } from './audit.ts';
import { describeSet } from './change-sets.ts';
import { type Reference, referencesTo } from './merge-rows.ts';
import { findRowChanges, keyOf, lockRecordedRows, type RowChange, type RowKey, revertRows } from './recorded-rows.ts';
import { problemsOfRows } from './restored-problems.ts';
import { contentOf, nameOfRow } from './row-owners.ts';
import { announceWritten } from './store-changes.ts';
import type { Writing } from './write-rows.ts';
import { requireRights, type Writer } from './writer.ts';

type Values = Record<string, unknown>;

/** A row that is as it was before a change set. */
export type TakenBack = { name: string; action: 'added' | 'changed' | 'removed' };

/**
 * Takes back everything that a change set did, as a set of its own. Throws a usage error that names each row on which later changes
 * build, with their set, and each row that could not be as it was.
 */
export function takeBackSet(
  database: Database,
  number: number,
  { tenant, dryRun = false, now = Temporal.Now.instant(), ...writer }: Writing,
): Promise<TakenBack[]> {
  const takeBack = async (db: Db) => {
    await requireInEffect(db, tenant.id, number);
    const entries = await findRowChanges(db, tenant.id, number);
    if (entries.length === 0) throw usageError(`What change set ${number} did to rows is not recorded.`);
    return revertEntries(db, entries, { tenant, now, ...writer, changeSetId: number, undoes: number });
  };
  return recordRefusals(database.db, tenant.id, writer.door, () => inTransaction(database, dryRun, takeBack));
}

type Reverting = Writer &
  Required<Pick<Writing, 'tenant' | 'now'>> & { changeSetId: number; undoes?: number | undefined };

/** Takes back what one set did to rows, given the newest change first. */
export async function revertEntries(
  db: Db,
  entries: readonly RowChange[],
  { tenant, now, changeSetId, undoes, ...writer }: Reverting,
): Promise<TakenBack[]> {
  const rows = [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()];
  const stored = await lockRecordedRows(db, tenant.id, rows);
  const left = netChanges(entries);
  const contents = contentsOf(entries);
  const before = await readContents(db, tenant.id, contents);
  // first, because problems tell what is stored
  for (const [kind, found] of before)
    await requireRights(
      db,
      kind,
      found.map((row): Change => ({ action: 'end', before: row })),
      { tenantId: tenant.id, ...writer },
    );
  for (const { tableName } of entries.filter((entry) => !contentOf(entry, entry.before ?? entry.after)))
    requireRight(writer.rights, { level: 'publish', kind: areaNames[tableName] ?? 'tenant' });
  const problems = [
    ...(await laterChanges(db, { tenant, changeSetId }, left, stored)),
    ...(await laterReferences(db, { tenant, changeSetId }, left)),
  ];
  if (problems.length > 0) throw usageError([...new Set(problems)].join('\n'));
  await openChangeSet(db, { tenantId: tenant.id, now, undoes, ...writer });
  await revertRows(db, tenant.id, withoutTimes(entries, left, stored)).catch((error: unknown) => {
    throw constraintError(error) ?? error;
  });
  const after = await readContents(db, tenant.id, contents);
  const changes = new Map(
    [...contents.keys()].map((kind) => [kind, changesOf(before.get(kind) ?? [], after.get(kind) ?? [])]),
  );
  for (const [kind, made] of changes) {
    await requireRights(db, kind, made, { tenantId: tenant.id, ...writer });
    problems.push(...(await problemsOfRows(db, kind, after.get(kind) ?? [], { tenant, now })));
  }
  if (problems.length > 0) throw usageError(problems.join('\n'));
  for (const [kind, made] of changes) {
    await recordChanges(db, kind, made, { now, ...writer });
    await announceWritten(db, kind, made, tenant.id);
  }
  if (entries.some((entry) => !contentOf(entry, entry.before ?? entry.after))) await announceWithdrawal(db, tenant.id);
  return [...left.values()].flatMap(({ entry, existed, exists }): TakenBack[] => {
    if (!('id' in entry.rowKey) || (!existed && !exists)) return [];
    const values = stored.get(keyOf(entry)) ?? entry.before;
    return [{ name: nameOfRow(entry, values), action: existed ? (exists ? 'changed' : 'added') : 'removed' }];
  });
}

/** The area of rights to which tables outside of content belong, by the name of a kind. */
const areaNames: Readonly<Record<string, string>> = {
  game: 'game',
  game_detail: 'game',
  image: 'image',
  roster_player: 'rosterPlayer',
  roster_staff: 'rosterStaff',
  season: 'season',
};

/** Throws for a set that does not exist or is already taken back. The set is locked, so that it is taken back once. */
async function requireInEffect(db: Db, tenantId: number, number: number): Promise<void> {
  const isSet = matching(changeSet, { tenantId, id: number });
  const [found] = await db.select({ id: changeSet.id }).from(changeSet).where(isSet).for('update');
  if (!found) throw usageError(`There is no change set ${number}; see: history list`);
  const undone = await undoneBy(db, tenantId, number);
  if (undone !== undefined) throw usageError(`Change set ${number} was taken back by change set ${undone}.`);
}

/** The set that takes another one back and is itself in effect. */
async function undoneBy(db: Db, tenantId: number, number: number): Promise<number | undefined> {
  const [last] = await db
    .select({ id: changeSet.id })
    .from(changeSet)
    .where(matching(changeSet, { tenantId, undoes: number }))
    .orderBy(desc(changeSet.id))
    .limit(1);
  if (!last || (await undoneBy(db, tenantId, last.id)) !== undefined) return undefined;
  return last.id;
}

/** What a set did to a row in the end: whether the row existed before and exists after it, and the values that it gave to the row. */
type NetChange = { entry: RowChange; existed: boolean; exists: boolean; before: Values; values: Values };

/** The net changes of each row, given the newest entry first. */
function netChanges(entries: readonly RowChange[]): ReadonlyMap<string, NetChange> {
  const net = new Map<string, NetChange>();
  for (const entry of entries.toReversed()) {
    const { before, after } = entry;
    const earlier = net.get(keyOf(entry));
    const exists = after !== null;
    const values = !before ? (after ?? {}) : { ...earlier?.values, ...after };
    if (!earlier) net.set(keyOf(entry), { entry, existed: before !== null, exists, before: before ?? {}, values });
    else net.set(keyOf(entry), { ...earlier, exists, before: { ...before, ...earlier.before }, values });
  }
  return net;
}

type Place = { tenant: Writing['tenant']; changeSetId: number };

/** A problem for each row that is no longer as the set left it. */
async function laterChanges(
  db: Db,
  place: Place,
  left: ReadonlyMap<string, NetChange>,
  stored: ReadonlyMap<string, Values>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [key, { entry, exists, values }] of left) {
    const row = stored.get(key);
    const differing = row
      ? Object.keys(values).filter((name) => !revisionTimes.has(name) && !isSame(values[name], row[name]))
      : [];
    const done =
      exists && !row
        ? 'was removed'
        : !exists && row
          ? 'was added again'
          : exists && differing.length > 0
            ? `was changed (${differing.join(', ')})`
            : undefined;
    if (done) problems.push(`${nameOfRow(entry, row ?? values)} ${done} later${await lastSetOf(db, place, entry)}`);
  }
  return problems;
}

/** Columns with the time of the last change to a text: they follow from changes, and no change builds on them. */
const revisionTimes = new Set(writtenKinds.flatMap(({ revised }) => (revised ? snakeCase(revised.at) : [])));

/** Leaves out the times of revisions where a later change has set another one. */
function withoutTimes(
  entries: readonly RowChange[],
  left: ReadonlyMap<string, NetChange>,
  stored: ReadonlyMap<string, Values>,
): RowChange[] {
  return entries.flatMap((entry) => {
    const { before, after } = entry;
    if (!before || !after) return entry;
    const [made, row] = [left.get(keyOf(entry))?.values, stored.get(keyOf(entry))];
    const isKept = (name: string) => !revisionTimes.has(name) || isSame(made?.[name], row?.[name]);
    const kept = Object.fromEntries(Object.entries(before).filter(([name]) => isKept(name)));
    return Object.keys(kept).length > 0 ? { ...entry, before: kept } : [];
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** A problem for each row that refers to one that would be removed. */
async function laterReferences(db: Db, place: Place, left: ReadonlyMap<string, NetChange>): Promise<string[]> {
  const removed = [...left.values()].filter(({ existed, exists }) => !existed && exists);
  const problems: string[] = [];
  for (const [tableName, rows] of Map.groupBy(removed, ({ entry }) => entry.tableName)) {
    const table = everyTable[tableName];
    const byId = new Map(rows.map((row) => [Number(row.entry.rowKey['id']), row]));
    for (const reference of table ? referencesTo(table) : [])
      for (const { row, values } of await rowsReferringTo(db, place.tenant.id, reference, [...byId.keys()])) {
        const { column } = reference;
        const own = left.get(keyOf(row));
        if (own && (!own.existed || column in own.before)) continue;
        const target = byId.get(Number(values[column]));
        if (!target) continue;
        const name = nameOfRow(target.entry, target.values);
        const [owner, user] = [contentOf(target.entry, target.values), contentOf(row, values)];
        const isOwn = owner && owner.kind === user?.kind && owner.id === user.id;
        const done = isOwn ? 'was changed later' : `is used by ${nameOfRow(row, values)}`;
        problems.push(`${name} ${done}${await lastSetOf(db, place, row)}`);
      }
  }
  return problems;
}

async function rowsReferringTo(
  db: Db,
  tenantId: number,
  { table, column }: Reference,
  ids: readonly number[],
): Promise<{ row: RowKey; values: Values }[]> {
  if (ids.length === 0) return [];
  const name = getTableName(table);
  const [primary] = getTableConfig(table).primaryKeys;
  const key = (primary?.columns ?? []).flatMap((each) => (each.name === 'tenant_id' ? [] : each.name));
  const { rows } = await db.execute<{ values: Values }>(
    sql`select to_jsonb(referring) as values from ${sql.identifier(name)} referring
      where tenant_id = ${tenantId} and ${sql.identifier(column)} in (
        select value::integer from json_array_elements_text(${JSON.stringify(ids)}::json))`,
  );
  return rows.map(({ values }) => ({
    row: { tableName: name, rowKey: Object.fromEntries(key.map((each) => [each, values[each]])) },
    values,
  }));
}

/** The last set that changed a row after another one: `; see change set 43 of anna, 11/28/26 4:00 PM`. */
async function lastSetOf(db: Db, { tenant, changeSetId }: Place, { tableName, rowKey }: RowKey): Promise<string> {
  const ofRow = and(matching(rowChange, { tenantId: tenant.id, tableName }), eq(rowChange.rowKey, rowKey));
  const [last] = await db
    .select({ number: rowChange.changeSetId })
    .from(rowChange)
    .where(and(ofRow, gt(rowChange.changeSetId, changeSetId)))
    .orderBy(desc(rowChange.id))
    .limit(1);
  return last ? `: ${await describeSet(db, tenant, last.number)}` : '';
}

type Contents = ReadonlyMap<ContentKind, ReadonlySet<number>>;

/** The rows of content kinds that entries are about. */
function contentsOf(entries: readonly RowChange[]): Contents {
  const found = new Map<ContentKind, Set<number>>();
  for (const entry of entries) {
    const content = contentOf(entry, entry.before ?? entry.after);
    if (!content) continue;
    const ids = found.get(content.kind) ?? new Set();
    found.set(content.kind, ids.add(content.id));
  }
  // parents before their parts
  return new Map(
    writtenKinds.flatMap((kind): [ContentKind, Set<number>][] => {
      const ids = found.get(kind);
      return ids ? [[kind, ids]] : [];
    }),
  );
}

async function readContents(db: Db, tenantId: number, contents: Contents): Promise<Map<ContentKind, Row[]>> {
  const found = new Map<ContentKind, Row[]>();
  for (const [kind, ids] of contents)
    found.set(kind, await selectRows(db, kind, tenantId, { where: inArray(tableOf(kind).id, [...ids]) }));
  return found;
}

function changesOf(before: readonly Row[], after: readonly Row[]): Change[] {
  const [former, latter] = [before, after].map((rows) => new Map(rows.map((row) => [row.id, row])));
  return [...new Set([...before, ...after].map(({ id }) => id))].map((id): Change => {
    const change = { before: former?.get(id), after: latter?.get(id) };
    return { action: change.before ? (change.after ? 'change' : 'end') : 'add', ...change };
  });
}

/** The error of a row that cannot be stored as it was: what it refers to was removed, or another row has its place. */
function constraintError(error: unknown): Error | undefined {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error) || !('code' in cause) || !('detail' in cause)) return undefined;
  const [, keys = '', values = ''] = /\(tenant_id, ([^)]+)\)=\(\d+, ([^)]*)\)/.exec(String(cause.detail)) ?? [];
  const row = 'table' in cause ? String(cause.table).replaceAll('_', ' ') : 'row';
  if (cause.code === '23503')
    return usageError(`A ${row} cannot be as it was: its ${keys} ${values} no longer exists.`);
  if (cause.code === '23505')
    return usageError(`A ${row} cannot be as it was: another one has its ${keys} ${values} now.`);
  return undefined;
}
