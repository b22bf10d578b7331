import type { Db } from '../src/db/client.ts';
import { insertRows } from '../src/db/insert-rows.ts';
import { campaignViews } from '../src/db/schema/promotion.ts';
import { splashClick } from '../src/db/schema/splash.ts';
import { createRandom } from './random.ts';

type Row = { id: number } & Record<string, unknown>;
type Shown = { splashes: readonly Row[]; campaigns: readonly Row[] };

/** Adds clicks on splashes and views of promotions on a day. */
export async function addCounts(db: Db, tenantId: number, { splashes, campaigns }: Shown, day: string): Promise<void> {
  const random = createRandom('clicks and views');
  const at = `${day}T12:00:00Z`;
  const clicks = splashes
    .filter(({ access }) => access !== 'hidden')
    .flatMap(({ id: splashId }) =>
      Array.from({ length: random.int(3, 12) }, (_, click) => ({
        tenantId,
        splashId,
        key: `sample-click-${click}`,
        at,
      })),
    );
  const views = campaigns
    .filter(({ startDate }) => !startDate)
    .map(({ id: campaignId }) => ({ tenantId, campaignId, day, views: random.int(8, 30), lastAt: at }));
  await insertRows(db, splashClick, clicks);
  await insertRows(db, campaignViews, views);
}
