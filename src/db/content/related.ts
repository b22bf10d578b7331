import { and, eq, inArray, type SQL } from 'drizzle-orm';

import type { ContentKind } from '../../content/define-content.ts';
import type { ResponseContext, Target } from '../../content/fields/field.ts';
import { titleOf } from '../../content/title-of.ts';
import { toSportReference } from '../../domain/sport-reference.ts';
import type { Db } from '../client.ts';
import { imageColumns } from '../image-columns.ts';
import { image } from '../schema/image.ts';
import { sport } from '../schema/sport.ts';
import { storedFile } from '../schema/stored-file.ts';
import { findPeopleAnswers } from './people.ts';
import { selectRows } from './rows.ts';
import { tableOf } from './tables.ts';
import { isReadable } from './visibility.ts';

type Answers = Promise<{ id: number; answer: unknown }[]>;
type CoreTable = typeof image | typeof sport | typeof storedFile;

/** Rows of core tables as responses represent them; for a game, only its id. */
const coreAnswers: Record<string, (db: Db, wanted: (table: CoreTable) => SQL | undefined) => Answers> = {
  file: async (db, wanted) => {
    const { id, path, name, mime, size } = storedFile;
    const rows = await db.select({ id, path, name, mime, size }).from(storedFile).where(wanted(storedFile));
    return rows.map(({ id, ...answer }) => ({ id, answer }));
  },
  image: async (db, wanted) => {
    const rows = await db
      .select({ id: image.id, ...imageColumns })
      .from(image)
      .where(wanted(image));
    return rows.map(({ id, ...answer }) => ({ id, answer }));
  },
  sport: async (db, wanted) => {
    const rows = await db.select().from(sport).where(wanted(sport));
    return rows.map((row) => ({ id: row.id, answer: toSportReference(row) }));
  },
};

/** Everything that fields of a kind refer to. */
export const targetsOf = ({ fields }: ContentKind): Set<Target> =>
  new Set(Object.values(fields).flatMap(({ storage }) => ('to' in storage ? storage.to : [])));

/** The rows that fields of `rows` reference, as responses represent them; one query per target. */
export async function loadRelated(
  db: Db,
  kind: ContentKind,
  tenantId: number,
  rows: readonly object[],
): Promise<ResponseContext['related']> {
  const related = new Map<Target, Map<number, unknown>>();
  for (const target of targetsOf(kind)) {
    const keys = Object.keys(kind.fields).filter((key) => {
      const storage = kind.fields[key]?.storage;
      return storage && 'to' in storage && storage.to === target;
    });
    const ids = new Set(rows.flatMap((row) => keys.flatMap((key): number[] => Reflect.get(row, key) ?? [])));
    const found = ids.size > 0 ? await findAnswers(db, tenantId, target, [...ids]) : [];
    related.set(target, new Map(found.map(({ id, answer }) => [id, answer])));
  }
  return <Row>(target: Target, id: number) => related.get(target)?.get(id) as Row | undefined;
}

async function findAnswers(db: Db, tenantId: number, target: Target, ids: number[]) {
  if (target === 'person') return findPeopleAnswers(db, tenantId, ids);
  const isWanted = (table: CoreTable) => and(eq(table.tenantId, tenantId), inArray(table.id, ids));
  if (typeof target === 'string') return coreAnswers[target]?.(db, isWanted) ?? [];
  const kind = target as ContentKind;
  const where = and(inArray(tableOf(kind).id, ids), isReadable(kind));
  const rows = await selectRows(db, kind, tenantId, { where });
  return rows.map((row) => ({
    id: row.id,
    answer: { id: row.id, title: titleOf(kind, row), url: kind.url?.(row, () => undefined) ?? null },
  }));
}
