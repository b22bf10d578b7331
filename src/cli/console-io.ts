import type { CommandIo } from './command.ts';

/** Columns of a terminal; 80 where it has none, or says 0 because it does not know. */
export const terminalWidth = ({ columns }: { columns?: number }): number => columns || 80;

type Stream = { write: (text: string) => unknown; isTTY?: boolean; columns?: number };

/** Without a terminal progress is printed no more often than this, so that logs stay short and quick commands print none. */
const plainProgressEvery = 10_000;

/**
 * Results on standard output, everything else on the error output. On a terminal progress is one line that is replaced
 * and wiped when done; elsewhere a plain line every ten seconds. `now` is in milliseconds.
 */
export function consoleIo(
  { stdout, stderr }: { stdout: Stream; stderr: Stream },
  now: () => number = () => performance.now(),
): CommandIo & { done: () => void } {
  let drawn = false;
  let printedAt = now();
  const wipe = () => {
    if (drawn) stderr.write('\r\u001b[K');
    drawn = false;
  };
  return {
    out: (line) => {
      wipe();
      stdout.write(`${printable(line)}\n`);
    },
    err: (line) => {
      wipe();
      stderr.write(`${printable(line)}\n`);
    },
    progress: (text) => {
      if (!stderr.isTTY) {
        if (now() - printedAt < plainProgressEvery) return;
        printedAt = now();
        stderr.write(`${printable(text)}\n`);
        return;
      }
      wipe();
      stderr.write(printable(text).slice(0, terminalWidth(stderr) - 1));
      drawn = true;
    },
    done: wipe,
  };
}

// names come from files of others: none of them may steer the terminal
const printable = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, '');
