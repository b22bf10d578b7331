import { createApi } from '../api/app.ts';
import { createTenantRegistry } from '../api/tenants.ts';
import { runEmbedded } from '../db/embedded/server.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { createCollege } from './factories.ts';
import { createCampaign, createPromotionPlace, createSplash } from './shell-factories.ts';

/** Counts clicks and views in the embedded database of a data folder, and prints the status of each response, until it is killed. */
const [dataDir = ''] = process.argv.slice(2);
const server = await runEmbedded({ dataDir });
const database = await openPostgres(server.url);
const { id } = await createCollege(database.db, { slug: 'harbor' });
await createSplash(database.db, id);
await createCampaign(database.db, await createPromotionPlace(database.db, id));
const api = await createApi({ database, tenants: await createTenantRegistry(database) });

for (let number = 0; ; number++) {
  const [click, view] = await Promise.all([
    api.request(`http://harbor.localhost/api/v2/Splash/click/1?key=click-number-${number}`, { method: 'POST' }),
    api.request(`http://harbor.localhost/api/v2/promotions/counter?adIds=1&batch=view-number-${number}`),
  ]);
  console.log(`${number} ${click.status} ${view.status}`);
}
