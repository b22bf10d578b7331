import { type FlagRow, flagRowOf, readGameFlags } from '../importers/game-flags-csv.ts';
import type { GameFlags } from '../importers/save/game-flags.ts';
import { usageError } from '../web/usage-error.ts';
import type { CommandInput, InputFile } from './command.ts';

export type FlagTable = {
  /** The flags of a game file; empty if the table does not list it. */
  flagsOf: (fileName: string) => GameFlags;
  /** An error message for each row whose file was not imported. */
  unused: () => string[];
};

/** Splits off the table named by `--flags` from the game files. Throws a usage error if it cannot be read. */
export async function splitFlagTable(input: CommandInput): Promise<{ table: FlagTable; games: CommandInput }> {
  const name = input.options['flags'];
  if (typeof name !== 'string') return { table: flagTable([], ''), games: input };
  const files = input.files[Symbol.asyncIterator]();
  const first: InputFile | undefined = (await files.next()).value;
  if (!first || 'problem' in first)
    throw usageError(`--flags ${name}: ${first?.problem ?? 'the file does not exist.'}`);
  const rows = readGameFlags(first.bytes, first.name);
  const games = { ...input, files: { [Symbol.asyncIterator]: () => files }, fileCount: input.fileCount - 1 };
  return { table: flagTable(rows, first.name), games };
}

function flagTable(rows: readonly FlagRow[], name: string): FlagTable {
  const used = new Set<FlagRow>();
  return {
    flagsOf(fileName) {
      const row = flagRowOf(rows, fileName);
      if (row) used.add(row);
      return row?.flags ?? {};
    },
    unused: () =>
      rows
        .filter((row) => !used.has(row))
        .map(
          ({ line, file }) =>
            `${name}, line ${line}, column "file": "${file}" is not among the imported files; correct the name or remove the line.`,
        ),
  };
}
