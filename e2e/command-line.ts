import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a command of `npm run cli` against a running server. */
export const commandLine = async (
  server: { origin: string; dataDir: string },
  ...words: string[]
): Promise<{ stdout: string }> => {
  const env = { ...process.env, PORT: new URL(server.origin).port, DATA_DIR: server.dataDir };
  return promisify(execFile)(process.execPath, ['src/cli/main.ts', ...words], { env, timeout: 60_000 });
};
