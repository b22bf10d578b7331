import type { CommandIo, InputFile } from '../command.ts';

/** A CommandIo that records its lines. */
export function recordedIo(): CommandIo & { outs: string[]; errs: string[] } {
  const outs: string[] = [];
  const errs: string[] = [];
  return { outs, errs, out: (line) => void outs.push(line), err: (line) => void errs.push(line), progress: () => {} };
}

export async function* filesOf(...files: InputFile[]): AsyncGenerator<InputFile> {
  yield* files;
}
