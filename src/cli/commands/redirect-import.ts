import { sql } from 'drizzle-orm';

import { readRules } from '../../api/route-rules/read-rules.ts';
import { redirectRule } from '../../content/redirects/redirect-rule.ts';
import { describeLoop } from '../../content/redirects/redirect-rules.ts';
import { announceWithdrawal } from '../../db/announce.ts';
import { recordRows } from '../../db/change-set.ts';
import type { Db } from '../../db/client.ts';
import { reserveIds } from '../../db/ids.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { type Change, recordChanges } from '../../editing/audit.ts';
import { findRedirectLoop } from '../../web/redirect-loop.ts';
import type { RedirectRule } from '../../web/redirect-rule.ts';
import { usageError } from '../../web/usage-error.ts';
import { forCollege } from '../college-command.ts';
import type { Command } from '../command.ts';
import { dryRunOption, tenantOption } from '../options.ts';
import { type RedirectLine, readRedirectsCsv } from '../redirects-csv.ts';

export const redirectImport: Command = {
  name: 'redirect import',
  summary: 'Add and update redirects from a CSV file in one transaction',
  argument: { usage: '<file>', description: 'CSV with the header from,to,status', isFile: true },
  options: [tenantOption, dryRunOption],
  examples: [
    'redirect import old-addresses.csv --tenant unc --dry-run',
    'redirect import old-addresses.csv --tenant unc',
  ],
  run: forCollege(async ({ database, tenant, actor, dryRun, files }) => {
    const [file] = await Array.fromAsync(files);
    if (!file || 'problem' in file) throw usageError(file?.problem ?? 'The CSV file is missing.');
    const lines = await readRedirectsCsv(file);
    const counts = await inTransaction(database, dryRun, async (db) => {
      await recordRows(db, tenant.id);
      const saved = await saveAll(db, tenant, lines, { actor });
      await refuseLoops(db, tenant, file.name, lines);
      await announceWithdrawal(db, tenant.id, 'content');
      return saved;
    });
    return [`${file.name}: ${counts.added} added, ${counts.updated} updated, ${counts.unchanged} unchanged`];
  }),
};

/** Rows per statement. */
const batchSize = 2000;

async function saveAll(db: Db, { id: tenantId }: Tenant, lines: readonly RedirectLine[], { actor }: { actor: string }) {
  const known = new Map((await readRules(db, tenantId)).map((rule) => [rule.fromPath, rule]));
  const added = lines.filter(({ rule }) => !known.has(rule.fromPath)).map(({ rule }) => rule);
  const updated = lines.filter(({ rule }) => differs(known.get(rule.fromPath), rule)).map(({ rule }) => rule);
  const firstId = added.length > 0 ? await reserveIds(db, tenantId, redirectRule.name, added.length) : 0;
  const rules = [...added, ...updated];
  const now = Temporal.Now.instant();
  for (let start = 0; start < rules.length; start += batchSize) {
    const rows = rules.slice(start, start + batchSize).map((rule, index) => ({ ...rule, id: firstId + start + index }));
    const stored = await db.execute<RedirectRule & { id: number }>(sql`
      insert into redirect_rule (tenant_id, id, from_path, target, status)
      select ${tenantId}, rule.id, rule."fromPath", rule.target, rule.status
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as rule (id integer, "fromPath" text, target text, status integer)
      on conflict (tenant_id, from_path)
        do update set target = excluded.target, status = excluded.status, updated_at = now()
      returning id, from_path as "fromPath", target, status`);
    const changes = stored.rows.map((row): Change => {
      const before = known.get(row.fromPath);
      const key = { tenantId, id: row.id };
      return { action: before ? 'change' : 'add', before: before && { ...before, ...key }, after: { ...row, ...key } };
    });
    await recordChanges(db, redirectRule, changes, { actor, now });
  }
  return { added: added.length, updated: updated.length, unchanged: lines.length - rules.length };
}

const differs = (known: RedirectRule | undefined, { target, status }: RedirectRule) =>
  known !== undefined && (known.target !== target || known.status !== status);

async function refuseLoops(db: Db, tenant: Tenant, file: string, lines: readonly RedirectLine[]): Promise<void> {
  const loop = findRedirectLoop(await readRules(db, tenant.id), tenant.hosts);
  if (!loop) return;
  const loopText = describeLoop(loop, ({ fromPath }) => {
    const line = lines.find(({ rule }) => rule.fromPath === fromPath)?.line;
    return `${fromPath} (${line === undefined ? 'existing rule' : `line ${line}`})`;
  });
  throw usageError(`${file}: these redirects form a loop: ${loopText}; point one of them to a page.`);
}
