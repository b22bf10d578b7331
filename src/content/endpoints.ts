import { type Type, type } from 'arktype';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';

import { type Endpoint, endpoint } from '../api/endpoint.ts';
import { type Page, pageOf } from '../api/page.ts';
import { day, idOf, oneOf, type Parameter, pageIndex, pageSize, sportSlug } from '../api/parameters.ts';
import { standsFor, type Viewer } from '../api/viewer.ts';
import type { Db } from '../db/client.ts';
import { sport } from '../db/schema/sport.ts';
import { hasControlCharacter } from '../domain/control-characters.ts';
import { type ImageRow, toImage } from '../domain/image.ts';
import { isoInstant } from '../domain/instant.ts';
import type { Tenant } from '../domain/tenant.ts';
import { capitalize } from '../domain/text.ts';
import { contentCsv } from './content-csv.ts';
import type { AnswerOf, ContentKind } from './define-content.ts';
import { feedItem } from './feed.ts';
import type { AnswerContext, AnyField, Fields } from './fields/field.ts';
import { titleOf } from './read-row.ts';
import { selectRows } from './rows.ts';
import { addressKeys, columnOf, tableOf, tablesOf } from './table.ts';
import { loadRelated } from './targets.ts';
import { isListed, isReadable, parentOf } from './visibility.ts';

type Request = { db: Db; tenant: Tenant; origin: string };

/** The endpoints of a kind: its feed, a paged list and a single row, the latter for everyone and for staff. */
export const endpointsOf = (kind: ContentKind): Endpoint[] => [
  ...(kind.feed ? [feedEndpoint(kind, kind.feed)] : []),
  ...(kind.path ? rowEndpoints(kind, kind.path) : []),
];

function rowEndpoints(kind: ContentKind, path: string): Endpoint[] {
  const { noun, plural } = kind;
  const { item, page: listPage } = answerSchemas(kind);
  const filters = [
    ...kind.filters.map((name) => ({ name, ...filterOf(kind, name) })),
    ...(kind.filters.includes('sportId') ? [{ name: 'path', ...sportPathFilter(kind) }] : []),
    ...Object.entries(kind.filterAliases).map(([alias, name]) => ({ name: alias, ...filterOf(kind, name) })),
  ];
  const filterParameters = Object.fromEntries(filters.map(({ name, parameter }) => [name, parameter]));
  const viewers: Viewer[] = kind.visibility.access ? ['public', 'staff'] : ['public'];
  return viewers.flatMap((viewer) => {
    const { prefix, access, what } = standsFor[viewer];
    const isPublic = viewer === 'public';
    return [
      endpoint({
        ...access,
        path: `${prefix}${path}`,
        summary: `${capitalize(plural)}${what}`,
        parameters: { ...filterParameters, pageIndex, pageSize },
        answer: listPage,
        ...(isPublic && { csv: ({ items }: Page<object>) => contentCsv(items) }),
        respond: async ({ values, ...request }) => {
          const { pageIndex: index, pageSize: size, ...rest } = values as { pageIndex: number; pageSize: number };
          const page = Math.max(index, 1);
          const where = and(isPublic ? isListed(kind) : undefined, ...conditionsOf(filters, rest));
          const [items, total, expiresAt] = await Promise.all([
            findItems(kind, request, { where, limit: size, offset: (page - 1) * size, isList: true }),
            request.db.$count(tableOf(kind), and(eq(tableOf(kind).tenantId, request.tenant.id), where)),
            isPublic ? findNextChange(kind, request) : undefined,
          ]);
          return { body: { items, total, page, pages: Math.ceil(total / size) }, tags: [kind.name], expiresAt };
        },
      }),
      ...(kind.address ? [addressEndpoint(kind, path, viewer)] : []),
      endpoint({
        ...access,
        path: `${prefix}${path}/{id}`,
        summary: `One ${noun}${what}`,
        parameters: { id: idOf(noun) },
        answer: item,
        respond: async ({ values: { id }, ...request }) => {
          const where = and(eq(tableOf(kind).id, id), isPublic ? isReadable(kind) : undefined);
          const [body] = await findItems(kind, request, { where, limit: 1 });
          const expiresAt = isPublic ? await findNextChange(kind, request) : undefined;
          return body && { body, tags: [`${kind.name}:${id}`], expiresAt };
        },
      }),
    ];
  });
}

