import { listTables, rowsOf } from '../backup/tables.ts';
import type { Db } from '../db/client.ts';

/** A hash of the rows of each table; with a college, of its rows without its id. */
export const tableDigests = (db: Db, tenantId?: number): Promise<Record<string, string>> =>
  db.transaction(async (snapshot) => {
    await rowsOf(snapshot, `set local time zone 'UTC'`);
    const digests: Record<string, string> = {};
    for (const { name, columns } of await listTables(snapshot)) {
      const key = name === 'tenant' ? 'id' : 'tenant_id';
      if (tenantId !== undefined && !columns.includes(key)) continue;
      const own = tenantId === undefined ? '' : `where ${key} = ${tenantId}`;
      const [row] = await rowsOf<{ digest: string }>(
        snapshot,
        `select count(*) || ' ' || coalesce(md5(string_agg(line, ' ' order by line collate "C")), '') as digest
         from (select (to_jsonb(rows) ${tenantId === undefined ? '' : `- '${key}'`})::text as line from "${name}" rows ${own}) lines`,
      );
      digests[name] = row?.digest ?? '';
    }
    return digests;
  });
