import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database, Db } from '../db/client.ts';
import { createCompleteCollege } from '../testing/complete-college.ts';
import { createTestDatabase, removeColleges } from '../testing/database.ts';
import { unicodeCategories, unicodeText } from '../testing/unicode.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { insertLines } from './row-lines.ts';
import { listTables, rowsOf, type TableFacts } from './tables.ts';
import { findBackupProblems } from './verify-backup.ts';

/** `DRILL_SITES=200` restores as many random sites. */
const sites = Number(process.env['DRILL_SITES'] ?? 2);

type Row = Record<string, unknown>;
type Column = { table: string; name: string; type: string; isNullable: boolean; isChecked: boolean };
type Table = TableFacts & { rows: Row[]; free: Column[] };

let folder: string;
let source: Database;
let target: Database;
let template: Table[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'drill-'));
  source = await createTestDatabase();
  target = await createTestDatabase();
  for (const slug of ['harbor', 'summit', 'lakes']) await createCompleteCollege(source.db, slug);
  for (const id of [1, 2, 3]) {
    const { sha256, size } = await source.files.put(id, bytesOf(`%PDF-1.7 guide ${id}`));
    await source.db.execute(sql`update stored_file set sha256 = ${sha256}, size = ${size} where tenant_id = ${id}`);
  }
  template = await readTemplate(source.db);
  expect(template.filter(({ rows }) => rows.length > 0).length).toBeGreaterThan(50);
});
afterAll(async () => {
  await source?.close();
  await target?.close();
  await rm(folder, { recursive: true });
});

async function* bytesOf(content: string) {
  yield new TextEncoder().encode(content);
}

/** Columns that may have any value of their type: no keys, no unique ones, none with rules beyond "not blank". */
const freeColumns = (db: Db) =>
  rowsOf<Column>(
    db,
    `select relname::text as table, attname::text as name, format_type(atttypid, atttypmod) as type,
       not attnotnull as "isNullable",
       exists (select from pg_constraint where conrelid = attrelid and contype = 'c' and attnum = any (conkey)) as "isChecked"
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
       and not exists (select from pg_constraint where conrelid = attrelid and attnum = any (conkey) and contype <> 'n'
         and pg_get_constraintdef(oid) !~ '^CHECK \\(\\(btrim\\(\\w+\\) <> ''''::text\\)\\)$')
       and not exists (select from pg_depend join pg_index on indexrelid = objid
         where refobjid = attrelid and refobjsubid = attnum and indisunique)`,
  );

async function readTemplate(db: Db): Promise<Table[]> {
  const free = Map.groupBy(await freeColumns(db), ({ table }) => table);
  const lines = await readRows(db);
  return (await listTables(db)).map((table) => ({
    ...table,
    rows: (lines[table.name] ?? []).map((line) => JSON.parse(line)),
    free: (free.get(table.name) ?? []).filter(({ name, type }) => table.columns.includes(name) && valuesOf[type]),
  }));
}

/** The rows of every table, in an order that depends on their content alone. */
const readRows = (db: Db): Promise<Record<string, string[]>> =>
  db.transaction(async (snapshot) => {
    await rowsOf(snapshot, `set local time zone 'UTC'`);
    const rows: Record<string, string[]> = {};
    for (const { name } of await listTables(snapshot)) {
      const found = await rowsOf<{ line: string }>(
        snapshot,
        `select to_jsonb(each)::text as line from "${name}" each order by to_jsonb(each)::text collate "C"`,
      );
      rows[name] = found.map(({ line }) => line);
    }
    return rows;
  });

const text = unicodeText();
const json = fc.jsonValue({ stringUnit: 'grapheme', maxDepth: 3 });
const jsonObject = fc.dictionary(text, fc.oneof(text, json), { maxKeys: 4 });
const instant = fc
  .tuple(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), fc.nat(999))
  .map(([date, micros]) => date.toISOString().replace('Z', `${String(micros).padStart(3, '0')}Z`));
