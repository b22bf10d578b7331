import { type ContentKind, namedFields } from '../../../content/define-content.ts';
import type { AnyField } from '../../../content/fields/field.ts';

type Json = Record<string, unknown>;

/** The JSON schema of a value as it is written and printed. */
function valueSchema({ storage, control, options, schema, isFile, label, hint }: AnyField): Json {
  const description = hint ? `${label}: ${hint}` : label;
  if (storage.as === 'many') return { description, type: 'array', items: nameOrId };
  if (isFile || storage.as === 'nothing') return { description, type: 'string' };
  if (storage.as === 'reference') return { description, ...(control === 'select' ? nameOrId : { type: 'integer' }) };
  const { oneOf, min, max, matches } = storage.rule ?? {};
  if (storage.as === 'boolean') return { description, type: 'boolean' };
  if (storage.as === 'integer')
    return {
      ...{ description, type: 'integer' },
      ...(oneOf
        ? { enum: oneOf }
        : { ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) }),
    };
  if (storage.as === 'date') return { description, type: 'string', format: 'date' };
  if (storage.as === 'instant')
    return { description: `${description}; a time without an offset is local to the college`, type: 'string' };
  if (storage.as === 'json') {
    const { $schema: _, ...json } = schema.toJsonSchema({ fallback: (context) => context.base }) as Json;
    return { description, ...json };
  }
  const choices = oneOf ?? options;
  return {
    ...{ description, type: 'string' },
    ...(choices && { enum: choices }),
    ...(!choices && matches && { pattern: matches.source }),
  };
}

const nameOrId = { type: ['string', 'integer'] };

/** A value that may also be empty. */
const orEmpty = (schema: Json): Json => {
  const { description, ...rest } = schema;
  if (Object.keys(rest).length === 0) return schema;
  if ('enum' in rest)
    return { description, ...rest, type: [rest['type'], 'null'].flat(), enum: [...(rest['enum'] as unknown[]), null] };
  return 'type' in rest
    ? { description, ...rest, type: [rest['type'], 'null'].flat() }
    : { description, anyOf: [rest, { type: 'null' }] };
};

/** The name of the schema of a kind's values. */
export const schemaNameOf = ({ name }: Pick<ContentKind, 'name'>): string => `${name}Values`;

/** The values of a row of a kind, as writes take and return them. */
export function rowSchema(kind: ContentKind): Json {
  const fields = namedFields(kind).map(({ name, field }) => {
    const isEmptied = field.presence === 'optional' || field.presence === 'aside' || field.assign !== undefined;
    return [name, isEmptied ? orEmpty(valueSchema(field)) : valueSchema(field)] as const;
  });
  return {
    type: 'object',
    properties: {
      id: { description: 'Assigned by Fieldhouse', type: 'integer', readOnly: true },
      ...Object.fromEntries(fields),
    },
    additionalProperties: false,
  };
}

/** The fields without which no row is added. */
export const requiredOf = (kind: ContentKind): string[] =>
  namedFields(kind).flatMap(({ name, field }) => (field.presence === 'required' ? name : []));
