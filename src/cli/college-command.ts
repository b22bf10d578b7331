import type { Db } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { CommandContext, CommandInput, DatabaseCommand } from './command.ts';
import { parseOptions, sharedOptions } from './options.ts';
import { requireTenant } from './tenants.ts';

/** What a command for one college works with: its context, its input and the parsed shared options. */
export type CollegeWork = CommandContext & CommandInput & { db: Db; tenant: Tenant; dryRun: boolean; json: boolean };

/** Creates the `run` of a command for one college: parses the shared options, prints the lines of `work` and marks dry runs. */
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
