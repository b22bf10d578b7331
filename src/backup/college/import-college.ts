import { type } from 'arktype';
import { eq, inArray, sql } from 'drizzle-orm';

import { announceChange } from '../../db/announce.ts';
import type { Database, Db } from '../../db/client.ts';
import { listMigrations } from '../../db/migrate.ts';
import { tenant, tenantHost } from '../../db/schema/tenant.ts';
import { usageError } from '../../web/usage-error.ts';
import { insertLines } from '../row-lines.ts';
import { splitLines } from '../split-lines.ts';
import type { ForeignKey } from '../tables.ts';
import { listForeignKeys, quoted, rowsOf, type TableFacts } from '../tables.ts';
import { type Archive, openArchive } from './archive.ts';
import { insertBytes } from './binary-files.ts';
import { type Description, dataFile } from './description.ts';
import { collegeTables } from './export-college.ts';

type Identity = { slug: string; hosts: readonly string[] };

/**
 * Adds an exported college under a slug and hosts, with all its rows and files. Everything is added, or nothing. Throws a
 * usage error when the slug or a host is taken, or when the export comes from another version.
 */
export async function importCollege(
  { db, files, withoutLimit }: Pick<Database, 'db' | 'files' | 'withoutLimit'>,
  folder: string,
  description: Description,
  identity: Identity,
): Promise<void> {
  await requireSameVersion(description);
  await refuseConflicts(db, identity);
  const [reserved] = await rowsOf<{ id: number }>(db, `select nextval('tenant_id_seq')::integer as id`);
  if (!reserved) throw new Error('The sequence of colleges gave no id');
  const archive = openArchive(folder, description);
  const stored: string[] = [];
  try {
    await storeFiles(archive, async (chunks) => {
      const file = await files.put(reserved.id, chunks);
      stored.push(file.sha256);
      return file;
    });
    await withoutLimit((unlimited) =>
      unlimited.transaction(async (transaction) => {
        await loadTables(transaction, reserved.id, archive, description, identity);
        await advanceSequences(transaction, reserved.id);
        await announceChange(transaction, reserved.id);
      }),
    );
  } catch (error) {
    for (const sha256 of stored) await files.delete(reserved.id, sha256);
    throw error;
  }
}

async function requireSameVersion({ version }: Description): Promise<void> {
  const current = (await listMigrations()).at(-1) ?? '';
  if (version !== current)
    throw usageError(
      `The export has the tables of ${version}, this installation those of ${current}. Use the same version of Fieldhouse for both.`,
    );
}

async function refuseConflicts(db: Db, { slug, hosts }: Identity): Promise<void> {
  const [same] = await db.select({ name: tenant.name }).from(tenant).where(eq(tenant.slug, slug));
  if (same) throw usageError(`The slug "${slug}" is taken by ${same.name}; choose another one with --slug.`);
  const [taken] = await db
    .select({ host: tenantHost.host })
    .from(tenantHost)
    .where(inArray(tenantHost.host, [...hosts]));
  if (taken) throw usageError(`The host ${taken.host} is taken; choose others with --host.`);
}

type Put = (chunks: AsyncIterable<Uint8Array>) => Promise<{ sha256: string; size: number }>;

const storedFiles = type('string.json.parse').to(type({ path: 'string', sha256: 'string', size: 'number' }).array());

/** Puts the files of the export into the store. Throws a usage error when one is missing or has other bytes. */
async function storeFiles(archive: Archive, put: Put): Promise<void> {
  const name = dataFile('stored_file');
  const rows = storedFiles(String(await archive.read(name)));
  if (rows instanceof type.errors) throw usageError(`${name} cannot be used: ${rows.summary}`);
  for (const row of rows) {
    const { sha256, size } = await put(archive.stream(`files/${row.path}`));
    if (sha256 !== row.sha256 || size !== row.size)
      throw usageError(`files/${row.path} is not the file of its row in ${name}. Export the college again.`);
  }
}

