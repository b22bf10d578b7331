import { and, eq } from 'drizzle-orm';

import { addressKeys, type ContentKind } from '../../content/define-content.ts';
import type { AnyField } from '../../content/fields/field.ts';
import { hasRelated } from '../../db/content/rows.ts';
import { columnOf, tableOf, tablesOf } from '../../db/content/tables.ts';
import { isListed, isReadable } from '../../db/content/visibility.ts';
import { csvField } from '../../web/csv-table.ts';
import { stripHtml } from '../../web/strip-html.ts';
import { capitalize } from '../../web/text.ts';
import { contract } from '../contract.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { rangeOf, toPage } from '../page.ts';
import { day, idOf, type Parameter, pageIndex, pageSize } from '../parameters.ts';
import { type Viewer, viewerAccess } from '../viewer.ts';
import { feedEndpoint } from './feed-endpoint.ts';
import { conditionsOf, filtersOf, parametersOf, textParameter } from './filters.ts';
import { findItems, findNextChange } from './find-items.ts';
import { hiddenPathOf } from './hidden-path.ts';
import { hasContent } from './people-with-content.ts';
import { responseSchemas } from './response-schemas.ts';

/** The endpoints of a kind: its feed, a paged list and a single row, both for everyone and for staff. */
export function endpointsOf(kind: ContentKind): Endpoint[] {
  const { feed, path, visibility, address } = kind;
  const viewers: Viewer[] = path ? (visibility.access ? ['public', 'staff'] : ['public']) : [];
  return [
    ...(feed ? [feedEndpoint(kind, feed)] : []),
    ...viewers.flatMap((viewer) => [
      listEndpoint(kind, viewer),
      ...(address ? [addressEndpoint(kind, viewer)] : []),
      rowEndpoint(kind, viewer),
    ]),
  ];
}

function listEndpoint(kind: ContentKind, viewer: Viewer) {
  const { prefix, access, what } = viewerAccess(viewer, kind.name);
  const isPublic = viewer === 'public';
  const filters = filtersOf(kind);
  return endpoint(
    contract({
      ...access,
      path: `${prefix}${kind.path}`,
      summary: `${capitalize(kind.plural)}${what}`,
      parameters: { ...parametersOf(filters), pageIndex, pageSize },
      response: responseSchemas(kind).page,
    }),
    async ({ values, ...request }) => {
      const { pageIndex, pageSize, ...rest } = values as { pageIndex: number; pageSize: number };
      const paging = { pageIndex, pageSize };
      const { personId } = values as { personId?: number };
      if (personId !== undefined && !(await hasContent(request, kind, personId)))
        return { body: toPage([], 0, paging), tags: [kind.name] };
      const where = and(isPublic ? isListed(kind) : undefined, ...conditionsOf(filters, rest));
      const range = rangeOf(paging);
      const [items, expiresAt] = await Promise.all([
        findItems(kind, request, { where, ...range, isList: true }),
        isPublic ? findNextChange(kind, request) : undefined,
      ]);
      // a page that is not full is the last one, so that the rows need not be counted
      const isLast = items.length < range.limit && (items.length > 0 || range.offset === 0);
      const ofCollege = eq(tableOf(kind).tenantId, request.tenant.id);
      const total = isLast
        ? range.offset + items.length
        : await request.db.$count(tableOf(kind), and(ofCollege, where));
      return { body: toPage(items, total, paging), tags: [kind.name], expiresAt };
    },
    isPublic ? { csv: ({ items }) => contentCsv(items) } : {},
  );
}

/** A single row for staff, of a kind whose rows nobody else reads by themselves or that has nothing hidden. */
export const hiddenRowEndpoint = (kind: ContentKind): Endpoint => rowEndpoint(kind, 'staff');

function rowEndpoint(kind: ContentKind, viewer: Viewer) {
  const { access, what } = viewerAccess(viewer, kind.name);
  const isPublic = viewer === 'public';
  return endpoint(
    contract({
      ...access,
      path: `${viewer === 'staff' ? hiddenPathOf(kind) : kind.path}/{id}`,
      summary: `One ${kind.noun}${what}`,
      parameters: { id: idOf(kind.noun) },
      response: responseSchemas(kind).item,
    }),
    async ({ values: { id }, ...request }) => {
      const where = and(eq(tableOf(kind).id, id), isPublic ? isReadable(kind) : undefined);
      const [body] = await findItems(kind, request, { where, limit: 1 });
      const expiresAt = isPublic ? await findNextChange(kind, request) : undefined;
      return body && { body, tags: [`${kind.name}:${id}`], expiresAt };
    },
  );
}

/** One row by its current or a former URL. */
function addressEndpoint(kind: ContentKind, viewer: Viewer) {
  const { prefix, access, what } = viewerAccess(viewer, kind.name);
  const isPublic = viewer === 'public';
  const { main, formerAddresses: former } = tablesOf(kind);
  const keys = addressKeys(kind);
  const isAt = (table: object, values: object) =>
    and(...keys.map((key) => eq(columnOf(table, key), Reflect.get(values, key))));
  return endpoint(
    contract({
      ...access,
      path: `${prefix}${kind.path}/byAddress`,
      summary: `One ${kind.noun} by its URL${what}; former URLs are also found`,
      parameters: Object.fromEntries(keys.map((key) => [key, addressParameter(kind.fields[key])])),
      response: responseSchemas(kind).item,
    }),
    async ({ values, ...request }) => {
      const visible = isPublic ? isReadable(kind) : undefined;
      const wasAt = former && hasRelated(kind, former, isAt(former.table, values));
      const [[current], [moved], expiresAt] = await Promise.all([
        findItems(kind, request, { where: and(isAt(main, values), visible), limit: 1 }),
        findItems(kind, request, { where: and(wasAt, visible), limit: 1 }),
        isPublic ? findNextChange(kind, request) : undefined,
      ]);
      const body = current ?? moved;
      return body && { body, tags: [kind.name], expiresAt };
    },
  );
}

function addressParameter({ label = '', storage }: Partial<AnyField> = {}): Parameter<string> {
  const parameter = storage?.as === 'date' ? day(label) : textParameter(label);
  return { ...parameter, required: true };
}

/** Formats items as comma-separated values: references as names, markup as text, lists separated by semicolons. */
function contentCsv(items: readonly object[]): string {
  const columns = [...new Set(items.flatMap(Object.keys))].filter(
    (key) => key !== 'visibleFrom' && key !== 'visibleUntil',
  );
  const lines = items.map((item) => columns.map((key) => cellOf(Reflect.get(item, key))));
  return [columns, ...lines].map((line) => `${line.map(csvField).join(',')}\r\n`).join('');
}

type Named = { title?: string; url?: string; firstName?: string; lastName?: string; absoluteUrl?: string };

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellOf).join('; ');
  if (typeof value !== 'object') return stripHtml(String(value));
  const { absoluteUrl, title, firstName, lastName }: Named = value;
  return absoluteUrl ?? (lastName === undefined ? title : `${firstName} ${lastName}`.trim()) ?? JSON.stringify(value);
}
