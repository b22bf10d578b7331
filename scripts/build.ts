import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { run } from './packages.mjs';
import { step } from './step.mjs';

/** Everything the build is made of. */
const sources = [
  'src/**/*',
  'samples/**/*.ts',
  'public/**/*',
  'hono-server.ts',
  'waku.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const stamp = 'dist/sources.txt';

/** Builds the site unless the last build was of the same sources. */
export const buildWhenStale = async (): Promise<void> => {
  const hash = await hashSources();
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) return;
  await step('Building the site', async () => {
    // the same sources are the same build, on whatever machine: browsers compare this with the build they hold
    await run('waku', ['build'], { NODE_ENV: 'production', BUILD_ID: hash.slice(0, 12) });
    await precompress();
  });
  await writeFile(stamp, hash);
};

const hashSources = async (): Promise<string> => {
  const files: string[] = [];
  for await (const file of glob(sources)) if (path.extname(file) && !/\.test\.tsx?$/.test(file)) files.push(file);
  const hash = createHash('sha256');
  const contents = await Promise.all(files.sort().map(async (file) => ({ file, bytes: await readFile(file) })));
  for (const { file, bytes } of contents) hash.update(file).update('\0').update(bytes).update('\0');
  return hash.digest('hex');
};

/** Puts a brotli and a gzip form beside each text file of the build, so that the server never compresses them. */
const precompress = async (): Promise<void> => {
  for await (const file of glob('dist/public/**/*.{js,css,svg,json,txt,html}')) {
    const bytes = await readFile(file);
    if (bytes.length < 512) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
};

if (import.meta.main) await buildWhenStale();
