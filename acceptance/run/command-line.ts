import { spawn } from 'node:child_process';

import { dispatch } from '../../src/cli/dispatch.ts';
import { createProgram } from '../../src/cli/program.ts';
import type { Site } from './site.ts';

export type Outcome = { code: number | null; out: string; err: string };

/** Runs a command of `npm run cli` against the running server. */
export const commandLine = ({ port, dataDir }: Site, ...words: string[]): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = spawn('node', ['src/cli/main.ts', ...words], {
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
      timeout: 60_000,
    });
    const outcome: Outcome = { code: null, out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (outcome.out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (outcome.err += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...outcome, code }));
  });

/** What the same command does, without a process of its own: to start one for each of many files takes longer than the files. */
async function typed({ port, dataDir }: Site, ...words: string[]): Promise<Outcome> {
  const [printed, said]: [string[], string[]] = [[], []];
  const io = {
    out: (line: string) => void printed.push(line),
    err: (line: string) => void said.push(line),
    progress: () => {},
  };
  const settings = { PORT: port, DATA_DIR: dataDir, SAMPLE_COLLEGES: 'off' } as const;
  let code: number | null = null;
  const program = createProgram(async (invocation) => {
    code = await dispatch(invocation, settings, io);
  });
  await program.parseAsync(words, { from: 'user' });
  return { code, out: printed.join('\n'), err: said.join('\n') };
}

/** The line that `import game --json` prints for a file, or what it says of a refused one. */
export type GameLine = {
  file: string;
  format: string;
  change: string;
  sport: string;
  gameId: number;
  url: string;
  date: string;
  teams: { away: string; home: string };
  score: { away: number; home: number };
  players: number;
  plays: number;
  warnings: string[];
  corrections: { field: string; before: string | null; after: string | null }[];
  error?: string;
  line?: number;
  column?: number;
};

/** Imports game files with `--json` and gives the exit code and one object a file. */
export async function importGames(site: Site, tenant: string, files: string[], ...options: string[]) {
  const words = ['import', 'game', ...files, '--tenant', tenant, '--json', ...options];
  const { code, out, err } = await typed(site, ...words);
  const lines = out
    .split('\n')
    .filter(Boolean)
    .map((line): GameLine => JSON.parse(line));
  return { code, lines, err };
}

/** Creates a college as the README says; throws what the command printed when it failed. */
export async function createCollege(site: Site, slug: string, name: string, ...options: string[]): Promise<void> {
  const zone = ['--timezone', 'America/New_York', '--host', `${slug}.localhost`];
  const { code, out, err } = await typed(site, 'tenant', 'create', slug, '--name', name, ...zone, ...options);
  if (code !== 0) throw new Error(out + err);
}