async function loadTables(
  db: Db,
  tenantId: number,
  archive: Archive,
  { tables }: Description,
  identity: Identity,
): Promise<void> {
  const known = new Map((await collegeTables(db)).map((table) => [table.name, table]));
  const foreignKeys = await listForeignKeys(db);
  for (const name of loadOrder([...known.keys()], foreignKeys)) {
    const table = known.get(name);
    const expected = tables.find((each) => each.name === name);
    if (!table || !expected) throw usageError(`The export has no table ${name}`);
    if (name === 'tenant_host') await addHosts(db, tenantId, identity.hosts);
    else {
      const loaded = await loadTable(db, tenantId, table, archive, identity);
      if (loaded !== expected.rows) throw usageError(`${name} has ${loaded} of ${expected.rows} rows`);
    }
  }
}

/** Numbers that a sequence gives to new rows must be greater than those of the rows loaded. */
async function advanceSequences(db: Db, tenantId: number): Promise<void> {
  const sequences = await rowsOf<{ table: string; column: string; sequence: string }>(
    db,
    `select relname::text as table, identity.attname::text as column,
       pg_get_serial_sequence(quote_ident(relname), identity.attname) as sequence
     from pg_class
       join pg_attribute identity on identity.attrelid = pg_class.oid and identity.attidentity <> ''
       join pg_attribute college on college.attrelid = pg_class.oid and college.attname = 'tenant_id'
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { table, column, sequence } of sequences)
    await rowsOf(
      db,
      `select setval('${sequence}', greatest(last_value, loaded.last))
       from ${sequence}, (select max("${column}") as last from "${table}" where tenant_id = ${tenantId}) loaded
       where loaded.last >= last_value`,
    );
}

const addHosts = (db: Db, tenantId: number, hosts: readonly string[]) =>
  db.insert(tenantHost).values(hosts.map((host, index) => ({ host, tenantId, canonical: index === 0 })));

/** Loads a table through a temporary one, so that a single statement inserts rows that refer to each other. */
async function loadTable(
  db: Db,
  tenantId: number,
  table: TableFacts,
  archive: Archive,
  { slug }: Identity,
): Promise<number> {
  const key = table.name === 'tenant' ? 'id' : 'tenant_id';
  const columns = table.columns.filter((column) => column !== key);
  await db.execute(
    sql.raw(`create temporary table loading on commit drop as select ${quoted(columns)} from "${table.name}" limit 0`),
  );
  const lines = linesOf(archive.stream(dataFile(table.name)));
  const complete = table.binary.length > 0 ? withBytes(archive, table, lines) : lines;
  const count = await insertLines(db, { ...table, name: 'loading', columns }, complete);
  if (table.name === 'tenant') await db.execute(sql`update loading set slug = ${slug}`);
  await db.execute(
    sql.raw(
      `insert into "${table.name}" ("${key}", ${quoted(columns)}) overriding system value
       select ${tenantId}, ${quoted(columns)} from loading`,
    ),
  );
  await db.execute(sql.raw('drop table loading'));
  return count;
}

/** The rows of a JSON array with one row per line. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const line of splitLines(chunks)) if (line.startsWith('{')) yield line.replace(/,$/, '');
}

async function* withBytes(archive: Archive, table: TableFacts, lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield await insertBytes(archive, table, line);
}

/** Tables in an order in which each comes after those that it refers to. Throws for a cycle. */
function loadOrder(tables: readonly string[], foreignKeys: readonly ForeignKey[]): string[] {
  const targets = new Map(
    tables.map((name) => [
      name,
      foreignKeys.flatMap(({ table, target }) => (table === name && target !== name ? target : [])),
    ]),
  );
  const ordered = new Set<string>();
  const add = (name: string, path: readonly string[]): void => {
    if (ordered.has(name) || !targets.has(name)) return;
    if (path.includes(name)) throw new Error(`Tables refer to each other in a cycle: ${[...path, name].join(', ')}`);
    for (const target of targets.get(name) ?? []) add(target, [...path, name]);
    ordered.add(name);
  };
  for (const name of tables) add(name, []);
  return [...ordered];
}