const valuesOf: Record<string, fc.Arbitrary<unknown>> = {
  text,
  json: jsonObject,
  jsonb: fc.oneof(jsonObject, fc.array(text, { maxLength: 3 })),
  boolean: fc.boolean(),
  smallint: fc.integer({ min: -32768, max: 32767 }),
  integer: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  'integer[]': fc.array(fc.nat(), { maxLength: 3 }),
  date: instant.map((each) => each.slice(0, 10)),
  'timestamp with time zone': instant,
  bytea: fc.uint8Array({ maxLength: 200 }).map((bytes) => `\\x${Buffer.from(bytes).toString('hex')}`),
};

/** A site with some of the colleges, whose rows have random values. */
function randomSite(gen: fc.GeneratorValue): { table: Table; rows: Row[] }[] {
  const tenants = gen(fc.subarray, [1, 2, 3], { minLength: 1 });
  return template.map((table) => ({
    table,
    rows: table.rows
      .filter((row) => tenants.includes(Number(row[table.name === 'tenant' ? 'id' : 'tenant_id'])))
      .map((row) => ({
        ...row,
        ...Object.fromEntries(table.free.map((column) => [column.name, randomValue(gen, column)])),
      })),
  }));
}

function randomValue(gen: fc.GeneratorValue, { type, isNullable, isChecked }: Column): unknown {
  if (isNullable && gen(fc.integer, { max: 3, min: 0 }) === 0) return null;
  const value = gen(() => valuesOf[type] as fc.Arbitrary<unknown>);
  return isChecked && type === 'text' ? `a${value}` : value;
}

async function* linesOf(rows: readonly Row[]) {
  for (const row of rows) yield JSON.stringify(row);
}

const insertSite = (site: ReturnType<typeof randomSite>) =>
  source.db.transaction(async (db) => {
    // neither foreign keys nor triggers: the rows are complete
    await db.execute(sql`set local session_replication_role = replica`);
    for (const { table, rows } of site) await insertLines(db, table, linesOf(rows));
  });

/** Without the values of the site, which are a hundred thousand characters. */
function reporter<Values>({ failed, seed, counterexamplePath, errorInstance }: fc.RunDetails<Values>): void {
  if (failed)
    throw new Error(`The site with the seed ${seed} and the path ${counterexamplePath} differs`, {
      cause: errorInstance,
    });
}

test(
  `${sites} random sites are backed up, verified and restored into an empty database row by row`,
  async () => {
    const categories = new Set<string>();
    const record = (value: string) => {
      for (const category of unicodeCategories)
        if (new RegExp(`\\p{${category}}`, 'u').test(value)) categories.add(category);
    };
    let run = 0;
    const drill = fc.asyncProperty(fc.gen(), async (gen) => {
      await Promise.all([removeColleges(source), removeColleges(target)]);
      const site = randomSite(gen);
      await insertSite(site);
      const before = await readRows(source.db);
      const backup = path.join(folder, String(++run));
      const manifest = await createBackup(source, backup, () => {}, { verify: false });
      expect(await findBackupProblems(backup, manifest)).toEqual([]);
      await restoreBackup(target, backup, manifest, () => {});
      await rm(backup, { recursive: true });
      expect(await readRows(target.db)).toEqual(before);
      // texts are those that were generated, not only equal to each other
      for (const { table, rows } of site) {
        const texts = (each: Row[]) =>
          each.map((row) =>
            JSON.stringify(table.free.filter(({ type }) => type === 'text').map(({ name }) => row[name])),
          );
        const restored = (before[table.name] ?? []).map((line) => JSON.parse(line));
        expect(texts(restored).sort()).toEqual(texts(rows).sort());
        record(texts(rows).join(''));
      }
    });
    await fc.assert(drill, { numRuns: sites, endOnFailure: true, reporter });
    expect([...categories].sort()).toEqual([...unicodeCategories].sort());
  },
  30 * 60_000,
);
