import { type } from 'arktype';
import { and } from 'drizzle-orm';

import type { ContentKind } from '../../content/define-content.ts';
import type { ResponseContext } from '../../content/fields/field.ts';
import { titleOf } from '../../content/title-of.ts';
import { loadRelated } from '../../db/content/related.ts';
import { selectRows } from '../../db/content/rows.ts';
import { isListed } from '../../db/content/visibility.ts';
import { type ImageRow, toImage } from '../../domain/image.ts';
import { isoInstant } from '../../domain/instant.ts';
import { contract } from '../contract.ts';
import { endpoint } from '../endpoint.ts';
import { conditionsOf, filtersNamed, parametersOf } from './filters.ts';
import { findNextChange } from './find-items.ts';

/** A row as an item of its feed; `summary` and `content` are sanitized HTML. */
const feedItem = type({
  id: 'number.integer',
  title: 'string',
  url: 'string',
  summary: 'string | null',
  content: 'string | null',
  author: 'string | null',
  published: 'string',
  modified: 'string',
  /** Site-relative URL and alternative text of its picture. */
  picture: type({ url: 'string', alt: 'string' }).or('null'),
});
export type FeedItem = typeof feedItem.infer;
export const feedItems = feedItem.array();

const feedSize = 20;

/** The newest rows of a kind with a feed. */
export function feedEndpoint(
  kind: ContentKind,
  { summary, content, author, published, picture = '' }: NonNullable<ContentKind['feed']>,
) {
  const filters = filtersNamed(kind, [...new Set(['sportId', ...kind.filters])]);
  return endpoint(
    contract({
      path: `/Feeds/${kind.name}`,
      summary: `The newest ${kind.plural}, as in their RSS feed`,
      parameters: parametersOf(filters),
      response: feedItems,
    }),
    async ({ values, ...request }) => {
      const where = and(isListed(kind), ...conditionsOf(filters, values));
      const rows = await selectRows(request.db, kind, request.tenant.id, { where, limit: feedSize });
      const related = await loadRelated(request.db, kind, request.tenant.id, rows);
      const context: ResponseContext = { origin: request.origin, related };
      const pictureOf = (row: object) => {
        const found = related<ImageRow>('image', Number(Reflect.get(row, picture)));
        const image = found ? toImage(found, request.origin) : null;
        return image && { url: image.url, alt: image.altText };
      };
      const textOf = (row: object, key = '') => {
        const stored: unknown = Reflect.get(row, key) ?? null;
        return stored === null ? null : kind.fields[key]?.toResponse(stored, context);
      };
      const body = rows.map((row) => ({
        id: row.id,
        title: titleOf(kind, row),
        url: kind.url?.(row, context.related) ?? '',
        summary: textOf(row, summary),
        content: textOf(row, content),
        author: textOf(row, author),
        published: textOf(row, published),
        modified: isoInstant(row.updatedAt),
        picture: pictureOf(row),
      }));
      return { body, tags: [kind.name], expiresAt: await findNextChange(kind, request) };
    },
  );
}
