import { env } from '../env.ts';
import { consoleIo } from './console-io.ts';
import { perform } from './perform.ts';
import { createProgram } from './program.ts';

const io = consoleIo(process);

// whoever reads may stop early, as `head` does; the command is done all the same
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const program = createProgram(async (invocation) => {
  try {
    process.exitCode = await perform(invocation, env, io);
  } catch (error) {
    io.err(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    io.done();
  }
});

await program.parseAsync();
