import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** When a process began, as letters and digits; with its number that names it for good, since numbers are used again. Empty when there is no such process. */
export async function startOfProcess(pid: number): Promise<string> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // a process of another user is there but may not be signalled
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return '';
  }
  return (await startInProc(pid)) ?? (await startFromPs(pid)) ?? 'alive';
}

async function startInProc(pid: number): Promise<string | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // the second field is the program's name in brackets and may hold blanks; the 22nd is the start
  const [state, ...rest] = line?.slice(line.lastIndexOf(')') + 2).split(' ') ?? [];
  // killed but not yet collected by its parent
  return state === 'Z' ? '' : rest[18];
}

async function startFromPs(pid: number): Promise<string | undefined> {
  const printed = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => undefined);
  return printed?.stdout.replace(/[^a-zA-Z0-9]/g, '') || undefined;
}
