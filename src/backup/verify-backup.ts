import { findProblem } from '../files/copy-files.ts';
import { createOutsideStore } from '../storage/disk-store.ts';
import { isMissingFile } from '../storage/outside-file.ts';
import { isUsageError } from '../web/usage-error.ts';
import { hashOfFile, readCompressedLines } from './hashed-files.ts';
import { filesFolder, type Manifest, tableFile } from './manifest.ts';

/** Reads a whole backup; returns a line for each table and file that is missing, unreadable or not as it was written. */
export async function findBackupProblems(folder: string, manifest: Manifest): Promise<string[]> {
  const problems: string[] = [];
  const check = async (subject: string, find: () => Promise<string | undefined>) => {
    const problem = await find().catch(asProblem);
    if (problem) problems.push(`${subject} ${problem}`);
  };
  for (const table of manifest.tables) await check(`The table ${table.name}`, () => tableProblem(folder, table));
  const store = createOutsideStore(filesFolder(folder));
  for (const file of manifest.files)
    await check(`The file ${file.tenantId}/${file.sha256}`, () => findProblem(store, file, true));
  return problems;
}

function asProblem(error: unknown): string {
  if (isMissingFile(error)) return 'is missing';
  if (isUsageError(error)) return `cannot be used: ${error.message}`;
  throw error;
}

async function tableProblem(
  folder: string,
  { name, rows, sha256 }: Manifest['tables'][number],
): Promise<string | undefined> {
  const file = tableFile(folder, name);
  if ((await hashOfFile(file)) !== sha256) return 'has other bytes than were written';
  let lines = 0;
  for await (const line of readCompressedLines(file)) {
    lines += 1;
    if (!isJsonObject(line)) return `has a row that is not JSON: line ${lines}`;
  }
  return lines === rows ? undefined : `has ${lines} of ${rows} rows`;
}

function isJsonObject(line: string): boolean {
  try {
    return line.startsWith('{') && typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}
