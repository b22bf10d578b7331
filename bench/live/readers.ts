import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Request of the readers of one process, and their number. */
export type ReadersTask = { port: number; host: string; path: string; count: number; version: number; first: number };

/** Report of one reader process; times in milliseconds since the epoch. */
export type ReadersReport = {
  connected: number;
  /** Arrival times at each reader by version, and the mark of the version's snapshot. */
  arrivals: Record<string, { mark: number | undefined; times: number[] }>;
  /** Patches for another version than the reader's, documents resent in full, and broken streams. */
  gaps: number;
  restarts: number;
  broken: number;
  /** Number of readers by their last version. */
  endedOn: Record<string, number>;
};

export type Readers = { report: () => Promise<ReadersReport>; stop: () => void };

/** Opens streams in a child process. Resolves when all are open. */
export async function openReaders(task: ReadersTask): Promise<Readers> {
  const child = fork(new URL('readers-process.ts', import.meta.url), { stdio: 'inherit' });
  const failed = once(child, 'exit').then(() => {
    throw new Error('A reader process exited early');
  });
  failed.catch(() => {});
  const request = async <T>(message: object): Promise<T> => {
    const replied = once(child, 'message');
    child.send(message);
    const [reply] = await Promise.race([replied, failed]);
    return reply as T;
  };
  await request({ open: task });
  return { report: () => request<ReadersReport>({ report: true }), stop: () => stop(child) };
}

function stop(child: ChildProcess): void {
  child.kill('SIGKILL');
}
