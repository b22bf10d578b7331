import { type Type, type } from 'arktype';

import { isImportRefusal } from '../importers/refusal.ts';

/** The error to throw for a value that the user has to change; its message names it and the remedy. */
export function usageError(message: string): Error {
  return Object.assign(new Error(message), { code: 'USAGE' });
}

/** Whether an error is the user's to mend (a refused file, a wrong value) and not a failure of ours. */
export function isUsersToMend(error: unknown): error is Error {
  return isImportRefusal(error) || (error instanceof Error && 'code' in error && error.code === 'USAGE');
}

/** Parses the options of a command; throws a usage error that names each wrong one, its value and what is allowed. */
export function parseOptions<const Schema extends Type<object>>(schema: Schema, options: object): Schema['infer'] {
  const parsed = schema(options);
  if (!(parsed instanceof type.errors)) return parsed as Schema['infer'];
  const faults = parsed.map(
    ({ path, expected, data }) => `${optionName(String(path[0]))} is ${JSON.stringify(data)}; it has to be ${expected}`,
  );
  throw usageError(faults.join('\n'));
}

/** An option as it is typed, `--end-date`; slugs and numbers are no options but come first. */
export function optionName(name: string): string {
  return name === 'slug' || name === 'id'
    ? `<${name}>`
    : `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
