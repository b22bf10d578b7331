import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** What the readers of one process are told: whom to ask for what, and how many of them there are. */
export type ReadersTask = { port: number; host: string; path: string; count: number; version: number; first: number };

/** What one process of readers has to say. Times in milliseconds since the epoch. */
export type ReadersReport = {
  connected: number;
  /** When each reader got a version, by version, and the mark of the snapshot that the version came from. */
  arrivals: Record<string, { mark: number | undefined; times: number[] }>;
  /** Patches that did not follow on what the reader had, whole documents sent again, and streams that broke. */
  gaps: number;
  restarts: number;
  broken: number;
  /** Readers by the version they ended on. */
  endedOn: Record<string, number>;
};

export type Readers = { report: () => Promise<ReadersReport>; stop: () => void };

/** Opens so many streams from a process of their own; resolves when all of them are open. */
export async function openReaders(task: ReadersTask): Promise<Readers> {
  const child = fork(new URL('readers-process.ts', import.meta.url), { stdio: 'inherit' });
  const failed = once(child, 'exit').then(() => {
    throw new Error('A process of readers ended too soon');
  });
  failed.catch(() => {});
  const answer = async <T>(message: object): Promise<T> => {
    const given = once(child, 'message');
    child.send(message);
    const [reply] = await Promise.race([given, failed]);
    return reply as T;
  };
  await answer({ open: task });
  return { report: () => answer<ReadersReport>({ report: true }), stop: () => stop(child) };
}

function stop(child: ChildProcess): void {
  child.kill('SIGKILL');
}
