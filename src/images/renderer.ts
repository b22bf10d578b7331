import path from 'node:path';

import { createJobProcess } from '../runtime/job-process.ts';
import type { Media } from './media.ts';
import type { SourceFacts } from './render.ts';
import type { Transformation } from './transformation.ts';

/** Seconds before a failed picture is rendered again. */
export const retryAfterSeconds = 60;

export type Job =
  | { task: 'inspect'; bytes: Uint8Array }
  | { task: 'render'; bytes: Uint8Array; media: Media; wanted: Transformation };

type Reason = 'time' | 'memory' | 'unreadable' | 'crashed';
export type RenderOutcome = { result: unknown } | { failure: Reason; detail?: string };

/** A failed render: time or memory limit exceeded, invalid picture, or the process died. */
export type RenderFailure = Error & { name: 'RenderFailure'; reason: Reason };

type Limits = {
  /** CPU time per picture, which unlike wall time does not depend on the machine's load. */
  cpuMs: number;
  /** Maximum resident memory of the process. */
  residentBytes: number;
};

const defaults: Limits = { cpuMs: 10_000, residentBytes: 280 * 1024 * 1024 };

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
  const process = createJobProcess({
    entry,
    args: [String(limits.cpuMs), String(limits.residentBytes)],
    env: allocator,
    survived: ['unreadable'],
  });

  const run = async <Result>(job: Job): Promise<Result> => {
    const outcome = (await process.run(job)) as RenderOutcome;
    if ('failure' in outcome) throw renderFailure(outcome.failure, outcome.detail);
    return outcome.result as Result;
  };

  return {
    inspect: (bytes: Uint8Array) => run<SourceFacts>({ task: 'inspect', bytes }),
    render: async (bytes: Uint8Array, media: Media, wanted: Transformation): Promise<Uint8Array<ArrayBuffer>> =>
      run({ task: 'render', bytes, media, wanted }),
    close: process.stop,
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
