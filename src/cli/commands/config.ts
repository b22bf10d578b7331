import { eq } from 'drizzle-orm';

import { announceWithdrawal } from '../../db/announce.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { changedValues, recordChange } from '../../db/record-change.ts';
import { tenant as tenants } from '../../db/schema/tenant.ts';
import { siteConfig } from '../../domain/tenant.ts';
import { assignSettings, valueSyntax } from '../assignments.ts';
import type { Command } from '../command.ts';
import { dryRunOption, jsonOption, parseOptions, sharedOptions, tenantOption } from '../options.ts';
import { requireTenant } from '../tenants.ts';

const names = siteConfig.props.map(({ key }) => key);
const strict = siteConfig.onUndeclaredKey('reject');

export const configShow: Command = {
  name: 'config show',
  summary: 'Show the third-party settings of a college',
  options: [tenantOption, jsonOption],
  examples: ['config show --tenant unc', 'config show --tenant unc --json'],
  run: async ({ database, io }, { options }) => {
    const { tenant: slug, json } = parseOptions(sharedOptions, options);
    const { settings } = await requireTenant(database.db, slug);
    const config = settings.config ?? {};
    if (json) io.out(JSON.stringify(config));
    else for (const name of names) io.out(`${name.padEnd(26)} ${printValue(Reflect.get(config, name))}`);
    return 0;
  },
};

const printValue = (value: unknown) =>
  value === undefined ? '-' : typeof value === 'string' ? value : JSON.stringify(value);

export const configSet: Command = {
  name: 'config set',
  summary: 'Change third-party settings of a college; `name=` removes a setting',
  argument: { usage: '<settings...>', description: `name=value, ${valueSyntax}. Names: ${names.join(', ')}` },
  options: [tenantOption, dryRunOption],
  examples: [
    'config set gtmIds=GTM-ABC123,GTM-DEF456 takeoversEnabled=no --tenant unc',
    'config set \'adBidding={"siteId":"unc","isTesting":"no"}\' --tenant unc',
    'config set gtmIds= takeoversEnabled= --tenant unc',
  ],
  run: async ({ database, actor, io }, { args, options }) => {
    const { tenant: slug, dryRun = false } = parseOptions(sharedOptions, options);
    const config = await inTransaction(database, dryRun, async (db) => {
      const { id, settings } = await requireTenant(db, slug);
      const next = assignSettings(settings.config ?? {}, args, strict, names);
      await db
        .update(tenants)
        .set({ settings: { ...settings, config: next } })
        .where(eq(tenants.id, id));
      const changes = changedValues(settings.config ?? {}, next);
      await recordChange(db, { tenantId: id, kind: 'config', contentId: id, actor, action: 'change', changes });
      await announceWithdrawal(db, id, 'content');
      return next;
    });
    for (const name of new Set(args.map((one) => one.split('=')[0] ?? '')))
      io.out(`${name} is ${printValue(Reflect.get(config, name))}`);
    if (dryRun) io.err('Dry run: nothing was changed.');
    return 0;
  },
};