/** One row by its address, also by a former one. */
function addressEndpoint(kind: ContentKind, path: string, viewer: Viewer) {
  const { prefix, access, what } = standsFor[viewer];
  const { main, formerAddresses } = tablesOf(kind);
  const keys = addressKeys(kind);
  const isAt = (table: object, values: object) =>
    and(...keys.map((key) => eq(columnOf(table, key), Reflect.get(values, key))));
  return endpoint({
    ...access,
    path: `${prefix}${path}/byAddress`,
    summary: `One ${kind.noun} by its address${what}; a former address finds it too`,
    parameters: Object.fromEntries(keys.map((key) => [key, addressParameter(kind.fields[key])])),
    answer: answerSchemas(kind).item,
    respond: async ({ values, ...request }) => {
      const former = formerAddresses && {
        table: formerAddresses,
        isOfRow: sql`${formerAddresses.tenantId} = ${main.tenantId} and ${columnOf(formerAddresses, `${kind.name}Id`)} = ${main.id}`,
      };
      const hadAddress =
        former && sql`exists (select 1 from ${former.table} where ${and(former.isOfRow, isAt(former.table, values))})`;
      const visible = viewer === 'public' ? isReadable(kind) : undefined;
      const [[current], [moved], expiresAt] = await Promise.all([
        findItems(kind, request, { where: and(isAt(main, values), visible), limit: 1 }),
        findItems(kind, request, { where: and(hadAddress, visible), limit: 1 }),
        viewer === 'public' ? findNextChange(kind, request) : undefined,
      ]);
      const body = current ?? moved;
      return body && { body, tags: [kind.name], expiresAt };
    },
  });
}

function addressParameter({ label = '', storage }: Partial<AnyField> = {}): Parameter<string> {
  const parameter = storage?.as === 'date' ? day(label) : textParameter(label);
  return { ...parameter, required: true };
}

/** Rows of a feed. */
const feedSize = 20;

function feedEndpoint(
  kind: ContentKind,
  { summary, content, author, published, picture = '' }: NonNullable<ContentKind['feed']>,
) {
  const filters = [...new Set(['sportId', ...kind.filters])].map((name) => ({ name, ...filterOf(kind, name) }));
  return endpoint({
    path: `/Feeds/${kind.name}`,
    summary: `The newest ${kind.plural}, as their RSS feed has them`,
    parameters: Object.fromEntries(filters.map(({ name, parameter }) => [name, parameter])),
    answer: feedItem.array(),
    respond: async ({ values, ...request }) => {
      const where = and(isListed(kind), ...conditionsOf(filters, values));
      const rows = await selectRows(request.db, kind, request.tenant.id, { where, limit: feedSize });
      const related = await loadRelated(request.db, kind, request.tenant.id, rows);
      const context: AnswerContext = { origin: request.origin, related };
      const pictureOf = (row: object) => {
        const found = related<ImageRow>('image', Number(Reflect.get(row, picture)));
        const image = found ? toImage(found, request.origin) : null;
        return image && { url: image.url, alt: image.altText };
      };
      const answerOf = (row: object, key = '') => {
        const stored: unknown = Reflect.get(row, key) ?? null;
        return stored === null ? null : kind.fields[key]?.toAnswer(stored, context);
      };
      const body = rows.map((row) => ({
        id: row.id,
        title: titleOf(kind, row),
        url: kind.url?.(row, context.related) ?? '',
        summary: answerOf(row, summary),
        content: answerOf(row, content),
        author: answerOf(row, author),
        published: answerOf(row, published),
        modified: isoInstant(row.updatedAt),
        picture: pictureOf(row),
      }));
      return { body, tags: [kind.name], expiresAt: await findNextChange(kind, request) };
    },
  });
}

type AnswerSchemas = { item: Type<object>; page: ReturnType<typeof pageOf<Type<object>>> };

const schemas = new WeakMap<object, AnswerSchemas>();

/** The schemas of an item and a page of a kind; the same objects on every call. `AnswerOf` is the type of an item. */
export function answerSchemas(kind: ContentKind): AnswerSchemas {
  const known = schemas.get(kind);
  if (known) return known;
  const item = itemSchema(kind);
  const created = { item, page: pageOf(item) };
  schemas.set(kind, created);
  return created;
}

