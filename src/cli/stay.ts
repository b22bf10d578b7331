import { isUsageError } from '../domain/usage-error.ts';
import type { Env } from '../runtime/env.ts';
import { createAttempts } from './attempts.ts';
import type { CommandIo, Invocation, StayingCommand } from './command.ts';

/** Runs a command that stays here until it is done or the process is told to stop. Resolves with the exit code. */
export async function stayHere(
  command: StayingCommand,
  { args, options }: Invocation,
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'PORT' | 'SAMPLE_COLLEGES'>,
  io: CommandIo,
): Promise<number> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const { attempt, close } = createAttempts(env);
  try {
    return await command.stay({ io, attempt, signal: stopping.signal }, { args, options });
  } catch (error) {
    if (!isUsageError(error)) throw error;
    io.err(error.message);
    return 1;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await close();
  }
}
