import path from 'node:path';

import { createJobProcess } from '../runtime/job-process.ts';
import { maxDepth } from './nesting.ts';
import type { Readers, ReadJob } from './readers.ts';
import { type ImportRefusal, importRefusal } from './refusal.ts';

type Limits = { seconds: number; megabytes: number };

/** Of one file; the largest known files take 0.5 s and 100 MB. */
const defaults: Limits = { seconds: 20, megabytes: 512 };

// relative to the project folder, since the build bundles this module elsewhere
const entry = path.resolve('src/importers/read-process.ts');

type Result<Name extends keyof Readers> = Awaited<ReturnType<Readers[Name]>>;

/** Creates a process that reads files, one at a time, with limits of time, memory and depth. */
export function createFileReader({ seconds, megabytes }: Limits = defaults) {
  const process = createJobProcess({
    entry,
    // half of its start is compilation
    env: { NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node') },
    execArgv: [`--max-old-space-size=${megabytes}`],
    survived: ['refused', 'depth', 'failed'],
    timeLimitMs: seconds * 1000,
    // snapshots of a live game come every few seconds
    idleLimitMs: 60_000,
  });
  /** Why a file is refused, by the failure of the process. */
  const refusals: Readonly<Record<string, string>> = {
    time: `The file takes longer than ${seconds} s to read. ${remedy}`,
    // V8 ends the process
    crashed: `The file takes more than ${megabytes} MB of memory to read. ${remedy}`,
    depth: `The file is nested too deeply to be read; ${maxDepth} levels are enough for any known file. ${remedy}`,
  };
  const readUntil = async <Name extends keyof Readers>(
    signal: AbortSignal | undefined,
    reader: Name,
    ...input: Parameters<Readers[Name]>
  ): Promise<Result<Name>> => {
    const outcome = await process.run({ reader, input } satisfies ReadJob, signal);
    if ('result' in outcome) return outcome.result as Result<Name>;
    signal?.throwIfAborted();
    const refusal = refusals[outcome.failure];
    throw refusal === undefined ? errorOf(outcome) : importRefusal(refusal);
  };
  return {
    /** Starts the process, so that the first file need not wait for it. */
    start: process.start,
    close: process.stop,
    /** Throws an `ImportRefusal` for a file that is refused or exceeds a limit. */
    read: <Name extends keyof Readers>(reader: Name, ...input: Parameters<Readers[Name]>): Promise<Result<Name>> =>
      readUntil(undefined, reader, ...input),
    /** Reads like `read`, but ends the work and throws the reason as soon as the signal aborts. */
    readUntil,
  };
}

const remedy = 'Divide it into several files, or save it again with the program that it is from.';

function errorOf({ failure, detail = '' }: { failure: string; detail?: string }): Error {
  if (failure !== 'refused') return new Error(`The file could not be read: ${detail}`);
  const { reason, line, column } = JSON.parse(detail) as ImportRefusal['refusal'];
  return importRefusal(reason, line === undefined || column === undefined ? undefined : { line, column });
}

/** Reads a file in the process for files of this process (see `createFileReader`). */
export const { read: readApart, readUntil: readApartUntil, start: startReading } = createFileReader();
