import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const redirects = 20_000;
/** How often the server's monitor looks, in milliseconds: an idle loop is measured as this much late. */
const resolution = 10;

/** The longest milliseconds that the server's event loop was held while the command line imports 20,000 redirects. */
export async function measureRedirectImport(origin: string, dataDir: string, folder: string): Promise<number> {
  const file = path.join(folder, 'redirects.csv');
  const lines = Array.from({ length: redirects }, (_, index) => `/old/page-${index}.aspx,/news/story-${index}`);
  await writeFile(file, `from,to\n${lines.join('\n')}\n`);
  // each reading begins a new one
  await longestDelay(origin);
  await promisify(execFile)(
    process.execPath,
    ['src/cli/main.ts', 'redirect', 'import', file, '--tenant', 'lakeshore'],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
  return longestDelay(origin);
}

async function longestDelay(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1];
  if (!seconds) throw new Error('/metrics does not tell nodejs_eventloop_lag_max_seconds');
  return Math.max(0, Number(seconds) * 1000 - resolution);
}
