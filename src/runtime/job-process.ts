import { type ChildProcess, fork } from 'node:child_process';

/** The response of a job process; `failure` is a reason that the process defines. */
export type JobOutcome = { result: unknown } | { failure: string; detail?: string };

type Options = {
  /** Absolute path of the module that the process runs. */
  entry: string;
  args?: readonly string[];
  /** Its whole environment, so that it has no secrets. */
  env?: Record<string, string>;
  /** Node options. */
  execArgv?: readonly string[];
  /** Failures after which the process can run the next job; after any other failure it is killed. */
  survived?: readonly string[];
  /** Wall-clock limit after which a process is considered hung. */
  timeLimitMs?: number;
  /** Idle time before a process exits. */
  idleLimitMs?: number;
};

/**
 * Runs jobs in a child process in order, one at a time. The process starts with the first job and exits when idle, or with this
 * process. If the process dies, the job fails with `crashed`; if it does not respond in time, with `time`; if its signal aborts, with
 * `aborted`.
 */
export function createJobProcess({
  entry,
  args = [],
  env = {},
  execArgv = [],
  survived = [],
  timeLimitMs = 30_000,
  idleLimitMs = 15_000,
}: Options) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const stop = () => {
    process.off('exit', stop);
    child?.kill('SIGKILL');
    child = undefined;
  };

  const start = (): ChildProcess => {
    const started = fork(entry, [...args], {
      env,
      execArgv: [...execArgv],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // must not keep the server from exiting
    started.unref();
    started.channel?.unref();
    // a busy process does not notice that its parent has ended
    process.off('exit', stop).once('exit', stop);
    return started;
  };

  const send = (job: object, signal?: AbortSignal): Promise<JobOutcome> =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve({ failure: 'aborted' });
      clearTimeout(idle);
      // it may have died since the last job
      const running = child?.connected ? child : start();
      child = running;
      const settle = (outcome: JobOutcome) => {
        clearTimeout(timeLimit);
        signal?.removeEventListener('abort', onAbort);
        running.off('message', settle).off('exit', onEnd).off('error', onEnd);
        if ('result' in outcome || survived.includes(outcome.failure)) idle = setTimeout(stop, idleLimitMs).unref();
        else stop();
        resolve(outcome);
      };
      const onEnd = () => settle({ failure: 'crashed' });
      const onAbort = () => settle({ failure: 'aborted' });
      signal?.addEventListener('abort', onAbort);
      const timeLimit = setTimeout(() => settle({ failure: 'time' }), timeLimitMs);
      running.once('message', settle).once('exit', onEnd).once('error', onEnd);
      running.send(job, (error) => error && onEnd());
    });

  return {
    /** Starts the process before its first job. */
    start: (): void => {
      child ??= start();
    },
    run: (job: object, signal?: AbortSignal): Promise<JobOutcome> => {
      const outcome = last.then(() => send(job, signal));
      last = outcome;
      return outcome;
    },
    stop,
  };
}
