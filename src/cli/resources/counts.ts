import { and, count, eq, gte, max, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { ContentKind } from '../../content/define-content.ts';
import { formatInstant, parseInstant, printWallTime } from '../../content/fields/instant.ts';
import { promotionCampaign } from '../../content/promotions/promotion-campaign.ts';
import { titleOf } from '../../content/read-row.ts';
import { selectRows } from '../../content/rows.ts';
import { splash } from '../../content/splashes/splash.ts';
import { requireRow } from '../../content/write-rows.ts';
import { campaignViews } from '../../db/schema/promotion.ts';
import { splashClick } from '../../db/schema/splash.ts';
import { todayIn } from '../../domain/local-time.ts';
import { isUsageError, usageError } from '../../domain/usage-error.ts';
import type { Command, CommandContext, CommandInput } from '../command.ts';
import { jsonOption, optionName, parseOptions, sharedOptions, tenantOption } from '../options.ts';
import { printTable } from '../print-table.ts';
import { requireTenant } from '../tenants.ts';

/** What is counted, as a row for each time or as counters by day. */
type Counted = {
  kind: ContentKind;
  table: PgTable;
  columns: { tenantId: PgColumn; ofId: PgColumn; lastAt: PgColumn };
  total: SQL<unknown>;
  /** Whether a row is of an instant (ISO) or later, for a college in a zone. */
  isSince: (from: string, zone: string) => SQL;
  name: string;
  /** What `--since` cuts to. */
  since: string;
};

const values = sharedOptions.merge({ 'since?': 'string > 0' });

function countCommand(words: Command['words'], counted: Counted): Command {
  const { kind, name, since } = counted;
  return {
    words,
    summary: `Tell how many ${name} the ${kind.plural} have had, each counted once`,
    argument: { usage: '[ids...]', description: `numbers of the ${kind.plural} (default: all)` },
    options: [
      tenantOption,
      { flags: '--since <time>', description: `only ${name} ${since}, such as 2026-12-01T00:00` },
      jsonOption,
    ],
    examples: [`${words.join(' ')} --tenant unc`, `${words.join(' ')} 3 --tenant unc --since 2026-12-01T00:00 --json`],
    run: (context, input) => printCounts(context, input, counted),
  };
}

async function printCounts(
  { database: { db }, io }: CommandContext,
  { args, options }: CommandInput,
  { kind, table, columns, total, isSince, name }: Counted,
): Promise<0> {
  const { tenant: slug, since, json } = parseOptions(values, options);
  const tenant = await requireTenant(db, slug);
  const from = since === undefined ? undefined : sinceOf(since, tenant.timezone);
  const all = await selectRows(db, kind, tenant.id);
  const shown = args.length > 0 ? args.map((id) => requireRow(kind, all, id, optionName)) : all;
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
    [name]: String(count),
    last: last ? printWallTime(String(last), tenant.timezone) : '',
  }));
  const objects = facts.map(({ id, title, count, last }) =>
    JSON.stringify({ id, title, [name]: count, last: last && formatInstant(String(last), tenant.timezone) }),
  );
  for (const line of json ? objects : printTable(cells)) io.out(line);
  if (shown.length === 0) io.err(`${tenant.name} has no ${kind.plural} yet.`);
  return 0;
}

function sinceOf(given: string, zone: string): string {
  try {
    return parseInstant(given, zone, Temporal.Now.instant()).toString();
  } catch (error) {
    throw isUsageError(error) ? usageError(`--since is "${given}"; ${error.message}`) : error;
  }
}

export const splashClicks = countCommand(['splash', 'clicks'], {
  kind: splash,
  table: splashClick,
  columns: { tenantId: splashClick.tenantId, ofId: splashClick.splashId, lastAt: splashClick.at },
  total: count(),
  isSince: (from) => gte(splashClick.at, from),
  name: 'clicks',
  since: 'from then on',
});

export const promotionImpressions = countCommand(['promotion', 'impressions'], {
  kind: promotionCampaign,
  table: campaignViews,
  columns: {
    tenantId: campaignViews.tenantId,
    ofId: campaignViews.campaignId,
    lastAt: campaignViews.lastAt,
  },
  total: sum(campaignViews.views),
  isSince: (from, zone) => gte(campaignViews.day, todayIn(zone, Temporal.Instant.from(from))),
  name: 'impressions',
  since: 'from that day on',
});
