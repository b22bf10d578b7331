import type { CommandIo } from './command.ts';
import { loadCommands } from './commands.ts';
import { createProgram } from './program.ts';

/** Parses and runs a command line in this process. Resolves with the exit code. */
export async function runLocally(argv: readonly string[], io: CommandIo): Promise<number> {
  let exit = 0;
  const program = createProgram(await loadCommands(argv), async (invocation) => {
    const { env } = await import('../runtime/env.ts');
    const { perform } = await import('./perform.ts');
    exit = await perform(invocation, env, io);
  });
  await program.parseAsync(argv, { from: 'user' });
  return exit;
}
