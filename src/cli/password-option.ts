import { randomInt } from 'node:crypto';

import type { Tenant } from '../domain/tenant.ts';
import { env } from '../runtime/env.ts';
import { findPasswordProblem } from '../staff/password-problem.ts';
import { usageError } from '../web/usage-error.ts';
import type { CommandInput, CommandOption } from './command.ts';

/** Sources of a new password. Without one, it is read from the terminal or a pipe. It is never an argument. */
export const passwordOptions: readonly CommandOption[] = [
  { flags: '--password-file <file>', description: 'read the password from the first line of a file', isFile: true },
  { flags: '--generate', description: 'generate a password and print it once' },
];

// without 0, 1, l and o, which are easily confused
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const groups = 5;
const groupLength = 4;

/** Generates a password of 100 bits in groups that can be read aloud. */
const generate = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/** The new password of a command, and the lines to print about it. Throws a usage error that says why one is refused. */
export async function readNewPassword(
  { options, files }: CommandInput,
  account: { owner: { email: string; name: string }; college: Tenant },
): Promise<{ password: string; messages: string[] }> {
  if (options['generate']) {
    const password = generate();
    return { password, messages: [`Password: ${password}`] };
  }
  const [file] = await Array.fromAsync(files);
  if (!file) throw usageError('The password is missing.');
  if ('problem' in file) throw usageError(file.problem);
  const password = new TextDecoder().decode(file.bytes).split(/\r?\n/)[0] ?? '';
  const problem = await findPasswordProblem(password, { ...account, breachedPasswords: env.BREACHED_PASSWORDS });
  if (problem !== undefined) throw usageError(problem);
  return { password, messages: [] };
}
