import { env } from '../runtime/env.ts';
import type { CommandIo } from './command.ts';
import { perform } from './perform.ts';
import { createProgram } from './program.ts';

/** Parses and runs a command line in this process. Resolves with the exit code. */
export async function runLocally(argv: readonly string[], io: CommandIo): Promise<number> {
  let exit = 0;
  const program = createProgram(async (invocation) => {
    exit = await perform(invocation, env, io);
  });
  await program.parseAsync(argv, { from: 'user' });
  return exit;
}
