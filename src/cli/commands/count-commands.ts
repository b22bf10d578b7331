import { and, count, eq, gte, max, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { ContentKind } from '../../content/define-content.ts';
import { formatInstant, parseInstant, printWallTime } from '../../content/fields/instant.ts';
import { promotionCampaign } from '../../content/promotions/promotion-campaign.ts';
import { splash } from '../../content/splashes/splash.ts';
import { titleOf } from '../../content/title-of.ts';
import { selectRows } from '../../db/content/rows.ts';
import { campaignViews } from '../../db/schema/promotion.ts';
import { splashClick } from '../../db/schema/splash.ts';
import { todayIn } from '../../domain/local-time.ts';
import { isUsageError, usageError } from '../../web/usage-error.ts';
import type { Command, CommandContext, CommandInput } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { requireRow } from '../labeled-rows.ts';
import { jsonOption, parseOptions, sharedOptions, tenantOption } from '../options.ts';
import { requireTenant } from '../tenants.ts';

/** Events counted for the rows of a content kind: one row per event, or one counter per day. */
type Counter = {
  kind: ContentKind;
  table: PgTable;
  columns: { tenantId: PgColumn; ofId: PgColumn; lastAt: PgColumn };
  total: SQL<unknown>;
  /** Selects events at or after an instant (ISO), for a college in a time zone. */
  isSince: (from: string, zone: string) => SQL;
  label: string;
  /** Completes the description of `--since`: "count clicks …". */
  since: string;
};

const values = sharedOptions.merge({ 'since?': 'string > 0' });

function countCommand(name: string, counter: Counter): Command {
  const { kind, label, since } = counter;
  return {
    name,
    summary: `Count the ${label} of ${kind.plural}, without duplicates`,
    argument: { usage: '[ids...]', description: `numbers of the ${kind.plural} (default: all)` },
    options: [
      tenantOption,
      { flags: '--since <time>', description: `count ${label} ${since}, such as 2026-12-01T00:00` },
      jsonOption,
    ],
    examples: [`${name} --tenant unc`, `${name} 3 --tenant unc --since 2026-12-01T00:00 --json`],
    run: (context, input) => printCounts(context, input, counter),
  };
}

async function printCounts(
  { database: { db }, io }: CommandContext,
  { args, options }: CommandInput,
  { kind, table, columns, total, isSince, label }: Counter,
): Promise<0> {
  const { tenant: slug, since, json } = parseOptions(values, options);
  const tenant = await requireTenant(db, slug);
  const from = since === undefined ? undefined : parseSince(since, tenant.timezone);
  const shown =
    args.length > 0
      ? await Promise.all(args.map((id) => requireRow(db, kind, tenant.id, id)))
      : await selectRows(db, kind, tenant.id);
  const counts = await db
    .select({
      id: sql<number>`${columns.ofId}`,
      count: sql<number>`${total}`.mapWith(Number),
      last: max(columns.lastAt),
    })
    .from(table)
    .where(and(eq(columns.tenantId, tenant.id), from === undefined ? undefined : isSince(from, tenant.timezone)))
    .groupBy(columns.ofId);
  const facts = shown.map((row) => {
    const found = counts.find(({ id }) => id === row.id);
    return { id: row.id, title: titleOf(kind, row), count: found?.count ?? 0, last: found?.last ?? null };
  });
  const cells = facts.map(({ id, title, count, last }) => ({
    id: String(id),
    title,
    [label]: String(count),
    last: last ? printWallTime(String(last), tenant.timezone) : '',
  }));
  const objects = facts.map(({ id, title, count, last }) =>
    JSON.stringify({ id, title, [label]: count, last: last && formatInstant(String(last), tenant.timezone) }),
  );
  for (const line of json ? objects : formatTable(cells)) io.out(line);
  if (shown.length === 0) io.err(`${tenant.name} has no ${kind.plural} yet.`);
  return 0;
}

function parseSince(text: string, zone: string): string {
  try {
    return parseInstant(text, zone, Temporal.Now.instant()).toString();
  } catch (error) {
    throw isUsageError(error) ? usageError(`--since is "${text}"; ${error.message}`) : error;
  }
}

export const splashClicks = countCommand('splash clicks', {
  kind: splash,
  table: splashClick,
  columns: { tenantId: splashClick.tenantId, ofId: splashClick.splashId, lastAt: splashClick.at },
  total: count(),
  isSince: (from) => gte(splashClick.at, from),
  label: 'clicks',
  since: 'since a time',
});

const ofCampaigns = {
  kind: promotionCampaign,
  table: campaignViews,
  columns: {
    tenantId: campaignViews.tenantId,
    ofId: campaignViews.campaignId,
    lastAt: campaignViews.lastAt,
  },
  isSince: (from, zone) => gte(campaignViews.day, todayIn(zone, Temporal.Instant.from(from))),
  since: 'since the day of a time',
} satisfies Partial<Counter>;

export const promotionCounts: readonly Command[] = [
  countCommand('promotion impressions', { ...ofCampaigns, total: sum(campaignViews.views), label: 'impressions' }),
  countCommand('promotion clicks', { ...ofCampaigns, total: sum(campaignViews.clicks), label: 'clicks' }),
];
