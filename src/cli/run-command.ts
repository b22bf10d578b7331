import { isUsageError } from '../domain/usage-error.ts';
import type { CommandContext, CommandInput } from './command.ts';
import { findCommand } from './commands.ts';

/** Runs a command by its name and resolves with the exit code. What the user can mend is said and gives 1; a failure of ours is thrown. */
export async function runCommand(name: string, context: CommandContext, input: CommandInput): Promise<number> {
  const command = await findCommand(name);
  if (!command) throw new Error(`There is no command "${name}"`);
  if (!('run' in command)) throw new Error(`The command "${name}" stays where it was typed`);
  try {
    return await command.run(context, input);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    context.io.err(error.message);
    return 1;
  }
}
