import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const publicFolder = path.resolve('dist/public');

export type Weight = {
  /** Bytes of the document, uncompressed and compressed. */
  html: number;
  htmlGzip: number;
  /** With the server's settings. */
  htmlBrotli: number;
  /** Bytes of the inline hydration payload. */
  payload: number;
  /** Bytes of all scripts and style sheets that the page loads without interaction, compressed one by one; those for print load after it. */
  jsGzip: number;
  cssGzip: number;
};

/** The settings of src/middleware/compression.ts. */
const serverSettings = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };

/**
 * Measures a rendered document and the files that it loads from the build. `awaited` is the name of a script that the page
 * needs to respond and imports dynamically.
 */
export async function weigh(html: string, awaited?: string): Promise<Weight> {
  const names =
    awaited === undefined ? [] : await Array.fromAsync(glob(`assets/${awaited}-*.js`, { cwd: publicFolder }));
  const scripts = await withStaticImports(filesIn(html, 'js').union(new Set(names.map((name) => `/${name}`))));
  return {
    html: Buffer.byteLength(html),
    htmlGzip: gzipSync(html).length,
    htmlBrotli: brotliCompressSync(html, { params: serverSettings }).length,
    payload: sum([...html.matchAll(/<(rsc-data) [\s\S]*?<\/\1>/g)].map(([element]) => Buffer.byteLength(element))),
    jsGzip: await compressedSize(scripts),
    cssGzip: await compressedSize(filesIn(html, 'css').difference(printStyleSheets(html))),
  };
}

const printStyleSheets = (html: string): Set<string> =>
  filesIn((html.match(/<link[^>]*media="print"[^>]*>/g) ?? []).join(), 'css');

function filesIn(text: string, ending: 'js' | 'css'): Set<string> {
  return new Set([...text.matchAll(new RegExp(`/assets/[\\w./-]+\\.${ending}(?![\\w.])`, 'g'))].map(([name]) => name));
}

/** The scripts and their static imports; dynamic imports load on demand. */
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

async function compressedSize(files: Iterable<string>): Promise<number> {
  return sum(
    await Promise.all([...files].map(async (file) => gzipSync(await readFile(path.join(publicFolder, file))).length)),
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
