import { type Type, type } from 'arktype';

import type { ContentKind } from '../../content/define-content.ts';
import type { AnyField } from '../../content/fields/field.ts';
import { pageOf } from '../page.ts';

type ResponseSchemas = { item: Type<object>; page: ReturnType<typeof pageOf<Type<object>>> };

const schemas = new WeakMap<object, ResponseSchemas>();

/** The response schemas of an item and a page of a kind; the same objects on every call. `AnswerOf` is the type of an item. */
export function responseSchemas(kind: ContentKind): ResponseSchemas {
  const known = schemas.get(kind);
  if (known) return known;
  const item = kind.response?.schema ?? itemSchema(kind);
  const created = { item, page: pageOf(item) };
  schemas.set(kind, created);
  return created;
}

function itemSchema(kind: ContentKind): Type<object> {
  const properties = answerFields(kind).map(([key, { schema, presence }]) => [
    key,
    presence === 'optional' ? schema.or('null') : schema,
  ]);
  return type({
    id: 'number.integer',
    url: 'string | null',
    dateModifiedUtc: 'string',
    ...Object.fromEntries(properties),
  }) as Type<object>;
}

/** The fields in responses, by key. */
export const answerFields = ({ fields }: ContentKind): [string, AnyField][] =>
  Object.entries(fields).filter(([, { presence }]) => presence !== 'aside');
