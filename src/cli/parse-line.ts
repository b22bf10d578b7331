import { CommanderError } from 'commander';

import { type CommandIo, commandName, type Invocation } from './command.ts';
import { loadCommands } from './commands.ts';
import { createProgram } from './program.ts';

/**
 * What a command line asks for: an invocation to run here, `'local'` for a command that runs where it was typed, or the
 * exit code of help and wrong usage, which are printed.
 */
export async function parseLine(
  argv: readonly string[],
  { io, columns }: { io: CommandIo; columns: number },
): Promise<Invocation | 'local' | number> {
  let typed: Invocation | undefined;
  const commands = await loadCommands(argv);
  const program = createProgram(
    commands,
    async (invocation) => {
      typed = invocation;
    },
    { out: printer(io.out), err: printer(io.err), columns },
  );
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    throw error;
  }
  if (typed === undefined) return 0;
  const command = commands.find((one) => commandName(one) === typed?.command);
  return command && 'stay' in command ? 'local' : typed;
}

/** Commander ends its texts with a line end, which the output of a command adds itself. */
const printer = (print: (line: string) => void) => (text: string) => print(text.replace(/\n$/, ''));
