import path from 'node:path';

import { createJobProcess } from '../runtime/job-process.ts';
import { usageError } from '../web/usage-error.ts';
import { maxTextLength } from './text-limit.ts';

// relative to the project folder, since the build bundles this module elsewhere
const texts = createJobProcess({
  entry: path.resolve('src/files/text-process.ts'),
  execArgv: ['--max-old-space-size=256'],
  survived: ['unreadable'],
});

const readable = ['pdf', 'docx'];

/**
 * What search finds in a document; `null` for a document without text, and for one that is damaged or takes too long. Throws a
 * usage error for a file that unpacks to far more than its size.
 */
export async function readText(extension: string, bytes: Uint8Array): Promise<string | null> {
  if (!readable.includes(extension)) return null;
  const outcome = await texts.run({ extension, bytes });
  if ('failure' in outcome) {
    if (outcome.failure !== 'too large') return null;
    throw usageError(`the file unpacks to far more than a document has (${outcome.detail}); save it again`);
  }
  const text = String(outcome.result)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return text.slice(0, maxTextLength).toWellFormed() || null;
}
