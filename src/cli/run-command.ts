import { databaseDamage } from '../runtime/database-damage.ts';
import { isStorable, unstorable } from '../web/storable-text.ts';
import { isUsageError, usageError } from '../web/usage-error.ts';
import type { CommandContext, CommandInput } from './command.ts';
import { findCommand } from './commands.ts';
import { confirmRemovals, remainingCopies } from './confirm-removals.ts';
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
    const run = () => command.run(context, input);
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
