import { chmod, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

import pg from 'pg';

type Options = {
  url: string;
  /** A folder that Postgres may write to. */
  folder: string;
  colleges: number;
  games: number;
  /** A season of the sample college whose rows are repeated. */
  seasonId: number;
  tenantId: number;
};

/** The host of a synthetic college, counted from 1. */
export const syntheticHost = (index: number): string => `college-${index}.localhost`;

/**
 * Adds colleges with COPY: each has the sport, the opponents and the games of one season of the sample college, its games
 * repeated in earlier years until they are enough.
 */
export async function addColleges({ url, folder, colleges, games, seasonId, tenantId }: Options): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await mkdir(folder, { recursive: true });
  // whatever the umask of this process is
  await chmod(folder, 0o777);
  const columnsOf = async (table: string): Promise<string[]> => {
    const { rows } = await client.query<{ name: string }>(
      'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = $2',
      [table, ''],
    );
    return rows.map(({ name }) => name);
  };
  /** Copies rows of a table with other values in some columns. */
  const copy = async (table: string, source: string, values: Record<string, string>) => {
    const columns = await columnsOf(table);
    const file = path.join(folder, `${table}.copy`);
    const selected = columns.map((name) => values[name] ?? `t."${name}"`).join(', ');
    const names = columns.map((name) => `"${name}"`).join(', ');
    await client.query(`copy (select ${selected} from ${source}) to '${file}' (format binary)`);
    const { rowCount } = await client.query(`copy "${table}" (${names}) from '${file}' (format binary)`);
    await rm(file, { force: true });
    console.log(`  ${rowCount} rows of ${table}`);
  };
  try {
    // neither foreign keys nor triggers
    await client.query('set session_replication_role = replica');
    const [{ first, season }] = (
      await client.query(
        `select (select max(id) from tenant) as first, (select count(*)::int from game where tenant_id = ${tenantId} and season_id = ${seasonId}) as season`,
      )
    ).rows as [{ first: number; season: number }];
    const numbers = `generate_series(1, ${colleges}) as n`;
    const college = `${first} + n`;
    const ofSample = `t.tenant_id = ${tenantId}`;
    const sport = `(select sport_id from season where tenant_id = ${tenantId} and id = ${seasonId})`;
    const years = Math.ceil(games / season);
    await copy('tenant', `tenant t, ${numbers} where t.id = ${tenantId}`, {
      id: college,
      slug: `'college-' || n`,
    });
    await copy('tenant_host', `tenant_host t, ${numbers} where ${ofSample} and t.canonical`, {
      host: `'college-' || n || '.localhost'`,
      tenant_id: college,
    });
    await copy('conference', `conference t, ${numbers} where ${ofSample}`, { tenant_id: college });
    await copy('sport', `sport t, ${numbers} where ${ofSample} and t.id = ${sport}`, { tenant_id: college });
    await copy('opponent', `opponent t, ${numbers} where ${ofSample}`, { tenant_id: college });
    await copy(
      'season',
      `season t, ${numbers}, generate_series(0, ${years - 1}) as y where ${ofSample} and t.id = ${seasonId}`,
      {
        tenant_id: college,
        id: `t.id + 1000 * y`,
        title: `case y when 0 then t.title else (1900 + y)::text end`,
        is_current: 'y = 0',
      },
    );
    const numbered = `(select *, row_number() over (order by id) as place from game where tenant_id = ${tenantId} and season_id = ${seasonId})`;
    const wanted = `y * ${season} + t.place <= ${games}`;
    await copy('game', `${numbered} t, ${numbers}, generate_series(0, ${years - 1}) as y where ${wanted}`, {
      tenant_id: college,
      id: `(y * ${season} + t.place)::int`,
      season_id: 't.season_id + 1000 * y',
      starts_at: `t.starts_at - y * interval '1 year'`,
      ends_at: `t.ends_at - y * interval '1 year'`,
      local_date: `(t.local_date - y * interval '1 year')::date`,
      local_end_date: `(t.local_end_date - y * interval '1 year')::date`,
      venue_id: 'null::integer',
      preview_story_id: 'null::integer',
      recap_story_id: 'null::integer',
      source_id: 'null::text',
      schedule_uid: 'null::text',
    });
    await client.query('reset session_replication_role');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
