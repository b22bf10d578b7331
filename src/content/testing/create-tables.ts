import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { allTablesOf } from '../../db/content/tables.ts';
import type { ContentKind } from '../define-content.ts';
import { searchTriggerArguments } from './search-triggers.ts';

/** Creates the tables and search triggers of kinds as their migrations would. */
export async function createTables(db: Db, kinds: readonly ContentKind[]): Promise<void> {
  const tables = Object.fromEntries(kinds.flatMap(allTablesOf).map((table, index) => [index, table]));
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(tables));
  for (const kind of kinds.filter(({ search }) => Object.keys(search).length > 0)) {
    const written = searchTriggerArguments(kind).map((each) => `'${each}'`);
    for (const [event, rows] of [
      ['insert', 'new table as changed'],
      ['update', 'old table as before new table as changed'],
      ['delete', 'old table as before'],
    ])
      statements.push(`create trigger search_${event} after ${event} on ${kind.table} referencing ${rows}
        for each statement execute function search_refresh_content(${written.join(', ')})`);
  }
  statements.push('select search_follow_sports()');
  for (const statement of statements) await db.execute(sql.raw(statement));
}
