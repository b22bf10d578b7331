import { type Type, type } from 'arktype';

import { usageError } from '../web/usage-error.ts';
import type { CommandOption } from './command.ts';

/** Options that commands share, and their schema. */
export const tenantOption: CommandOption = { flags: '--tenant <slug>', description: 'the college', required: true };
export const jsonOption: CommandOption = { flags: '--json', description: 'print JSON, one object per line' };
export const dryRunOption: CommandOption = { flags: '--dry-run', description: 'report changes without saving them' };
export const unchangedOption: CommandOption = {
  flags: '--if-unchanged-since <time>',
  description: 'refuse if anyone has changed it after this time, such as 2026-12-01T09:00 or one that history prints',
};
export const strictOption: CommandOption = {
  flags: '--strict',
  description: 'refuse a file of which anything is not understood',
};

export const sharedOptions = type({ tenant: 'string > 0', 'dryRun?': 'boolean', 'json?': 'boolean' });

/** Parses the options of a command. Throws a usage error that names each invalid option, its value and what is allowed. */
export function parseOptions<const Schema extends Type<object>>(schema: Schema, options: object): Schema['infer'] {
  const parsed = schema(options);
  if (!(parsed instanceof type.errors)) return parsed as Schema['infer'];
  const problems = parsed.map(
    ({ path, expected, data }) => `${optionName(String(path[0]))} is ${JSON.stringify(data)}; it has to be ${expected}`,
  );
  throw usageError(problems.join('\n'));
}

/** Formats an option as it is typed, `--end-date`. Slugs and ids are arguments: `<slug>`. */
export function optionName(name: string): string {
  return name === 'slug' || name === 'id'
    ? `<${name}>`
    : `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
