import type { InputFile } from '../../src/cli/command.ts';
import { runOnServer } from '../../src/cli/socket-client.ts';
import { socketPath } from '../../src/cli/socket-path.ts';
import type { Site } from '../run/site.ts';

type Words = {
  args?: string[];
  options: Record<string, string | boolean | string[]>;
  file?: { name: string; bytes: Uint8Array };
};

/** Has the running server do a command, as `npm run cli` would have it, without a program of its own. Gives what is printed; throws what is said where it fails. */
export async function say(site: Site, command: string, { args = [], options, file }: Words): Promise<string> {
  const printed: string[] = [];
  const said: string[] = [];
  const io = {
    out: (line: string) => void printed.push(line),
    err: (line: string) => void said.push(line),
    progress: () => {},
  };
  const inputs = async function* (): AsyncGenerator<InputFile> {
    if (file) yield file;
  };
  const invocation = { command, args, options, files: file ? [file.name] : [] };
  const exit = await runOnServer(socketPath(site.dataDir), invocation, inputs(), io);
  if (exit !== 0) throw new Error([`${command} ends with ${exit}`, ...printed, ...said].join('\n'));
  return printed.join('\n');
}
