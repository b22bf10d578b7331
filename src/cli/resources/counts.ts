import { and, count, eq, gte, max, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { campaignViews } from '../../db/schema/promotion.ts';
import { splashClick } from '../../db/schema/splash.ts';
import type { Command, CommandContext, CommandInput } from '../command.ts';
import { formatInstant, parseInstant, printWallTime } from '../fields/instant.ts';
import { printTable } from '../print-table.ts';
import { jsonOption, sharedOptions, tenantOption } from '../shared-options.ts';
import { requireTenant } from '../tenants.ts';
import { isUsersToMend, optionName, parseOptions, usageError } from '../usage-error.ts';
import { todayIn } from '../../domain/local-time.ts';
import { findRow, titleOf } from './find-row.ts';
import { campaigns } from './promotion-campaign.ts';
import type { Resource, Row } from './resource.ts';
import { findRows } from './rows.ts';
import { splashes } from './splash.ts';

/** What is counted, as a row for each time or as counters by day. */
type Counted<Of extends Row> = {
  resource: Resource<Of>;
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

function countCommand<Of extends Row>(words: Command['words'], counted: Counted<Of>): Command {
  const { resource, name, since } = counted;
  return {
    words,
    summary: `Tell how many ${name} the ${resource.plural} have had, each counted once`,
    argument: { usage: '[ids...]', description: `numbers of the ${resource.plural} (default: all)` },
    options: [
      tenantOption,
      { flags: '--since <time>', description: `only ${name} ${since}, such as 2026-12-01T00:00` },
      jsonOption,
    ],
    examples: [`${words.join(' ')} --tenant unc`, `${words.join(' ')} 3 --tenant unc --since 2026-12-01T00:00 --json`],
    run: (context, input) => printCounts(context, input, counted),
  };
}

async function printCounts<Of extends Row>(
  { database: { db }, io }: CommandContext,
  { args, options }: CommandInput,
  { resource, table, columns, total, isSince, name }: Counted<Of>,
): Promise<0> {
  const { tenant: slug, since, json } = parseOptions(values, options);
  const tenant = await requireTenant(db, slug);
  const from = since === undefined ? undefined : sinceOf(since, tenant.timezone);
  const rows: Of[] = [];
  for (const id of args) rows.push(await findRow(resource, id, optionName, { db, tenant }));
  const shown = args.length > 0 ? rows : await findRows(db, resource, tenant.id);
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
    return { id: row.id, title: titleOf(resource, row), count: found?.count ?? 0, last: found?.last ?? null };
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
  if (shown.length === 0) io.err(`${tenant.name} has no ${resource.plural} yet.`);
  return 0;
}

function sinceOf(given: string, zone: string): string {
  try {
    return parseInstant(given, zone, Temporal.Now.instant()).toString();
  } catch (error) {
    throw isUsersToMend(error) ? usageError(`--since is "${given}"; ${error.message}`) : error;
  }
}

export const countCommands = [
  countCommand(['splash', 'clicks'], {
    resource: splashes,
    table: splashClick,
    columns: { tenantId: splashClick.tenantId, ofId: splashClick.splashId, lastAt: splashClick.at },
    total: count(),
    isSince: (from) => gte(splashClick.at, from),
    name: 'clicks',
    since: 'from then on',
  }),
  countCommand(['promotion', 'impressions'], {
    resource: campaigns,
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
  }),
];
