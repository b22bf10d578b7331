import { findFault } from '../files/copy-files.ts';
import { createDiskStore } from '../storage/disk-store.ts';
import { hashOfFile, readCompressedLines } from './hashed-files.ts';
import { filesFolder, type Manifest, tableFile } from './manifest.ts';

/** Reads a whole backup; returns a line for each table and file that is missing or has changed since it was written. */
export async function findBackupFaults(folder: string, manifest: Manifest): Promise<string[]> {
  const faults: string[] = [];
  for (const table of manifest.tables) {
    const fault = await tableFault(folder, table);
    if (fault) faults.push(`The table ${table.name} ${fault}`);
  }
  const store = createDiskStore(filesFolder(folder));
  for (const file of manifest.files) {
    const fault = await findFault(store, file, true);
    if (fault) faults.push(`The file ${file.tenantId}/${file.sha256} ${fault}`);
  }
  return faults;
}

async function tableFault(
  folder: string,
  { name, rows, sha256 }: Manifest['tables'][number],
): Promise<string | undefined> {
  const file = tableFile(folder, name);
  const hash = await hashOfFile(file).catch(() => undefined);
  if (hash === undefined) return 'is missing';
  if (hash !== sha256) return 'has other bytes than were written';
  let lines = 0;
  for await (const _ of readCompressedLines(file)) lines += 1;
  return lines === rows ? undefined : `has ${lines} of ${rows} rows`;
}
