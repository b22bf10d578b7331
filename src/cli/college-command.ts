import type { Db } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { CommandContext, CommandInput, DatabaseCommand } from './command.ts';
import { parseOptions, sharedOptions } from './options.ts';
import { requireTenant } from './tenants.ts';

/** What a command of one college works with: its context, its input, and the shared options read. */
export type CollegeWork = CommandContext & CommandInput & { db: Db; tenant: Tenant; dryRun: boolean; json: boolean };

/** The `run` of a command of one college: reads the shared options, prints the lines of `work` and marks a dry run. */
export const forCollege =
  (work: (context: CollegeWork) => Promise<readonly string[]>): DatabaseCommand['run'] =>
  async (context, input) => {
    const { db } = context.database;
    const { tenant: slug, dryRun = false, json = false } = parseOptions(sharedOptions, input.options);
    const tenant = await requireTenant(db, slug);
    for (const line of await work({ ...context, ...input, db, tenant, dryRun, json })) context.io.out(line);
    if (dryRun) context.io.err('Dry run: nothing was changed.');
    return 0;
  };
