import { and, eq, inArray } from 'drizzle-orm';

import { imageColumns } from '../api/images/columns.ts';
import type { Db } from '../db/client.ts';
import { image } from '../db/schema/image.ts';
import { person } from '../db/schema/person.ts';
import { sport } from '../db/schema/sport.ts';
import { toSportReference } from '../domain/sport-reference.ts';
import type { ContentKind } from './define-content.ts';
import type { AnswerContext, Target } from './fields/field.ts';
import { titleOf } from './read-row.ts';
import { selectRows } from './rows.ts';
import { tableOf } from './table.ts';
import { isReadable } from './visibility.ts';

/** The rows that fields of `rows` refer to, with one query a target. */
export async function loadRelated(
  db: Db,
  { fields }: ContentKind,
  tenantId: number,
  rows: readonly object[],
): Promise<AnswerContext['related']> {
  const ids = new Map<Target, Set<number>>();
  for (const [key, { storage }] of Object.entries(fields)) {
    if (!('to' in storage)) continue;
    const found = rows.flatMap((row): number[] => Reflect.get(row, key) ?? []);
    ids.set(storage.to, new Set([...(ids.get(storage.to) ?? []), ...found]));
  }
  const related = new Map<Target, Map<number, unknown>>();
  for (const [target, wanted] of ids)
    if (wanted.size > 0) related.set(target, await load(db, tenantId, target, [...wanted]));
  return <Row>(target: Target, id: number) => related.get(target)?.get(id) as Row | undefined;
}

async function load(db: Db, tenantId: number, target: Target, ids: number[]): Promise<Map<number, unknown>> {
  const isWanted = (table: typeof image | typeof sport | typeof person) =>
    and(eq(table.tenantId, tenantId), inArray(table.id, ids));
  if (target === 'image') {
    const rows = await db
      .select({ id: image.id, ...imageColumns })
      .from(image)
      .where(isWanted(image));
    return new Map(rows.map(({ id, ...row }) => [id, row]));
  }
  if (target === 'sport') {
    const rows = await db.select().from(sport).where(isWanted(sport));
    return new Map(rows.map((row) => [row.id, toSportReference(row)]));
  }
  if (target === 'person') {
    const { id, firstName, lastName } = person;
    const rows = await db.select({ id, firstName, lastName }).from(person).where(isWanted(person));
    return new Map(rows.map((row) => [row.id, row]));
  }
  if (typeof target === 'string') return new Map();
  const kind = target as ContentKind;
  const where = and(inArray(tableOf(kind).id, ids), isReadable(kind));
  const rows = await selectRows(db, kind, tenantId, { where });
  return new Map(rows.map((row) => [row.id, { id: row.id, title: titleOf(kind, row), url: kind.url?.(row) ?? null }]));
}
