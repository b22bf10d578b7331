import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

import { quoted, rowsOf } from '../backup/tables.ts';
import type { Db } from '../db/client.ts';
import { everyTable } from '../db/schema/every-table.ts';
import { withoutTriggers } from './copy-college.ts';

const valuesByType: Partial<Record<PgColumn['columnType'], string>> = {
  PgArray: '{1}',
  PgBigInt53: '1',
  PgBoolean: 'false',
  PgDateString: '2026-09-10',
  PgDoublePrecision: '1',
  PgInteger: '1',
  PgJson: '[]',
  PgJsonb: '[]',
  PgSmallInt: '1',
  PgTimestampString: '2026-09-10T12:00:00Z',
};

/** Values of columns whose rules accept no word. */
const valuesByName: Record<string, string> = {
  'coaching_record.season': '1999',
  'conference_result.season': '2026',
  'coupon.code': 'SAMPLE',
  'imported_file.sha256': '0'.repeat(64),
  'mail.reply_to_address': 'ann@example.edu',
  'mail.to_address': 'ann@example.edu',
  'payment_order.currency': 'USD',
  'push_subscription.quiet_from': '22:00',
  'push_subscription.quiet_to': '07:00',
  'record_mark.span': 'game',
  'record_mark.subject': 'team',
  'season_import.facts': '{}',
  'season_import.sha256': '0'.repeat(64),
  'season_line.stats': '{}',
  'season_sheet.sheet': JSON.stringify({
    section: 'team',
    caption: 'sample',
    rowLabel: 'sample',
    columns: [],
    rows: [],
    foot: [],
  }),
};

/** Columns that stay empty beside others of their row: a role is of an account or of a token, and has one scope. */
const emptyColumns = new Set(['staff_grant.token_id', 'staff_grant.game_id', 'staff_grant.day']);

/** A value that a column accepts: references are to first rows. */
const sampleOf = (table: string, { name, columnType, enumValues }: PgColumn): string =>
  valuesByName[`${table}.${name}`] ?? enumValues?.[0] ?? valuesByType[columnType] ?? 'sample';

/** The tables of colleges in which one has no row; withdrawals are of the installation. */
export async function emptyTables(db: Db, tenantId: number): Promise<string[]> {
  const names = Object.entries(everyTable)
    .filter(([name, table]) => name !== 'withdrawal' && getTableConfig(table).columns.some(isTenant))
    .map(([name]) => name);
  const queries = names.map(
    (name) => `select '${name}' as name where not exists (select from "${name}" where tenant_id = ${tenantId})`,
  );
  return (await rowsOf<{ name: string }>(db, queries.join(' union all '))).map(({ name }) => name);
}

const isTenant = ({ name }: PgColumn) => name === 'tenant_id';

/** Adds a row to every table in which a college has none, with every column that has no default. */
export async function fillTables(db: Db, tenantId: number): Promise<void> {
  const names = await emptyTables(db, tenantId);
  await withoutTriggers(db, async (tx) => {
    for (const name of names) {
      const columns = getTableConfig(everyTable[name] as PgTable).columns.filter(
        ({ name: column, hasDefault, generated }) =>
          !hasDefault && !generated && !emptyColumns.has(`${name}.${column}`),
      );
      const values = columns.map((column) => (isTenant(column) ? tenantId : `'${sampleOf(name, column)}'`));
      const named = quoted(columns.map((column) => column.name));
      await rowsOf(tx, `insert into "${name}" (${named}) values (${values})`);
    }
  });
}
