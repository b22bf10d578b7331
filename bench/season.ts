import { createApi } from '../src/api/app.ts';
import { createTenantRegistry } from '../src/api/tenants.ts';
import { openEmbedded } from '../src/db/open-database.ts';
import { percentile } from './percentile.ts';

const warmUps = 5;
const passes = 15;

/**
 * Median milliseconds of processor time in which the API derives the statistics of a season from its games, with reading
 * them from the embedded database of `dataDir`, without any cache.
 *
 * @param schedule the path of the season's schedule
 */
export async function timeSeason(dataDir: string, host: string, schedule: string): Promise<number> {
  const [, sport, season] = /^\/sports\/([^/]+)\/schedule\/([^/]+)$/.exec(schedule) ?? [];
  const database = await openEmbedded({ dataDir });
  const tenants = await createTenantRegistry(database);
  const times: number[] = [];
  // created first, because collecting the garbage of their creation would count as well
  const apis = await Promise.all(Array.from({ length: warmUps + passes }, () => createApi({ database, tenants })));
  for (const [pass, api] of apis.entries()) {
    const started = process.threadCpuUsage();
    const response = await api.request(`http://${host}/api/v2/Stats/season/${sport}/${season}`);
    await response.text();
    const { user, system } = process.threadCpuUsage(started);
    if (!response.ok) throw new Error(`The statistics of ${sport} in ${season} responded with ${response.status}`);
    if (pass >= warmUps) times.push((user + system) / 1000);
    await api.close();
  }
  await tenants.close();
  await database.close();
  return percentile(times, 0.5);
}
