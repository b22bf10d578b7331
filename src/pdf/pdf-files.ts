import path from 'node:path';

import { createJobProcess } from '../runtime/job-process.ts';
import type { TextDocument } from '../web/text-document.ts';

/** Bytes of PDFs kept in memory. */
const cacheBytes = 8_000_000;
/** Documents that may wait for the process. */
const maxWaiting = 20;

// relative to the project folder, since the build bundles this module elsewhere
const entry = path.resolve('src/pdf/pdf-process.ts');

/** Writes PDFs in a child process and caches them by version; concurrent requests for a version share the work. */
export function createPdfFiles() {
  const process = createJobProcess({
    entry,
    // half of its start is compilation
    env: { NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node') },
    // fewer garbage collections, because most objects are short-lived
    execArgv: ['--max-semi-space-size=32'],
    survived: ['unwritable'],
  });
  const cache = new Map<string, Uint8Array<ArrayBuffer>>();
  const pending = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const write = async (document: TextDocument): Promise<Uint8Array<ArrayBuffer>> => {
    const outcome = await process.run(document);
    if ('result' in outcome) return outcome.result as Uint8Array<ArrayBuffer>;
    throw new Error(`The PDF ${document.name} could not be written: ${outcome.failure}`, { cause: outcome.detail });
  };

  const store = (version: string, bytes: Uint8Array<ArrayBuffer>) => {
    cache.set(version, bytes);
    let total = cache.values().reduce((sum, { length }) => sum + length, 0);
    for (const [oldest, { length }] of cache) {
      if (total <= cacheBytes) break;
      cache.delete(oldest);
      total -= length;
    }
  };

  return {
    /**
     * The PDF of a document, whose version names its college and its content. Undefined if too many documents are waiting.
     */
    get: async (version: string, document: TextDocument): Promise<Uint8Array<ArrayBuffer> | undefined> => {
      const cached = cache.get(version);
      if (cached) {
        // the least recently used is removed first
        cache.delete(version);
        cache.set(version, cached);
        return cached;
      }
      const known = pending.get(version);
      if (known) return known;
      if (pending.size >= maxWaiting) return undefined;
      const writing = write(document).finally(() => pending.delete(version));
      pending.set(version, writing);
      const bytes = await writing;
      store(version, bytes);
      return bytes;
    },
    close: process.stop,
  };
}
