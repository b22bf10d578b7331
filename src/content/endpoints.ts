import { type Type, type } from 'arktype';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { type Endpoint, endpoint } from '../api/endpoint.ts';
import { imageColumns } from '../api/images/columns.ts';
import { pageOf } from '../api/page.ts';
import { idOf, pageIndex, pageSize } from '../api/parameters.ts';
import { standsFor, type Viewer } from '../api/viewer.ts';
import type { Db } from '../db/client.ts';
import { image } from '../db/schema/image.ts';
import { sport } from '../db/schema/sport.ts';
import type { ImageRow } from '../domain/image.ts';
import { isoInstant } from '../domain/instant.ts';
import { toSportReference } from '../domain/sport-reference.ts';
import { stripHtml } from '../domain/strip-html.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { ContentKind, RowOf } from './define-content.ts';
import type { AnyField, Fields } from './fields/field.ts';
import { columnsOf, withJoined } from './rows.ts';
import { joinsOf, tableOf } from './table.ts';

type Listing = { filters: Record<string, unknown>; page: number; size: number };
type Request = { db: Db; tenant: Tenant; origin: string };

/** The endpoints of a kind: a paged list and a single row, as everyone sees them and as staff do. */
export function endpointsOf(kind: ContentKind): Endpoint[] {
  const { path } = kind;
  if (!path) return [];
  const filters = Object.fromEntries(kind.filters.map((name) => [name, parameterOf(kind, name)]));
  const viewers: Viewer[] = kind.visibility.access ? ['public', 'staff'] : ['public'];
  return viewers.flatMap((viewer) => {
    const { prefix, access, what } = standsFor[viewer];
    return [
      endpoint({
        ...access,
        path: `${prefix}${path}`,
        summary: `${sentence(kind.plural)}${what}`,
        parameters: { ...filters, pageIndex, pageSize },
        answer: pageOf(answerSchema(kind)),
        respond: async ({ values, ...request }) => {
          const { pageIndex: index, pageSize: size, ...rest } = values as Record<string, number>;
          const page = Math.max(index ?? 1, 1);
          const { items, total, expiresAt } = await findPage(kind, viewer, request, {
            filters: rest,
            page,
            size: size ?? 10,
          });
          const body = { items, total, page, pages: Math.ceil(total / (size ?? 10)) };
          return { body, tags: [kind.name], expiresAt: expiresAt };
        },
      }),
      endpoint({
        ...access,
        path: `${prefix}${path}/{id}`,
        summary: `One ${kind.noun}${what}`,
        parameters: { id: idOf(kind.noun) },
        answer: answerSchema(kind),
        respond: async ({ values, ...request }) => {
          const where = and(eq(tableOf(kind).id, values.id), readable(kind, viewer));
          const [body] = await select(kind, request, { where, limit: 1 });
          const expiresAt = viewer === 'public' ? await nextChange(kind, request) : undefined;
          return body && { body, tags: [`${kind.name}:${body.id}`], expiresAt: expiresAt };
        },
      }),
    ];
  });
}

/** The schema of one item, from its fields; `AnswerOf` is its type. */
export function answerSchema(kind: ContentKind): Type<object> {
  const properties = answerFields(kind).map(([key, { schema, presence }]) => [
    key,
    presence === 'optional' ? schema.or('null') : schema,
  ]);
  return type({
    id: 'number.integer',
    url: 'string | null',
    dateModifiedUtc: 'string',
    ...Object.fromEntries(properties),
  }) as unknown as Type<object>;
}

const answerFields = ({ fields }: ContentKind): [string, AnyField][] =>
  Object.entries(fields).filter(([, { presence }]) => presence !== 'aside');

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

async function findPage(kind: ContentKind, viewer: Viewer, request: Request, { filters, page, size }: Listing) {
  const where = and(
    listed(kind, viewer),
    ...Object.entries(filters).map(([name, value]) => matches(kind, name, value)),
  );
  const table = tableOf(kind);
  const own = and(eq(table.tenantId, request.tenant.id), where);
  const [items, counted, expiresAt] = await Promise.all([
    select(kind, request, { where, limit: size, offset: (page - 1) * size }),
    request.db.select({ total: sql<number>`count(*)::int` }).from(table).where(own),
    viewer === 'public' ? nextChange(kind, request) : undefined,
  ]);
  return { items, total: counted[0]?.total ?? 0, expiresAt };
}

async function select(
  kind: ContentKind,
  { db, tenant, origin }: Request,
  { where, limit, offset = 0 }: { where: SQL | undefined; limit: number; offset?: number },
) {
  const table = tableOf(kind);
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.tenantId, tenant.id), where))
    .orderBy(orderOf(kind), asc(table.id))
    .limit(limit)
    .offset(offset);
  const joined = (await withJoined(db, kind, tenant.id, rows)) as RowOf<Fields>[];
  const context = { origin, ...(await findReferenced(db, kind, tenant.id, joined)) };
  return joined.map((row) => ({
    id: row.id,
    url: kind.url?.(row) ?? null,
    ...Object.fromEntries(
      answerFields(kind).map(([key, field]) => {
        const stored: unknown = Reflect.get(row, key) ?? null;
        return [key, stored === null ? null : field.toAnswer(stored, context)];
      }),
    ),
    dateModifiedUtc: isoInstant(row.updatedAt),
  }));
}

