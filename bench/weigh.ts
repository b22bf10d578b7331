import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const publicFolder = path.resolve('dist/public');

export type Weight = {
  /** Bytes of the document as sent, and packed. */
  html: number;
  htmlGzip: number;
  /** As the server packs it for browsers of today. */
  htmlBrotli: number;
  /** Bytes of the document that are the payload for hydration. */
  payload: number;
  /** Bytes of all scripts and styles the page loads before anyone acts, each packed by itself. */
  jsGzip: number;
  cssGzip: number;
};

/** Those of src/middleware/compression.ts. */
const serverSettings = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };

/** Weighs a finished document and everything it loads from the build. */
export async function weigh(html: string): Promise<Weight> {
  const scripts = await withStaticImports(filesIn(html, 'js'));
  return {
    html: Buffer.byteLength(html),
    htmlGzip: gzipSync(html).length,
    htmlBrotli: brotliCompressSync(html, { params: serverSettings }).length,
    payload: sum(
      [...html.matchAll(/<script[^>]*>\(?self\.__FLIGHT_DATA[\s\S]*?<\/script>/g)].map(([script]) =>
        Buffer.byteLength(script),
      ),
    ),
    jsGzip: await packedSize(scripts),
    cssGzip: await packedSize(filesIn(html, 'css')),
  };
}

function filesIn(text: string, ending: 'js' | 'css'): Set<string> {
  return new Set([...text.matchAll(new RegExp(`/assets/[\\w./-]+\\.${ending}(?![\\w.])`, 'g'))].map(([name]) => name));
}

/** The scripts and all that they import at once; what is imported on demand is loaded only when needed. */
async function withStaticImports(entries: Set<string>): Promise<Set<string>> {
  const found = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const code = await readFile(path.join(publicFolder, file), 'utf8');
    for (const [, name] of code.matchAll(/(?:^|[;}\n])\s*(?:import|export)[^;'"()]*?['"](\.{1,2}\/[^'"]+)['"]/g)) {
      if (name) queue.push(path.posix.join(path.posix.dirname(file), name));
    }
  }
  return found;
}

async function packedSize(files: Iterable<string>): Promise<number> {
  return sum(
    await Promise.all([...files].map(async (file) => gzipSync(await readFile(path.join(publicFolder, file))).length)),
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
