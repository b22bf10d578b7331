import { eq } from 'drizzle-orm';

import { announceChange } from '../../db/announce.ts';
import type { Db } from '../../db/client.ts';
import { pushKey, pushMessage, pushSubscription } from '../../db/schema/push.ts';
import { tenant as tenantTable } from '../../db/schema/tenant.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { createPushKey } from '../../push/vapid.ts';
import { href } from '../../routing/routes.ts';
import { usageError } from '../../web/usage-error.ts';
import { forCollege } from '../college-command.ts';
import type { Command } from '../command.ts';
import { jsonOption, tenantOption } from '../options.ts';
import { pageUrl } from '../page-url.ts';

/** Stores whether the college sends notifications; a college that turned them off gets no keys by itself. */
const setNotifications = (db: Db, { id, settings: { scoreNotifications: _, ...settings } }: Tenant, isOn: boolean) =>
  db
    .update(tenantTable)
    .set({ settings: isOn ? settings : { ...settings, scoreNotifications: false } })
    .where(eq(tenantTable.id, id));

const pushEnable: Command = {
  name: 'push enable',
  summary: 'Turn score notifications on again: creates the VAPID keys that a college has from the beginning',
  options: [tenantOption],
  examples: ['push enable --tenant unc'],
  run: forCollege(async ({ db, tenant, port }) => {
    await db.transaction(async (transaction) => {
      const created = await transaction
        .insert(pushKey)
        .values({ tenantId: tenant.id, ...createPushKey() })
        .onConflictDoNothing()
        .returning({ tenantId: pushKey.tenantId });
      if (created.length === 0) throw usageError(`${tenant.slug} sends notifications already`);
      await setNotifications(transaction, tenant, true);
      await announceChange(transaction, tenant.id);
    });
    return [`Fans subscribe at ${pageUrl(tenant, port, href('notifications'))}`];
  }),
};

const pushDisable: Command = {
  name: 'push disable',
  summary: 'Turn score notifications off: deletes the keys and all subscriptions',
  options: [tenantOption],
  examples: ['push disable --tenant unc'],
  run: forCollege(async ({ db, tenant }) => {
    const subscriptions = await db.transaction(async (transaction) => {
      const deleted = await transaction
        .delete(pushKey)
        .where(eq(pushKey.tenantId, tenant.id))
        .returning({ tenantId: pushKey.tenantId });
      if (deleted.length === 0 && tenant.settings.scoreNotifications === false)
        throw usageError(`${tenant.slug} sends no notifications`);
      await setNotifications(transaction, tenant, false);
      await announceChange(transaction, tenant.id);
      // with the waiting messages
      return transaction
        .delete(pushSubscription)
        .where(eq(pushSubscription.tenantId, tenant.id))
        .returning({ id: pushSubscription.id });
    });
    return [`Keys and ${subscriptions.length} subscriptions were deleted`];
  }),
};

const pushStatus: Command = {
  name: 'push status',
  summary: 'Show the public key, the number of subscriptions and the number of waiting messages',
  options: [tenantOption, jsonOption],
  examples: ['push status --tenant unc'],
  run: forCollege(async ({ db, tenant, json }) => {
    const [key] = await db.select().from(pushKey).where(eq(pushKey.tenantId, tenant.id));
    if (!key)
      throw usageError(
        `${tenant.slug} sends no notifications${tenant.settings.scoreNotifications === false ? `; see: push enable --tenant ${tenant.slug}` : ' yet; the server creates its keys within a minute'}`,
      );
    const status = {
      publicKey: key.publicKey,
      subscriptions: await db.$count(pushSubscription, eq(pushSubscription.tenantId, tenant.id)),
      waiting: await db.$count(pushMessage, eq(pushMessage.tenantId, tenant.id)),
    };
    if (json) return [JSON.stringify(status)];
    return [
      `Public key: ${status.publicKey}`,
      `Subscriptions: ${status.subscriptions}`,
      `Waiting messages: ${status.waiting}`,
    ];
  }),
};

export const pushCommands: readonly Command[] = [pushEnable, pushDisable, pushStatus];
