import { and, eq, inArray } from 'drizzle-orm';

import { redirectRule } from '../../content/redirects/redirect-rule.ts';
import type { Db } from '../../db/client.ts';
import { tableOf } from '../../db/content/tables.ts';
import { reserveIds } from '../../db/ids.ts';
import { recordChanges } from '../../editing/audit.ts';

type Move = readonly [from: string, to: string];

/** Redirects the addresses of merged rows to those of the rows that replaced them. A rule for an address of the latter ends. */
export async function redirectFormer(db: Db, tenantId: number, moves: readonly Move[], actor: string): Promise<void> {
  const wanted = new Map(moves.filter(([from, to]) => from !== to));
  if (wanted.size === 0) return;
  const rules = tableOf(redirectRule);
  const paths = [...new Set([...wanted.keys(), ...wanted.values()])];
  const replaced = await db
    .delete(rules)
    .where(and(eq(rules.tenantId, tenantId), inArray(rules.fromPath, paths)))
    .returning();
  const first = await reserveIds(db, tenantId, redirectRule.name, wanted.size);
  const added = await db
    .insert(rules)
    .values(
      [...wanted].map(([fromPath, target], index) => ({ tenantId, id: first + index, fromPath, target, status: 301 })),
    )
    .returning();
  const now = Temporal.Now.instant();
  await recordChanges(
    db,
    redirectRule,
    [
      ...replaced.map((before) => ({ action: 'end' as const, before })),
      ...added.map((after) => ({ action: 'add' as const, after })),
    ],
    { actor, now },
  );
}
