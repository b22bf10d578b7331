import { eq, sql } from 'drizzle-orm';

import { type ContentKind, type ItemOf, parentOf } from '../../content/define-content.ts';
import type { Fields, ResponseContext } from '../../content/fields/field.ts';
import type { Db } from '../../db/client.ts';
import { loadRelated } from '../../db/content/related.ts';
import { selectRows } from '../../db/content/rows.ts';
import { columnOf, tableOf } from '../../db/content/tables.ts';
import { isPast } from '../../db/content/visibility.ts';
import { perDatabase } from '../../db/per-database.ts';
import { isoInstant } from '../../domain/instant.ts';
import type { EndpointRequest } from '../endpoint.ts';
import { responseFields } from './response-schemas.ts';

type Request = Pick<EndpointRequest<never>, 'db' | 'tenant' | 'origin'>;

/** Rows of a kind as response items, in the kind's order. */
export async function findItems<F extends Fields>(
  kind: ContentKind<F>,
  { db, tenant, origin }: Request,
  selection: Parameters<typeof selectRows>[3],
): Promise<ItemOf<F>[]> {
  const rows = await selectRows(db, kind as ContentKind, tenant.id, selection);
  const context = { origin, related: await loadRelated(db, kind as ContentKind, tenant.id, rows) };
  const now = Temporal.Now.instant();
  return rows.map((row) => toResponse(kind as ContentKind, row, context, now) as ItemOf<F>);
}

function toResponse(
  kind: ContentKind,
  row: Awaited<ReturnType<typeof selectRows>>[number],
  context: ResponseContext,
  now: Temporal.Instant,
) {
  if (kind.response) return kind.response.toResponse(row, context);
  const inherited = kind.inherit?.(row, context.related) ?? {};
  const lapsed = kind.lapse && isPast(Reflect.get(row, kind.lapse.at), now) ? kind.lapse.fields : [];
  return {
    id: row.id,
    url: kind.url?.(row, context.related) ?? null,
    ...Object.fromEntries(
      responseFields(kind).map(([key, field]) => {
        const stored: unknown = Reflect.get(row, key) ?? Reflect.get(inherited, key) ?? null;
        const value = lapsed.includes(key) ? null : stored;
        return [key, value === null ? null : field.toResponse(value, context)];
      }),
    ),
    dateModifiedUtc: isoInstant(row.updatedAt),
  };
}

/** When a row of a kind next becomes visible or invisible to the public, in milliseconds since the epoch. */
export async function findNextChange(
  kind: ContentKind,
  request: Pick<Request, 'db' | 'tenant'>,
): Promise<number | undefined> {
  const parent = parentOf(kind);
  const next = [await findOwnChange(kind, request), parent && (await findNextChange(parent, request))];
  const times = next.filter((each) => each !== undefined);
  return times.length > 0 ? Math.min(...times) : undefined;
}

async function findOwnChange(
  kind: ContentKind,
  { db, tenant }: Pick<Request, 'db' | 'tenant'>,
): Promise<number | undefined> {
  const statements = ownChanges(db);
  const statement = statements.has(kind) ? statements.get(kind) : prepareOwnChange(kind, db);
  statements.set(kind, statement);
  const [row] = (await statement?.execute({ tenantId: tenant.id })) ?? [];
  return row?.at ? Temporal.Instant.from(row.at).epochMilliseconds : undefined;
}

/** Prepared, because every list and row of a kind needs them. */
const ownChanges = perDatabase(() => new Map<ContentKind, ReturnType<typeof prepareOwnChange>>());

/** Undefined for a kind without times of visibility. */
function prepareOwnChange(kind: ContentKind, db: Db) {
  const { from, until } = kind.visibility;
  const table = tableOf(kind);
  const columns = [from, until, kind.lapse?.at].flatMap((key) => (key ? columnOf(table, key) : []));
  if (columns.length === 0) return undefined;
  const next = columns.map((column) => sql`min(${column}) filter (where ${column} > now())`);
  return db
    .select({ at: sql<string | null>`least(${sql.join(next, sql`, `)})` })
    .from(table)
    .where(eq(table.tenantId, sql.placeholder('tenantId')))
    .prepare(`next_change_of_${kind.name}`);
}
