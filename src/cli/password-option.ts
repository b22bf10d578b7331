import { randomInt } from 'node:crypto';

import { type } from 'arktype';

import { newPassword } from '../domain/staff.ts';
import { usageError } from '../domain/usage-error.ts';
import type { CommandInput, CommandOption, OptionValues } from './command.ts';

/** Where a new password comes from; without either option it is asked for, or read from a pipe. Never an argument. */
export const passwordOptions: readonly CommandOption[] = [
  { flags: '--password-file <file>', description: 'read it from the first line of a file', isFile: true },
  { flags: '--generate', description: 'make one up and print it, once' },
];

export const needsPassword = (options: OptionValues): boolean => !options['passwordFile'] && !options['generate'];

// letters and figures that nobody takes for each other
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const groups = 5;
const groupLength = 4;

/** A hundred bits in groups that can be read aloud. */
const generate = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/** The password of a command, and what to tell of it afterwards. Throws a usage error for one that is too short. */
export async function givenPassword({ options, files }: CommandInput): Promise<{ password: string; told: string[] }> {
  if (options['generate']) {
    const password = generate();
    return { password, told: [`Password: ${password}`] };
  }
  const [file] = await Array.fromAsync(files);
  if (!file) throw usageError('There is no password.');
  if ('problem' in file) throw usageError(file.problem);
  const password = new TextDecoder().decode(file.bytes).split(/\r?\n/)[0] ?? '';
  const checked = newPassword(password);
  if (checked instanceof type.errors) throw usageError('The password has to be 12 to 256 characters long.');
  return { password, told: [] };
}
