import type { CommandIo } from './command.ts';
import { loadDefinitions } from './definitions.ts';
import { createProgram } from './program.ts';

/** Parses a command line and runs its command from this process. Resolves with the exit code. */
export async function runCommandLine(argv: readonly string[], io: CommandIo): Promise<number> {
  let exit = 0;
  const program = createProgram(await loadDefinitions(), async (invocation) => {
    const { env } = await import('../runtime/env.ts');
    const { dispatch } = await import('./dispatch.ts');
    exit = await dispatch(invocation, env, io);
  });
  await program.parseAsync(argv, { from: 'user' });
  return exit;
}
