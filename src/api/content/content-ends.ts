import { and, eq, type SQL, sql } from 'drizzle-orm';

import { kinds } from '../../content/kinds.ts';
import type { Db } from '../../db/client.ts';
import { columnOf, tableOf } from '../../db/content/tables.ts';
import type { Invalidation } from '../response-cache.ts';

/** Kinds whose rows may be shown until a time. Some are also hidden in the browser on time, but not from other readers. */
const ending = kinds.flatMap((kind) => {
  const { until } = kind.visibility;
  return until ? { table: tableOf(kind), until: columnOf(tableOf(kind), until) } : [];
});

/** When the next content of a college stops being readable. No copy from before that time may be used after it. */
export function createContentEnds(db: Db) {
  const ends = new Map<number, Promise<number>>();

  const read = async (tenantId: number): Promise<number> => {
    const each = ending.map(
      ({ table, until }): SQL =>
        sql`select min(${until}) as until from ${table} where ${and(eq(table.tenantId, tenantId), sql`${until} >= now()`)}`,
    );
    const { rows } = await db.execute<{ until: string | null }>(
      sql`select min(until) as until from (${sql.join(each, sql` union all `)}) each`,
    );
    const until = rows[0]?.until ?? null;
    return until === null ? Number.POSITIVE_INFINITY : new Date(until).getTime();
  };
  const load = (tenantId: number): Promise<number> => {
    const loading = read(tenantId);
    ends.set(tenantId, loading);
    loading.catch(() => {
      if (ends.get(tenantId) === loading) ends.delete(tenantId);
    });
    return loading;
  };

  return {
    /** Milliseconds since the epoch; `Infinity` if none is planned. */
    next: async (tenantId: number): Promise<number> => {
      const known = await (ends.get(tenantId) ?? load(tenantId));
      return known > Date.now() ? known : load(tenantId);
    },
    /** Forgets what a change may have changed. */
    forget: ({ tenantId, tags }: Invalidation): void => {
      // snapshots of live games change no content
      if (tags) return;
      if (tenantId === undefined) ends.clear();
      else ends.delete(tenantId);
    },
  };
}
