import path from 'node:path';

import { type } from 'arktype';

import { readDescription } from '../../backup/college/description.ts';
import { exportCollege } from '../../backup/college/export-college.ts';
import { importCollege } from '../../backup/college/import-college.ts';
import { changedValues, recordChange } from '../../db/record-change.ts';
import { hostName, tenantSlug } from '../../domain/tenant.ts';
import { counted } from '../../web/counted.ts';
import type { Command } from '../command.ts';
import { parseOptions } from '../options.ts';
import { pageUrl } from '../page-url.ts';
import { requireTenant } from '../tenants.ts';

const exportValues = type({ to: 'string > 0' });
const importValues = type({ 'slug?': tenantSlug, 'host?': hostName.array().atLeastLength(1) });

const tenantExport: Command = {
  name: 'tenant export',
  isLong: true,
  summary: 'Export all data of a college to a new folder: JSON, pictures and files',
  argument: { usage: '<slug>', description: 'the college' },
  options: [{ flags: '--to <folder>', description: 'new folder, on the machine of the server', required: true }],
  examples: ['tenant export unc --to /srv/exports/unc'],
  run: async ({ database, actor, io }, { args, options }) => {
    const { to } = parseOptions(exportValues, options);
    const tenant = await requireTenant(database.db, args[0] ?? '');
    const folder = path.resolve(to);
    // before the export: one that is interrupted leaves data behind too
    await recordChange(database.db, {
      tenantId: tenant.id,
      kind: 'tenant export',
      contentId: tenant.id,
      actor,
      action: 'add',
      changes: { folder: [null, folder] },
    });
    const { tables } = await exportCollege(database, tenant, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    io.out(`${folder}: ${counted(rows, 'row')} of ${counted(tables.length, 'table')}`);
    return 0;
  },
};

const tenantImport: Command = {
  name: 'tenant import',
  isLong: true,
  summary: 'Add a college from the folder written by "tenant export"',
  argument: { usage: '<folder>', description: 'folder of the export, on the machine of the server' },
  options: [
    { flags: '--slug <slug>', description: 'a different slug from the one in the export' },
    {
      flags: '--host <hosts...>',
      description: 'different host names from those in the export, the canonical one first',
    },
  ],
  examples: ['tenant import /srv/exports/unc', 'tenant import ./unc --slug unc-copy --host unc-copy.localhost'],
  run: async ({ database, actor, port, io }, { args, options }) => {
    const given = parseOptions(importValues, options);
    const folder = path.resolve(args[0] ?? '');
    const description = await readDescription(folder);
    const { slug = description.slug, host: hosts = description.hosts } = given;
    await importCollege(database, folder, description, { slug, hosts });
    const { id } = await requireTenant(database.db, slug);
    const changes = changedValues({}, { slug, hosts, folder });
    await recordChange(database.db, { tenantId: id, kind: 'tenant', contentId: id, actor, action: 'add', changes });
    io.out(
      `${description.name} (${slug}) is at ${pageUrl({ canonicalHost: hosts[0] ?? `${slug}.localhost` }, port, '/')}`,
    );
    return 0;
  },
};

export const tenantTransfer: readonly Command[] = [tenantExport, tenantImport];
