import { stringify } from 'csv-stringify/sync';
import { eq } from 'drizzle-orm';

import { sport as sportTable } from '../../db/schema/sport.ts';
import { siteOrigin } from '../../mail/site-origin.ts';
import { href } from '../../routing/routes.ts';
import { env } from '../../runtime/env.ts';
import { deleteSubscriber, listSubscribers } from '../../subscriptions/subscriptions.ts';
import { usageError } from '../../web/usage-error.ts';
import { type CollegeWork, forCollege } from '../college-command.ts';
import type { Command } from '../command.ts';
import { jsonOption, tenantOption } from '../options.ts';

async function sportsOf({ db, tenant }: CollegeWork) {
  return db
    .select({
      id: sportTable.id,
      title: sportTable.title,
      slug: sportTable.globalSportNameSlug,
      shortName: sportTable.shortName,
    })
    .from(sportTable)
    .where(eq(sportTable.tenantId, tenant.id));
}

const subscriberExport: Command = {
  name: 'subscriber export',
  summary: 'Print the confirmed subscribers of the mailing list as CSV',
  options: [
    tenantOption,
    { flags: '--sport <slug>', description: 'only those who receive news of the sport' },
    jsonOption,
  ],
  examples: ['subscriber export --tenant unc', 'subscriber export --tenant unc --sport football'],
  run: forCollege(async (work) => {
    const { db, tenant, json, options, io } = work;
    const sports = await sportsOf(work);
    const wanted = sports.find(({ slug, shortName }) => [slug, shortName].includes(String(options['sport'])));
    if (options['sport'] !== undefined && !wanted)
      throw usageError(`--sport is "${options['sport']}"; it has to be the slug of a sport of ${tenant.slug}`);
    const rows = (await listSubscribers(db, tenant.id, wanted?.id)).map((row) => ({
      email: row.email,
      name: row.name ?? '',
      teams: row.sports.map((id) => sports.find((sport) => sport.id === id)?.title ?? id).join('; ') || 'all',
      confirmed: row.confirmedAt ?? '',
      unsubscribe: siteOrigin(tenant, env) + href('unsubscribed', {}, { token: row.token }),
    }));
    if (rows.length === 0) io.err(`${tenant.name} has no confirmed subscribers.`);
    if (json) return rows.map((row) => JSON.stringify(row));
    return stringify(rows, { header: true, escape_formulas: true }).trimEnd().split('\n');
  }),
};

const subscriberRemove: Command = {
  name: 'subscriber remove',
  summary: 'Delete the subscription of an address',
  argument: { usage: '<email>', description: 'the address' },
  options: [tenantOption],
  examples: ['subscriber remove fan@example.com --tenant unc'],
  run: forCollege(async ({ db, tenant, args: [email = ''] }) => {
    if (!(await deleteSubscriber(db, tenant.id, email))) throw usageError(`${tenant.slug} has no subscriber ${email}`);
    return [`${email} is deleted`];
  }),
};

export const subscriberCommands: readonly Command[] = [subscriberExport, subscriberRemove];
