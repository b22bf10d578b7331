import { randomUUID } from 'node:crypto';

import { withOrigin } from '../db/change-set.ts';
import type { Db } from '../db/client.ts';
import { awaitConfirmations, lastWithdrawal, withdrawnSince } from '../db/confirmations.ts';
import { databaseDamage } from '../runtime/database-damage.ts';
import { isStorable, unstorable } from '../web/storable-text.ts';
import { isUsageError, usageError } from '../web/usage-error.ts';
import type { CommandContext, CommandInput } from './command.ts';
import { findCommand } from './commands.ts';
import { optionName } from './options.ts';

/**
 * Runs a database command by its name, and waits until no copies are left of what it withdrew. Resolves with the exit code: a usage
 * error, damage of the database, and copies that may remain are printed and give 1; other errors are thrown.
 */
export async function runCommand(name: string, context: CommandContext, input: CommandInput): Promise<number> {
  const command = await findCommand(name);
  if (!command) throw new Error(`There is no command "${name}"`);
  if (!('run' in command)) throw new Error(`The command "${name}" runs in the process of the command line`);
  try {
    refuseUnstorable(input);
    const run = () =>
      withOrigin({ actor: context.actor, door: 'command', about: name, requestId: randomUUID() }, () =>
        command.run(context, input),
      );
    const { result, problems } = await confirmRemovals(context.database.db, run, context.purge);
    if (problems.length === 0) return result;
    context.io.err(remainingCopies(problems));
    return 1;
  } catch (error) {
    const reason = isUsageError(error) ? error.message : databaseDamage(error);
    if (reason === undefined) throw error;
    context.io.err(reason);
    return 1;
  }
}

function refuseUnstorable({ args, options }: CommandInput): void {
  const wrong = (value: unknown) => typeof value === 'string' && !isStorable(value);
  const option = Object.entries(options).find(([, value]) => [value].flat().some(wrong));
  if (option) throw usageError(`${optionName(option[0])} contains ${unstorable}. Remove it.`);
  if (args.some(wrong)) throw usageError(`The argument ${args.find(wrong)?.toWellFormed()} contains ${unstorable}.`);
}

/**
 * Runs a command, then waits until no process and no shared cache has copies of what it withdrew (docs/decisions/068-withdrawals.md).
 * Resolves with why some may remain.
 */
async function confirmRemovals<Result>(
  db: Db,
  run: () => Promise<Result>,
  purge: CommandContext['purge'],
): Promise<{ result: Result; problems: string[] }> {
  const before = await lastWithdrawal(db);
  const result = await run();
  const withdrawn = await withdrawnSince(db, before);
  if (withdrawn.length === 0) return { result, problems: [] };
  const { missing, problems, isNobodyServing } = await awaitConfirmations(db);
  // otherwise the processes purge, with their settings
  const failure = isNobodyServing ? await purge?.(withdrawn) : undefined;
  return { result, problems: [...missing, ...problems, ...(failure ? [failure] : [])] };
}

const remainingCopies = (problems: readonly string[]): string =>
  [
    'The change is stored, but copies of what was withdrawn may still be served:',
    ...problems.map((problem) => `  ${problem}`),
    'They remove these copies as soon as they respond again; until then, stop them to be sure.',
    'A machine that is lost for good: npm run cli -- server forget MACHINE',
  ].join('\n');
