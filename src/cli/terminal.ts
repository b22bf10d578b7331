import type { CommandIo } from './command.ts';

/** Columns of a terminal; 80 if unknown or reported as 0. */
export const terminalWidth = ({ columns }: { columns?: number }): number => columns || 80;

type Stream = { write: (text: string) => unknown; isTTY?: boolean; columns?: number };

/** Milliseconds between progress lines without a terminal. Keeps logs short; quick commands print none. */
const progressInterval = 10_000;

/**
 * Prints results to standard output and everything else to standard error. On a terminal, progress is one line that is
 * redrawn, and erased by `clear`; elsewhere it is a line every ten seconds. `now` is in milliseconds.
 */
export function createTerminal(
  { stdout, stderr }: { stdout: Stream; stderr: Stream },
  now: () => number = () => performance.now(),
): CommandIo & { clear: () => void } {
  let isDrawn = false;
  let printedAt = now();
  const clear = () => {
    if (isDrawn) stderr.write('\r\u001b[K');
    isDrawn = false;
  };
  return {
    out: (line) => {
      clear();
      stdout.write(`${printable(line)}\n`);
    },
    err: (line) => {
      clear();
      stderr.write(`${printable(line)}\n`);
    },
    progress: (text) => {
      if (!stderr.isTTY) {
        if (now() - printedAt < progressInterval) return;
        printedAt = now();
        stderr.write(`${printable(text)}\n`);
        return;
      }
      clear();
      stderr.write(printable(text).slice(0, terminalWidth(stderr) - 1));
      isDrawn = true;
    },
    clear,
  };
}

// names in imported files must not contain control sequences for the terminal
const printable = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, '');