/** The kind's own schema, or one made from its fields. */
function itemSchema(kind: ContentKind): Type<object> {
  if (kind.response) return kind.response.schema;
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

/** Rows of a kind as its answers have them, in its order. */
export async function findItems<F extends Fields>(
  kind: ContentKind<F>,
  request: Request,
  selection: Parameters<typeof selectRows>[3],
): Promise<AnswerOf<F>[]> {
  return (await findAnswers(kind as ContentKind, request, selection)) as AnswerOf<F>[];
}

async function findAnswers(
  kind: ContentKind,
  { db, tenant, origin }: Request,
  selection: Parameters<typeof selectRows>[3],
): Promise<object[]> {
  const rows = await selectRows(db, kind, tenant.id, selection);
  const context: AnswerContext = { origin, related: await loadRelated(db, kind, tenant.id, rows) };
  const toItem = (row: (typeof rows)[number]) => {
    const inherited = kind.inherit?.(row, context.related) ?? {};
    return {
      id: row.id,
      url: kind.url?.(row, context.related) ?? null,
      ...Object.fromEntries(
        answerFields(kind).map(([key, field]) => {
          const value: unknown = Reflect.get(row, key) ?? Reflect.get(inherited, key) ?? null;
          return [key, value === null ? null : field.toAnswer(value, context)];
        }),
      ),
      dateModifiedUtc: isoInstant(row.updatedAt),
    };
  };
  return rows.map((row) => kind.response?.toResponse(row, context) ?? toItem(row));
}

/** When the clock next changes what everyone sees of a kind, in milliseconds since the epoch. */
async function findNextChange(kind: ContentKind, request: Request): Promise<number | undefined> {
  const parent = parentOf(kind);
  const next = [await findOwnChange(kind, request), parent && (await findNextChange(parent, request))];
  const times = next.filter((each) => each !== undefined);
  return times.length > 0 ? Math.min(...times) : undefined;
}

async function findOwnChange(kind: ContentKind, { db, tenant }: Request): Promise<number | undefined> {
  const { from, until } = kind.visibility;
  const table = tableOf(kind);
  const columns = [from, until].flatMap((key) => (key ? columnOf(table, key) : []));
  if (columns.length === 0) return undefined;
  const next = columns.map((column) => sql`min(${column}) filter (where ${column} > now())`);
  const [row] = await db
    .select({ at: sql<string | null>`least(${sql.join(next, sql`, `)})` })
    .from(table)
    .where(eq(table.tenantId, tenant.id));
  return row?.at ? Temporal.Instant.from(row.at).epochMilliseconds : undefined;
}

/** The parameter of a filter of lists, and the rows that a value of it lets through. */
function filterOf(kind: ContentKind, name: string): { parameter: FilterParameter; matches: (value: unknown) => SQL } {
  const { main, joins, formerAddresses } = tablesOf(kind);
  const join = [...joins.values()].find(({ targetKey }) => targetKey === name);
  const parameter = idOf(name.replace(/Id$/, ''));
  if (join) {
    const isOfRow = sql`${join.table.tenantId} = ${main.tenantId} and ${join.row} = ${main.id}`;
    return {
      parameter,
      matches: (value) => sql`exists (select 1 from ${join.table} where ${isOfRow} and ${join.target} = ${value})`,
    };
  }
  const key = kind.fields[name] ? name : name.replace(/Id$/, '');
  const { storage, label = '' } = kind.fields[key] ?? {};
  const matches = (value: unknown) => eq(columnOf(main, key), value);
  if (storage?.as === 'reference') return { parameter, matches };
  if (storage?.as === 'integer') return { parameter: { ...parameter, description: label }, matches };
  if (storage?.as === 'date')
    return {
      parameter: yearOrDay(label),
      matches: (value) =>
        sql`to_char(${columnOf(main, key)}, ${String(value).length === 4 ? 'YYYY' : 'MM-DD'}) = ${value}`,
    };
  if (storage?.as !== 'text') throw new Error(`Lists of ${kind.plural} cannot be filtered by "${name}"`);
  const { oneOf: choices } = storage.rule ?? {};
  if (choices) return { parameter: oneOf(label, ...choices.map(String)), matches };
  if (name !== kind.address?.slug || !formerAddresses) return { parameter: textParameter(label), matches };
  const former = sql`select 1 from ${formerAddresses} where ${formerAddresses.tenantId} = ${main.tenantId}
    and ${columnOf(formerAddresses, `${kind.name}Id`)} = ${main.id}`;
  return {
    parameter: textParameter(`${label}, also a former one`),
    matches: (value) => sql`(${matches(value)} or exists (${former} and ${columnOf(formerAddresses, key)} = ${value}))`,
  };
}

/** What the given values of filters require of rows. */
const conditionsOf = (filters: readonly { name: string; matches: (value: unknown) => SQL }[], values: object): SQL[] =>
  filters.flatMap(({ name, matches }) => {
    const value: unknown = Reflect.get(values, name);
    return value === undefined ? [] : matches(value);
  });

type FilterParameter = Parameter<number> | Parameter<string>;

/** The filter by a sport's slug or short name, as existing programs name sports. */
function sportPathFilter(kind: ContentKind): ReturnType<typeof filterOf> {
  const names = [sport.globalSportNameSlug, sport.shortName, sport.globalSportShortName];
  const isNamed = (word: string) => or(...names.map((name) => sql`lower(${name}) = ${word.toLowerCase()}`));
  const isOurs = eq(sport.tenantId, tableOf(kind).tenantId);
  return {
    parameter: sportSlug,
    matches: (value) =>
      filterOf(kind, 'sportId').matches(
        sql`(select ${sport.id} from ${sport} where ${and(isOurs, isNamed(String(value)))} order by ${sport.id} limit 1)`,
      ),
  };
}

const yearOrDay = (label: string): Parameter<string> => ({
  parse: type(/^(?:\d{4}|(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))$/).describe(
    'a year such as 2026, or a day of every year such as 11-22',
  ),
  description: `${label}: a year, or a month and day of every year`,
  example: '2026',
  schema: { type: 'string' },
});

const textParameter = (description: string): Parameter<string> => ({
  parse: type('string <= 200')
    .narrow((text) => !hasControlCharacter(text))
    .describe('a text of at most 200 characters without control characters'),
  description,
  example: '2026',
  schema: { type: 'string' },
});
