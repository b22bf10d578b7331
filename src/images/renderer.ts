import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

import type { Media } from './media.ts';
import type { SourceFacts } from './render.ts';
import type { Transformation } from './transformation.ts';

/** Seconds before a failed picture is rendered again. */
export const retryAfterSeconds = 60;

export type Job =
  | { task: 'inspect'; bytes: Uint8Array }
  | { task: 'render'; bytes: Uint8Array; media: Media; wanted: Transformation };

type Reason = 'time' | 'memory' | 'unreadable' | 'crashed';
export type Outcome = { result: unknown } | { failure: Reason; detail?: string };

/** A failed render: time or memory limit exceeded, invalid picture, or the process died. */
export type RenderFailure = Error & { name: 'RenderFailure'; reason: Reason };

type Limits = {
  /** CPU time per picture, which unlike wall time does not depend on the machine's load. */
  cpuMs: number;
  /** Maximum resident memory of the process. */
  residentBytes: number;
};

const defaults: Limits = { cpuMs: 10_000, residentBytes: 280 * 1024 * 1024 };

/** Wall-clock limit after which a process is considered hung. */
const answerTimeoutMs = 30_000;
/** Idle time before a process exits. */
const idleTimeoutMs = 15_000;

// relative to the project folder, since the build bundles this module elsewhere
const entry = path.resolve('src/images/render-process.ts');

// otherwise glibc retains large allocations in per-thread arenas
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

export type Renderer = ReturnType<typeof createRenderer>;

/**
 * Renders pictures in a child process, one at a time. Exceeding a limit kills the process, which stops the work and frees
 * its memory; the next picture starts a new one.
 */
export function createRenderer(overrides: Partial<Limits> = {}) {
  const limits = { ...defaults, ...overrides };
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const start = (): ChildProcess => {
    // no secrets in its environment, because it parses untrusted files
    const started = fork(entry, [String(limits.cpuMs), String(limits.residentBytes)], {
      env: allocator,
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // must not keep the server from exiting
    started.unref();
    started.channel?.unref();
    return started;
  };

  const stop = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const send = (job: Job): Promise<unknown> =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      const process = child ?? start();
      child = process;
      const settle = (outcome: Outcome) => {
        clearTimeout(timeLimit);
        process.off('message', settle).off('exit', onEnd).off('error', onEnd);
        if ('result' in outcome) {
          idle = setTimeout(stop, idleTimeoutMs).unref();
          resolve(outcome.result);
          return;
        }
        if (outcome.failure !== 'unreadable') stop();
        reject(renderFailure(outcome.failure, outcome.detail));
      };
      const onEnd = () => settle({ failure: 'crashed' });
      const timeLimit = setTimeout(() => settle({ failure: 'time' }), answerTimeoutMs);
      process.once('message', settle).once('exit', onEnd).once('error', onEnd);
      process.send(job, (error) => error && onEnd());
    });

  /** Runs jobs in order, so that at most one picture is in memory. */
  const enqueue = <Result>(job: Job): Promise<Result> => {
    const result = last.then(() => send(job)) as Promise<Result>;
    last = result.catch(() => undefined);
    return result;
  };

  return {
    inspect: (bytes: Uint8Array) => enqueue<SourceFacts>({ task: 'inspect', bytes }),
    render: async (bytes: Uint8Array, media: Media, wanted: Transformation): Promise<Uint8Array<ArrayBuffer>> =>
      enqueue({ task: 'render', bytes, media, wanted }),
    close: stop,
  };
}

const messages: Record<Reason, string> = {
  time: 'It takes too long to render.',
  memory: 'It takes too much memory to render.',
  unreadable: 'Its file is damaged or in an unknown format.',
  crashed: 'The render process ended.',
};

export const renderFailure = (reason: Reason, detail?: string): RenderFailure =>
  Object.assign(new Error(messages[reason], detail === undefined ? undefined : { cause: detail }), {
    name: 'RenderFailure' as const,
    reason,
  });

export const isRenderFailure = (error: unknown): error is RenderFailure =>
  error instanceof Error && error.name === 'RenderFailure';
