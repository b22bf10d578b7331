import { CommanderError } from 'commander';

import type { CommandIo, Invocation } from './command.ts';
import { loadDefinitions } from './definitions.ts';
import { createProgram } from './program.ts';

/** Whether requests would wait for a command if the server ran it. */
export const runsBeside = ({ isLong = false, files }: Invocation): boolean => isLong || files.length > 0;

/**
 * Parses a command line that a client sent. Resolves with the invocation, with `'local'` for a local command, or with
 * the exit code after help or a usage error was printed.
 */
export async function parseCommandLine(
  argv: readonly string[],
  { io, columns }: { io: CommandIo; columns: number },
): Promise<Invocation | 'local' | number> {
  let invocation: Invocation | undefined;
  const program = createProgram(
    await loadDefinitions(),
    async (parsed) => {
      invocation = parsed;
    },
    { out: withoutNewline(io.out), err: withoutNewline(io.err), columns },
  );
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    throw error;
  }
  if (invocation === undefined) return 0;
  return invocation.isLocal && !runsBeside(invocation) ? 'local' : invocation;
}

/** Commander ends its texts with a newline; `CommandIo` adds its own. */
const withoutNewline = (print: (line: string) => void) => (text: string) => print(text.replace(/\n$/, ''));
