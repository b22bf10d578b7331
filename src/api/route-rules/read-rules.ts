import { setImmediate } from 'node:timers/promises';

import { and, asc, eq, gt } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { redirectRule as table } from '../../db/schema/redirect.ts';
import { type RedirectRule, redirectStatus } from '../../web/redirect-rule.ts';
import { jsonRows, named, rowsOf } from '../json-rows.ts';

/** Batch size: a college may have 20,000 rules, and parsing their rows at once would block the thread. */
const batch = 1000;

/** All redirect rules of a college. */
export async function readRules(db: Db, tenantId: number): Promise<RedirectRule[]> {
  const rules: RedirectRule[] = [];
  for (let after = 0; ; ) {
    const query = db
      .select(named({ id: table.id, fromPath: table.fromPath, target: table.target, status: table.status }))
      .from(table)
      .where(and(eq(table.tenantId, tenantId), gt(table.id, after)))
      .orderBy(asc(table.id))
      .limit(batch);
    const rows = await rowsOf(jsonRows(db, query));
    for (const { fromPath, target, status } of rows)
      rules.push({ fromPath, target, status: redirectStatus.assert(status) });
    const last = rows.at(-1);
    if (!last || rows.length < batch) return rules;
    after = last.id;
    await setImmediate();
  }
}
