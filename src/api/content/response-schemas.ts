import { type Type, type } from 'arktype';

import type { ContentKind, ItemOf } from '../../content/define-content.ts';
import type { AnyField, Fields } from '../../content/fields/field.ts';
import type { ResponseSchema } from '../contract.ts';
import { type Page, pageOf } from '../page.ts';

type ResponseSchemas<F extends Fields> = {
  item: Type<ItemOf<F>> & ResponseSchema<ItemOf<F>>;
  page: ResponseSchema<Page<ItemOf<F>>>;
};

const schemas = new WeakMap<object, unknown>();

/** The response schemas of an item and a page of a kind; the same objects on every call. */
export function responseSchemas<F extends Fields>(kind: ContentKind<F>): ResponseSchemas<F> {
  const found = schemas.get(kind) ?? createSchemas(kind);
  schemas.set(kind, found);
  // `ItemOf` computes the type that the schema is built for
  return found as ResponseSchemas<F>;
}

function createSchemas(kind: ContentKind) {
  const item = kind.response?.schema ?? itemSchema(kind.fields);
  return { item, page: pageOf(item) };
}

const itemSchema = (fields: Fields) =>
  type({
    id: 'number.integer',
    url: 'string | null',
    dateModifiedUtc: 'string',
    ...Object.fromEntries(
      responseFields({ fields }).map(([key, { schema, presence }]) => [
        key,
        presence === 'optional' ? schema.or('null') : schema,
      ]),
    ),
  });

/** The fields in responses, by key. */
export const responseFields = ({ fields }: Pick<ContentKind, 'fields'>): [string, AnyField][] =>
  Object.entries(fields).filter(([, { presence }]) => presence !== 'aside');
