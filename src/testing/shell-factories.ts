import type { Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';
import * as schema from '../db/schema/all.ts';
import { inDays } from './instants.ts';
import { inserted, type Overrides } from './rows.ts';

/** Rows of the page shell. Each is visible now on the home page unless told otherwise. */

export async function createSplash(db: Db, tenantId: number, overrides: Overrides<typeof schema.splash> = {}) {
  const id = await reserveIds(db, tenantId, 'splash');
  const row = {
    title: `Splash ${id}`,
    kind: 'image' as const,
    backgroundColor: '#13294b',
    foregroundColor: '#ffffff',
    startDate: inDays(-1),
  };
  const values = { tenantId, id, ...row, ...overrides };
  await db.insert(schema.splash).values(values);
  return values;
}

export async function createTakeover(db: Db, tenantId: number, overrides: Overrides<typeof schema.takeover> = {}) {
  const id = await reserveIds(db, tenantId, 'takeover');
  const row = {
    type: 'Url' as const,
    url: 'https://watch.example.org',
    cookie: `takeover-${id}`,
    startDate: inDays(-1),
  };
  const values = { tenantId, id, ...row, ...overrides };
  await db.insert(schema.takeover).values(values);
  return values;
}

export async function createAlert(db: Db, tenantId: number, overrides: Overrides<typeof schema.alert> = {}) {
  const id = await reserveIds(db, tenantId, 'alert');
  const values = { tenantId, id, title: `Alert ${id}`, ...overrides };
  await db.insert(schema.alert).values(values);
  return values;
}

/** The location `home-rotator` unless told otherwise. */
export async function createPromotionPlace(
  db: Db,
  tenantId: number,
  overrides: Overrides<typeof schema.promotionLocation> = {},
) {
  const id = await reserveIds(db, tenantId, 'promotionLocation');
  const row = { name: 'home-rotator', type: 'multi' as const, effect: 'none' as const };
  const values = { tenantId, id, ...row, ...overrides };
  await db.insert(schema.promotionLocation).values(values);
  return values;
}

export async function createCampaign(
  db: Db,
  { tenantId, id: locationId }: { tenantId: number; id: number },
  overrides: Overrides<typeof schema.promotionCampaign> = {},
) {
  const id = await reserveIds(db, tenantId, 'promotionCampaign');
  const values = { tenantId, id, locationId, title: `Campaign ${id}`, ...overrides };
  await db.insert(schema.promotionCampaign).values(values);
  return values;
}

export async function createNavigationItem(
  db: Db,
  tenantId: number,
  overrides: Overrides<typeof schema.navigationItem> = {},
) {
  const id = await reserveIds(db, tenantId, 'navigationItem');
  return inserted(
    await db
      .insert(schema.navigationItem)
      .values({ tenantId, id, title: 'Sports', position: id, ...overrides })
      .returning(),
  );
}

/** An active tag for all pages with one inline script in the head. */
export async function createTrackingTag(
  db: Db,
  tenantId: number,
  overrides: Overrides<typeof schema.trackingTag> = {},
) {
  const id = await reserveIds(db, tenantId, 'trackingTag');
  return inserted(
    await db
      .insert(schema.trackingTag)
      .values({ tenantId, id, name: `Tag ${id}`, head: { script: [{ children: `count(${id})` }] }, ...overrides })
      .returning(),
  );
}

/** A permanent redirect from `/old` to `/new`. */
export async function createRedirectRule(
  db: Db,
  tenantId: number,
  overrides: Overrides<typeof schema.redirectRule> = {},
) {
  const id = await reserveIds(db, tenantId, 'redirectRule');
  return inserted(
    await db
      .insert(schema.redirectRule)
      .values({ tenantId, id, fromPath: '/old', target: '/new', ...overrides })
      .returning(),
  );
}
