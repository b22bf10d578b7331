import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { CommandIo } from '../../src/cli/command.ts';
import { loadDefinitions } from '../../src/cli/definitions.ts';
import { dispatch } from '../../src/cli/dispatch.ts';
import { createProgram } from '../../src/cli/program.ts';
import { runLineOnServer } from '../../src/cli/socket-client.ts';
import { databaseFingerprint, type SharedSettings } from '../../src/cli/socket-messages.ts';
import { socketPath } from '../../src/cli/socket-path.ts';
import type { Site } from './site.ts';

/** The data folder and the database of a running server. */
export type CommandTarget = Pick<Site, 'dataDir' | 'databaseUrl'>;

export type CommandResult = { code: number | null; out: string; err: string };

/** Runs `npm run cli -- …` in a process of its own, against the running server. */
export const spawnCommand = (
  { port, dataDir }: Pick<Site, 'port' | 'dataDir'>,
  ...argv: string[]
): Promise<CommandResult> =>
  new Promise((resolve, reject) => {
    const child = spawn('node', ['src/cli/main.ts', ...argv], {
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
      timeout: 60_000,
    });
    const result: CommandResult = { code: null, out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (result.out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (result.err += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...result, code }));
  });

/** Runs a command line as the program does, on the server or beside it. A process for each takes half a second. */
export async function runCommand({ dataDir, databaseUrl }: CommandTarget, ...argv: string[]): Promise<CommandResult> {
  const out: string[] = [];
  const err: string[] = [];
  const io = {
    out: (line: string) => void out.push(line),
    err: (line: string) => void err.push(line),
    progress: () => {},
  };
  const line = { argv, database: databaseFingerprint(databaseUrl), columns: 80 };
  const outcome = await runLineOnServer(socketPath(dataDir), line, io);
  if (outcome === undefined) throw new Error(`No server runs for the command ${argv.join(' ')}`);
  const code = typeof outcome === 'number' ? outcome : await runBeside({ dataDir, databaseUrl }, outcome, { argv, io });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** Runs a command line in this process, with the settings of the server. */
async function runBeside(
  { dataDir, databaseUrl }: CommandTarget,
  settings: SharedSettings,
  { argv, io }: { argv: readonly string[]; io: CommandIo },
): Promise<number> {
  let exit = 0;
  const program = createProgram(await loadDefinitions(), async (invocation) => {
    const env = { DATA_DIR: dataDir, PORT: Number(settings['PORT']) };
    exit = await dispatch(invocation, { ...env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }, io);
  });
  await program.parseAsync(argv, { from: 'user' });
  return exit;
}

/** Runs a command and resolves to its output; throws unless it succeeds. */
export async function requireCommand(site: CommandTarget, ...argv: string[]): Promise<string> {
  const { code, out, err } = await runCommand(site, ...argv);
  if (code !== 0) throw new Error(`${argv.join(' ')} exited with ${code}\n${out}\n${err}`);
  return out;
}

/** Writes a file for a command and resolves to its path. It is removed with the site. */
export async function writeInput({ dataDir }: Site, name: string, content: string | Uint8Array): Promise<string> {
  const file = path.join(path.dirname(dataDir), name);
  await writeFile(file, content);
  return file;
}

/** A line that `import game --json` prints for a file; a refused one has `error`. */
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

/** Imports game files and resolves to the exit code and one line per file. */
export async function importGames(site: CommandTarget, tenant: string, files: string[], ...options: string[]) {
  const argv = ['import', 'game', ...files, '--tenant', tenant, '--json', ...options];
  const { code, out, err } = await runCommand(site, ...argv);
  const lines = out
    .split('\n')
    .filter(Boolean)
    .map((line): GameLine => JSON.parse(line));
  return { code, lines, err };
}

/** Creates a college at `<slug>.localhost`. */
export async function createCollege(
  site: CommandTarget,
  slug: string,
  name: string,
  options: string[] = [],
  timeZone = 'America/New_York',
): Promise<void> {
  const argv = ['tenant', 'create', slug, '--name', name, '--timezone', timeZone, '--host', `${slug}.localhost`];
  await requireCommand(site, ...argv, ...options);
}
