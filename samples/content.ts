import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { readRowsFile } from '../src/cli/row-inputs.ts';
import { requireTenant } from '../src/cli/tenants.ts';
import { namedFields } from '../src/content/define-content.ts';
import type { Warning } from '../src/content/fields/problem.ts';
import { kinds } from '../src/content/kinds.ts';
import type { Database } from '../src/db/client.ts';
import type { RowInput } from '../src/editing/read-row.ts';
import { writeRows } from '../src/editing/write-rows.ts';
import { sampleDocuments } from './documents.ts';

/** Rows by content kind, as the `add` commands read them from a file. */
export type ContentInputs = ReadonlyMap<string, readonly RowInput[]>;
type WrittenRow = { id: number } & Record<string, unknown>;

/** The content files of a college, JSON or CSV, one for each kind that it has, after `fill` replaced their placeholders. */
export async function readContent(slug: string, fill: (text: string) => string): Promise<ContentInputs> {
  // relative to the project root, where every command runs
  const folder = path.resolve('samples', slug, 'content');
  const files = await readdir(folder);
  const known = kinds.flatMap(({ name }) => [`${name}.json`, `${name}.csv`]);
  const unknown = files.find((file) => !known.includes(file));
  if (unknown) throw new Error(`${path.join(folder, unknown)} is not named after a content kind`);
  const inputs = new Map<string, readonly RowInput[]>();
  for (const kind of kinds) {
    const file = files.find((name) => path.parse(name).name === kind.name);
    if (!file) continue;
    const bytes = Buffer.from(fill(await readFile(path.join(folder, file), 'utf8')));
    const names = namedFields(kind).map(({ name }) => name);
    inputs.set(kind.name, await readRowsFile({ name: file, bytes }, names));
  }
  return inputs;
}

/** The files that the content of a college names; none without its folder. */
async function readFiles(slug: string): Promise<{ name: string; bytes: Uint8Array }[]> {
  const folder = path.resolve('samples', slug, 'files');
  if (!existsSync(folder)) return [];
  const names = await readdir(folder);
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(path.join(folder, name)) })));
}

/** Writes content as the command line does and returns the rows by kind. */
export async function addContent(
  database: Database,
  slug: string,
  { inputs, now }: { inputs: ContentInputs; now: Temporal.Instant },
): Promise<ReadonlyMap<string, readonly WrittenRow[]>> {
  const tenant = await requireTenant(database.db, slug);
  const fail = ({ field, message }: Warning) => {
    throw new Error(`Sample content of ${slug}: ${field}: ${message}`);
  };
  const files = [...(await readFiles(slug)), ...(await sampleDocuments(slug, tenant.name))];
  const written = new Map<string, readonly WrittenRow[]>();
  for (const kind of kinds) {
    const given = inputs.get(kind.name) ?? [];
    if (given.length > 0)
      written.set(
        kind.name,
        await writeRows(database, kind, given, { tenant, actor: 'samples', now, files, warn: fail }),
      );
  }
  return written;
}
