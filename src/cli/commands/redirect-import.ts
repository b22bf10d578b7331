import { announceChange } from '../../db/announce.ts';
import type { Db } from '../../db/client.ts';
import { reserveIds } from '../../db/ids.ts';
import { findRedirectLoop } from '../../domain/redirect-loop.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { wholeOrNothing } from '../../importers/save/whole-or-nothing.ts';
import type { Command } from '../command.ts';
import { type RedirectLine, readRedirects } from '../redirect-lines.ts';
import { circleOf, type RedirectRow, ruleOf } from '../redirect-rules.ts';
import { redirectResource } from '../resources/redirect.ts';
import { findRows, insertRow, updateRow } from '../resources/rows.ts';
import { dryRunOption, sharedOptions, tenantOption } from '../shared-options.ts';
import { requireTenant } from '../tenants.ts';
import { parseOptions, usageError } from '../usage-error.ts';

/** Adds the redirects of a CSV file and updates those whose path is there; all of them or, when one is wrong, none. */
export const redirectImport: Command = {
  words: ['redirect', 'import'],
  summary: 'Add and update redirects from a CSV file, all or none',
  argument: { usage: '<file>', description: 'CSV with the heading from,to,status', isFile: true },
  options: [tenantOption, dryRunOption],
  examples: [
    'redirect import old-addresses.csv --tenant unc --dry-run',
    'redirect import old-addresses.csv --tenant unc',
  ],
  run: async ({ database, io }, { options, files }) => {
    const { tenant: slug, dryRun = false } = parseOptions(sharedOptions, options);
    const tenant = await requireTenant(database.db, slug);
    const [file] = await Array.fromAsync(files);
    if (!file || 'problem' in file) throw usageError(file?.problem ?? 'Name a CSV file.');
    const lines = readRedirects(file);
    const counts = await wholeOrNothing(database, dryRun, async (db) => {
      const saved = await saveAll(db, tenant, lines);
      await refuseLoops(db, tenant, file.name, lines);
      await announceChange(db, tenant.id);
      return saved;
    });
    io.out(`${file.name}: ${counts.added} added, ${counts.updated} updated, ${counts.unchanged} unchanged`);
    if (dryRun) io.err('Dry run: nothing was changed.');
    return 0;
  },
};

async function saveAll(db: Db, { id: tenantId }: Tenant, lines: readonly RedirectLine[]) {
  const known = new Map((await findRows(db, redirectResource, tenantId)).map((row) => [row.fromPath, row]));
  const isNew = ({ rule }: RedirectLine) => !known.has(rule.fromPath);
  const count = lines.filter(isNew).length;
  let next = count > 0 ? await reserveIds(db, tenantId, redirectResource.counter, count) : 0;
  let updated = 0;
  for (const { rule } of lines) {
    const row = known.get(rule.fromPath);
    if (!row) await insertRow(db, redirectResource, { tenantId, id: next++, ...rule });
    else if (differs(row, rule)) {
      await updateRow(db, redirectResource, row, rule);
      updated++;
    }
  }
  return { added: count, updated, unchanged: lines.length - count - updated };
}

const differs = (row: RedirectRow, { target, status }: RedirectLine['rule']) =>
  row.target !== target || row.status !== status;

async function refuseLoops(db: Db, tenant: Tenant, file: string, lines: readonly RedirectLine[]): Promise<void> {
  const rows = await findRows(db, redirectResource, tenant.id);
  const loop = findRedirectLoop(rows.map(ruleOf), tenant.hosts);
  if (!loop) return;
  const circle = circleOf(loop, ({ fromPath }) => {
    const line = lines.find(({ rule }) => rule.fromPath === fromPath)?.line;
    return `${fromPath} (${line === undefined ? 'there before' : `line ${line}`})`;
  });
  throw usageError(`${file}: these lead in a circle: ${circle}; let one of them lead to a page.`);
}
