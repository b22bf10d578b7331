import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Start time of a process as letters and digits. Ids are reused; an id with its start time is unique. Empty when there is no such process. */
export async function startOfProcess(pid: number): Promise<string> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return '';
  }
  return (await startInProc(pid)) ?? (await startFromPs(pid)) ?? 'alive';
}

async function startInProc(pid: number): Promise<string | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // the second field is the program's name in parentheses and may contain spaces; the 22nd is the start time
  const [state, ...rest] = line?.slice(line.lastIndexOf(')') + 2).split(' ') ?? [];
  // a zombie: killed but not yet reaped by its parent
  return state === 'Z' ? '' : rest[18];
}

async function startFromPs(pid: number): Promise<string | undefined> {
  const printed = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => undefined);
  return printed?.stdout.replace(/[^a-zA-Z0-9]/g, '') || undefined;
}
