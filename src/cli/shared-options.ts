import { type } from 'arktype';

import type { CommandOption } from './command.ts';

/** Options that commands of a college have in common, and their schema. */
export const tenantOption: CommandOption = { flags: '--tenant <slug>', description: 'the college', required: true };
export const jsonOption: CommandOption = { flags: '--json', description: 'print JSON, an object a line' };
export const dryRunOption: CommandOption = {
  flags: '--dry-run',
  description: 'tell what would be done, change nothing',
};

export const sharedOptions = type({ tenant: 'string > 0', 'dryRun?': 'boolean', 'json?': 'boolean' });
