import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const redirects = 20_000;
/** Resolution of the server's event loop monitor in milliseconds: an idle loop is reported with this delay. */
const resolution = 10;

/** Maximum event loop delay of the server, in milliseconds, while the command line imports 20,000 redirects. */
export async function measureRedirectImport(origin: string, dataDir: string, folder: string): Promise<number> {
  const file = path.join(folder, 'redirects.csv');
  const lines = Array.from({ length: redirects }, (_, index) => `/old/page-${index}.aspx,/news/story-${index}`);
  await writeFile(file, `from,to\n${lines.join('\n')}\n`);
  // reading the metric resets its maximum
  await readMaxDelay(origin);
  await promisify(execFile)(
    process.execPath,
    ['src/cli/main.ts', 'redirect', 'import', file, '--tenant', 'lakeshore'],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
  return readMaxDelay(origin);
}

async function readMaxDelay(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1];
  if (!seconds) throw new Error('/metrics has no nodejs_eventloop_lag_max_seconds');
  return Math.max(0, Number(seconds) * 1000 - resolution);
}
