import { isUsageError } from '../domain/usage-error.ts';
import type { CommandContext, CommandInput } from './command.ts';
import { findCommand } from './commands.ts';

/** Runs a database command by its name. Resolves with the exit code: a usage error is printed and gives 1; other errors are thrown. */
export async function runCommand(name: string, context: CommandContext, input: CommandInput): Promise<number> {
  const command = await findCommand(name);
  if (!command) throw new Error(`There is no command "${name}"`);
  if (!('run' in command)) throw new Error(`The command "${name}" runs in the process of the command line`);
  try {
    return await command.run(context, input);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    context.io.err(error.message);
    return 1;
  }
}
