import { setPriority } from 'node:os';

import type { JobOutcome } from '../runtime/job-process.ts';
import { isUsageError } from '../web/usage-error.ts';
import { isStackExhausted } from './nesting.ts';
import { type ReadJob, readers } from './readers.ts';
import { isImportRefusal } from './refusal.ts';

// Reads files of outside in a separate process, which can be killed: a small file can take minutes and gigabytes.

// lower priority than page requests
setPriority(10);

process.on('disconnect', () => process.exit());
process.on('message', async ({ reader, input }: ReadJob) => {
  try {
    const read = readers[reader] as (...given: readonly unknown[]) => Promise<unknown>;
    process.send?.({ result: await read(...input) } satisfies JobOutcome);
  } catch (error) {
    process.send?.(failureOf(error));
  }
});

function failureOf(error: unknown): JobOutcome {
  if (isStackExhausted(error)) return { failure: 'depth' };
  if (!isUsageError(error))
    return { failure: 'failed', detail: error instanceof Error ? String(error.stack) : String(error) };
  const { message } = error;
  return { failure: 'refused', detail: JSON.stringify(isImportRefusal(error) ? error.refusal : { reason: message }) };
}
