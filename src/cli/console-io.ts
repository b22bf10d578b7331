import type { CommandIo } from './command.ts';

type Stream = { write: (text: string) => unknown; isTTY?: boolean; columns?: number };

/** Results on standard output, everything else on the error output. The progress line is drawn on a terminal only and wiped when done. */
export function consoleIo({ stdout, stderr }: { stdout: Stream; stderr: Stream }): CommandIo & { done: () => void } {
  let drawn = false;
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
      if (!stderr.isTTY) return;
      wipe();
      stderr.write(printable(text).slice(0, (stderr.columns ?? 80) - 1));
      drawn = true;
    },
    done: wipe,
  };
}

// names come from files of others: none of them may steer the terminal
const printable = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, '');
