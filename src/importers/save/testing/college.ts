import { sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { tenant } from '../../../db/schema/tenant.ts';
import type { OwnCollege } from '../own-college.ts';

/** A college with nothing but its name. */
export async function insertCollege(
  { db }: Database,
  values: { slug: string; name: string; timezone?: string },
): Promise<OwnCollege> {
  const [row] = await db
    .insert(tenant)
    .values({
      timezone: 'America/New_York',
      ...values,
      shortName: values.name,
      primaryColor: '#13294b',
      secondaryColor: '#e84a27',
      accentColor: '#e84a27',
      settings: {},
    })
    .returning();
  if (!row) throw new Error('The college was not written');
  return row;
}

/** Every row of every table but the list of writes as text, to tell whether anything at all changed. */
export async function snapshot({ db }: Database): Promise<string> {
  const names = await rows<{ name: string }>(
    db,
    // every import is recorded, also one that changes nothing
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'change_set' order by 1`,
  );
  const parts: string[] = [];
  for (const { name } of names) {
    const [row] = await rows<{ hash: string; count: number }>(
      db,
      sql`select count(*)::int as count, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as hash from ${sql.identifier(name)} t`,
    );
    parts.push(`${name} ${row?.count} ${row?.hash}`);
  }
  return parts.join('\n');
}

async function rows<Row>(db: Database['db'], query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[];
}
