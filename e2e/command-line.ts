import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a command of `npm run cli` against a running server. */
export const commandLine = async (
  { port, dataDir }: { port: number; dataDir: string },
  ...words: string[]
): Promise<{ stdout: string }> => {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
  return promisify(execFile)(process.execPath, ['src/cli/main.ts', ...words], { env, timeout: 60_000 });
};
