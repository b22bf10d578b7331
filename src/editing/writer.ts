import { and, eq, inArray, ne, or } from 'drizzle-orm';

import { type ContentKind, parentOf } from '../content/define-content.ts';
import { operationOf } from '../content/operation-of.ts';
import type { Db } from '../db/client.ts';
import { selectRows } from '../db/content/rows.ts';
import { tableOf } from '../db/content/tables.ts';
import { matching } from '../db/matching.ts';
import { game } from '../db/schema/game.ts';
import { image } from '../db/schema/image.ts';
import { season } from '../db/schema/sport.ts';
import type { Operation, Rights } from '../domain/rights.ts';
import { isStaffOnly } from '../images/staff-only.ts';
import { requireRight } from '../staff/refusals.ts';

/** Who writes, and through which door. */
export type Writer = {
  /** Name of the writer, for the audit trail. */
  actor: string;
  /** The rights of an account or a token. Without them, the writer is the operator of the installation, who may write everything. */
  rights?: Rights | undefined;
  /** The command, or method and route of the request. */
  door?: string | undefined;
  requestId?: string | undefined;
};

type Change = { before?: object | undefined; after?: object | undefined };
type Game = NonNullable<Operation['games']>[number];

/**
 * Throws the refusal of a change to which the writer has no right. Parents are locked against changes, so that a row added to a hidden
 * gallery is not published by a change of the gallery that is made at the same time.
 */
export async function requireRights(
  db: Db,
  kind: ContentKind,
  changes: readonly Change[],
  { tenantId, rights }: Pick<Writer, 'rights'> & { tenantId: number },
): Promise<void> {
  if (!rights || changes.length === 0) return;
  const parentOfRow = await findParents(db, tenantId, kind, changes);
  const written = changes.map(({ before, after }) => ({
    change: { before, after },
    parents: { before: parentOfRow(before), after: parentOfRow(after) },
  }));
  const gameIds = written.flatMap(({ change, parents }) => operationOf(kind, change, { parents }).games ?? []);
  const games = await findGames(
    db,
    tenantId,
    gameIds.map(({ id }) => id),
  );
  for (const { change, parents } of written) requireRight(rights, operationOf(kind, change, { parents, games }));
}

async function findGames(db: Db, tenantId: number, ids: readonly number[]): Promise<ReadonlyMap<number, Game>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: game.id, day: game.localDate, sportId: season.sportId })
    .from(game)
    .innerJoin(season, matching(season, { tenantId: game.tenantId, id: game.seasonId }))
    .where(and(eq(game.tenantId, tenantId), inArray(game.id, [...new Set(ids)])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Finds the parent of a row as it is stored. */
async function findParents(db: Db, tenantId: number, kind: ContentKind, changes: readonly Change[]) {
  const parent = parentOf(kind);
  const idOf = (row: object | undefined) => (row ? Number(Reflect.get(row, kind.partOf ?? '') ?? 0) : 0);
  const ids = parent ? [...new Set(changes.flatMap(({ before, after }) => [idOf(before), idOf(after)]))] : [];
  if (!parent || ids.length === 0) return () => undefined;
  const table = tableOf(parent);
  const isParent = inArray(table.id, ids);
  await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), isParent))
    .orderBy(table.id)
    .for('share');
  const rows = await selectRows(db, parent, tenantId, { where: isParent });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (row: object | undefined): object | undefined => byId.get(idOf(row));
}

/**
 * Throws the refusal of a new description of stored pictures to which the writer has no right. Whoever may save drafts of pictures may
 * describe those that no reader sees.
 */
export async function requireRightToDescribe(
  db: Db,
  tenantId: number,
  rights: Rights | undefined,
  { ids, alt }: { ids: readonly number[]; alt: string },
): Promise<void> {
  if (!rights || ids.length === 0) return;
  const isDescribed = and(eq(image.tenantId, tenantId), inArray(image.id, [...ids]));
  const rows = await db
    .select({ id: image.id, isStaffOnly })
    .from(image)
    .where(and(isDescribed, or(ne(image.alt, alt), image.altAssumed)));
  for (const { id, isStaffOnly: isHidden } of rows)
    requireRight(rights, { level: isHidden ? 'draft' : 'publish', kind: 'image', id });
}
