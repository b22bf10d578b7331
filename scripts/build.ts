import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { describeCommands } from '../src/cli/commands.ts';
import { definitionsFile } from '../src/cli/definitions.ts';
import { linkInstalledPrograms } from '../src/db/embedded/programs.ts';
import { run } from './packages.mjs';
import { buildServiceWorker } from './service-worker.ts';
import { step } from './step.mjs';

/** All inputs of the build. */
const sources = [
  'src/**/*',
  '{samples,replay}/**/*.ts',
  'public/**/*',
  'scripts/service-worker.ts',
  'hono-server.ts',
  'waku.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const stampFile = 'dist/sources.txt';

/** Builds the site unless the last build has the same sources. */
export const buildWhenStale = async (): Promise<void> => {
  const hash = await hashSources();
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === hash) return;
  // in a process of its own: a server would keep the 70 MB that compressing takes
  await step('Building the site', () => run('node', ['scripts/build.ts', hash]));
};

const build = async (hash: string): Promise<void> => {
  // another user may run the server
  await linkInstalledPrograms();
  // browsers compare the id with that of their build; it must not depend on the machine
  const buildId = hash.slice(0, 12);
  await run('waku', ['build'], { NODE_ENV: 'production', BUILD_ID: buildId });
  await buildServiceWorker(buildId);
  await precompress();
  await writeFile(definitionsFile, JSON.stringify(await describeCommands()));
  await writeFile(stampFile, hash);
};

const hashSources = async (): Promise<string> => {
  const files: string[] = [];
  for await (const file of glob(sources)) if (path.extname(file) && !/\.test\.tsx?$/.test(file)) files.push(file);
  const hash = createHash('sha256');
  const contents = await Promise.all(files.sort().map(async (file) => ({ file, bytes: await readFile(file) })));
  for (const { file, bytes } of contents) hash.update(file).update('\0').update(bytes).update('\0');
  return hash.digest('hex');
};

/** Writes a Brotli and a gzip version of each text file, so that the server never compresses them. */
const precompress = async (): Promise<void> => {
  for await (const file of glob('dist/public/**/*.{js,css,svg,json,txt,html}')) {
    const bytes = await readFile(file);
    if (bytes.length < 512) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
};

if (import.meta.main) {
  const [hash] = process.argv.slice(2);
  await (hash === undefined ? buildWhenStale() : build(hash));
}