/** What search results print of public rows: the weight A and B fields, address and picture. */
export async function findResultRows(db: Db, kind: ContentKind, tenantId: number, ids: readonly number[]) {
  const table = tableOf(kind);
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.tenantId, tenantId), inArray(table.id, [...ids]), listed(kind, 'public')));
  const { images } = await findReferenced(db, kind, tenantId, rows);
  const keyOf = (weight: string) => Object.keys(kind.search).find((key) => kind.search[key] === weight) ?? '';
  return rows.map((row) => {
    const path = images.get(Number(Reflect.get(row, 'image')))?.imagePath;
    return {
      id: row.id,
      title: String(Reflect.get(row, keyOf('A')) ?? ''),
      url: kind.url?.(row as RowOf<Fields>) ?? '',
      summary: stripHtml(String(Reflect.get(row, keyOf('B')) ?? '')) || null,
      image: path ? `/media/${path}` : null,
    };
  });
}

/** The pictures and sports that rows refer to, in one query each. */
async function findReferenced(db: Db, kind: ContentKind, tenantId: number, rows: readonly object[]) {
  const idsOf = (isWanted: (field: AnyField) => boolean) => {
    const keys = Object.entries(kind.fields).flatMap(([key, field]) => (isWanted(field) ? key : []));
    return [...new Set(rows.flatMap((row) => keys.flatMap((key) => Reflect.get(row, key) ?? [])))] as number[];
  };
  const imageIds = idsOf(({ storage }) => storage.as === 'reference' && storage.to === 'image');
  const sportIds = idsOf(
    ({ storage }) => (storage.as === 'reference' || storage.as === 'many') && storage.to === 'sport',
  );
  const [images, sports] = await Promise.all([
    imageIds.length === 0
      ? []
      : db
          .select({ id: image.id, ...imageColumns })
          .from(image)
          .where(and(eq(image.tenantId, tenantId), inArray(image.id, imageIds))),
    sportIds.length === 0
      ? []
      : db
          .select()
          .from(sport)
          .where(and(eq(sport.tenantId, tenantId), inArray(sport.id, sportIds))),
  ]);
  return {
    images: new Map<number, ImageRow>(images.map(({ id, ...row }) => [id, row])),
    sports: new Map(sports.map((row) => [row.id, toSportReference(row)])),
  };
}

const columnOf = (kind: ContentKind, key: string): PgColumn => {
  const column: PgColumn | undefined = Reflect.get(tableOf(kind), key);
  if (!column) throw new Error(`Content kind ${kind.name} has no column "${key}"`);
  return column;
};

function orderOf(kind: ContentKind): SQL {
  if (kind.order === 'manual') return asc(columnOf(kind, 'position'));
  return kind.order.startsWith('-') ? desc(columnOf(kind, kind.order.slice(1))) : asc(columnOf(kind, kind.order));
}

/** What a viewer may open: staff everything, everyone else what is not hidden and is visible now. */
function readable(kind: ContentKind, viewer: Viewer): SQL | undefined {
  return viewer === 'staff' ? undefined : and(isNow(kind), access(kind, 'protected'));
}

/** What lists show: what is public; to staff also what is hidden or still to come. */
function listed(kind: ContentKind, viewer: Viewer): SQL | undefined {
  return viewer === 'staff' ? undefined : and(isNow(kind), access(kind, 'public'));
}

const access = (kind: ContentKind, least: 'public' | 'protected'): SQL | undefined => {
  if (!kind.visibility.access) return undefined;
  const column = columnOf(kind, kind.visibility.access);
  return least === 'public' ? eq(column, 'public') : inArray(column, ['public', 'protected']);
};

function isNow(kind: ContentKind): SQL | undefined {
  const { from, until, switches = [] } = kind.visibility;
  return and(
    from ? sql`(${columnOf(kind, from)} is null or ${columnOf(kind, from)} <= now())` : undefined,
    until ? sql`(${columnOf(kind, until)} is null or ${columnOf(kind, until)} >= now())` : undefined,
    ...switches.map((key) => eq(columnOf(kind, key), true)),
  );
}

/** When the clock next changes what everyone sees of a kind, in milliseconds since the epoch. */
async function nextChange(
  kind: ContentKind,
  { db, tenant }: Pick<Request, 'db' | 'tenant'>,
): Promise<number | undefined> {
  const { from, until } = kind.visibility;
  const columns = [from, until].flatMap((key) => (key ? columnOf(kind, key) : []));
  if (columns.length === 0) return undefined;
  const table = tableOf(kind);
  const next = sql.join(
    columns.map((column) => sql`min(${column}) filter (where ${column} > now())`),
    sql`, `,
  );
  const [row] = await db
    .select({ at: sql<string | null>`least(${next})` })
    .from(table)
    .where(eq(table.tenantId, tenant.id));
  return row?.at ? Date.parse(row.at) + 1 : undefined;
}

/** Whether a row has the value that a list is narrowed by. Undefined narrows nothing. */
function matches(kind: ContentKind, name: string, value: unknown): SQL | undefined {
  if (value === undefined) return undefined;
  if (name !== 'sportId') return eq(columnOf(kind, name), value);
  const join = Object.values(joinsOf(kind)).find(({ target }) => target === name);
  if (!join) return eq(columnOf(kind, 'sportId'), value);
  const { tenantId, id } = tableOf(kind);
  const columns = columnsOf(join);
  return sql`exists (select 1 from ${join.table} where ${columns.tenantId} = ${tenantId} and ${columns.rowId} = ${id} and ${columns.targetId} = ${value})`;
}

function parameterOf(kind: ContentKind, name: string) {
  if (name === 'sportId') return idOf('sport');
  const field = kind.fields[name];
  if (field?.storage.as === 'integer') return { ...idOf(kind.noun), description: field.label };
  throw new Error(`Lists of ${kind.plural} cannot be narrowed by "${name}": only by integers and sports`);
}
