import type { ContentKind } from '../../../content/define-content.ts';
import { endingOf } from '../../../editing/row-state.ts';
import type { WriteContract } from './contract.ts';
import { keptHours } from './idempotency.ts';
import { typesOf } from './read-body.ts';
import { requiredOf, rowSchema, schemaNameOf } from './value-schemas.ts';

type Json = Record<string, unknown>;

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: Json, type = 'application/json') => ({ [type]: { schema } });

const rowProblem: Json = {
  type: 'object',
  required: ['row', 'field', 'path', 'value', 'code', 'message'],
  properties: {
    row: { type: 'integer', description: 'Index of the row among those that were sent' },
    field: { type: 'string' },
    path: { type: 'array', items: { type: ['string', 'integer'] }, description: 'Where in the value of the field' },
    value: { description: 'The value that was sent' },
    stored: { description: 'The stored value, if the row was changed since its version was read' },
    code: {
      type: 'string',
      enum: ['unknown', 'missing', 'invalid', 'absent', 'not-sent', 'duplicate', 'in-use', 'empty', 'stale'],
    },
    message: { type: 'string' },
  },
};

const writtenRows: Json = {
  type: 'object',
  required: ['added', 'changed', 'unchanged', 'rows'],
  properties: {
    ...Object.fromEntries(['added', 'changed', 'unchanged'].map((name) => [name, { type: 'integer' }])),
    rows: {
      type: 'array',
      items: {
        type: 'object',
        required: ['action', 'id', 'title'],
        properties: {
          action: { type: 'string', enum: ['added', 'changed', 'unchanged'] },
          id: { type: 'integer' },
          title: { type: 'string' },
        },
      },
    },
    warnings: {
      type: 'array',
      items: {
        type: 'object',
        properties: { row: { type: 'integer' }, field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** The schemas to which the descriptions of writes refer. */
export const writeSchemas = (kinds: readonly ContentKind[]): Record<string, Json> => ({
  WriteProblem: {
    allOf: [ref('Problem'), { type: 'object', properties: { problems: { type: 'array', items: rowProblem } } }],
  },
  WrittenRows: writtenRows,
  ...Object.fromEntries(kinds.map((kind) => [schemaNameOf(kind), rowSchema(kind)])),
});

function bodyOf({ kind, body }: WriteContract): Json | undefined {
  if (!body) return undefined;
  const row = ref(schemaNameOf(kind));
  const schema: Json = {
    row: { allOf: [row, { type: 'object', required: requiredOf(kind) }] },
    changes: row,
    ids: { type: 'array', items: { type: 'integer' } },
    rows: { type: 'array', items: row },
  }[body];
  const types = typesOf(body).map((type) => content(type === 'text/csv' ? { type: 'string' } : schema, type));
  return { required: true, content: Object.assign({}, ...types) };
}

const header = (name: string, description: string): Json => ({
  ...{ name, in: 'header', required: false, description },
  schema: { type: 'string' },
});

const etag = { ETag: { description: 'The version of the row, for `If-Match`', schema: { type: 'string' } } };

/** The OpenAPI operation of a write. */
export function describeWrite(contract: WriteContract, problemOf: (description: string) => Json) {
  const { kind, action, path, method, summary, parameters, status } = contract;
  const isOfRow = action === 'change' || action === 'remove';
  const success: Json = {
    add: {
      description: `The added ${kind.noun}`,
      headers: { ...etag, Location: { description: 'Its address', schema: { type: 'string' } } },
      content: content(ref(schemaNameOf(kind))),
    },
    change: { description: `The changed ${kind.noun}`, headers: etag, content: content(ref(schemaNameOf(kind))) },
    remove: {
      description: endingOf(kind).verb === 'end' ? 'It has ended and can no longer be seen' : 'It was removed',
    },
    order: { description: 'The rows in their new order', content: content(ref('WrittenRows')) },
    import: { description: 'What was done with each row', content: content(ref('WrittenRows')) },
  }[action];
  const refused = (description: string) => ({
    description,
    content: content(ref('WriteProblem'), 'application/problem+json'),
  });
  const requestBody = bodyOf(contract);
  return {
    operationId: `${path.replace(/[{}]/g, '').split('/').filter(Boolean).join('_')}_${method.toLowerCase()}`,
    tags: ['Hidden'],
    summary,
    security: [{ staffSession: [] }, { apiToken: [] }],
    parameters: [
      ...Object.entries(parameters).map(([name, parameter]) => ({
        ...{ name, in: path.includes(`{${name}}`) ? 'path' : 'query', required: path.includes(`{${name}}`) },
        ...{ description: parameter.description, schema: parameter.schema },
        example:
          'type' in parameter.schema && parameter.schema.type === 'integer'
            ? Number(parameter.example)
            : parameter.example,
      })),
      ...(isOfRow
        ? [header('If-Match', 'The `ETag` of the row as it was read; a row that was changed since is not written')]
        : []),
      header(
        'Idempotency-Key',
        `A text of the client’s choice: a request that is repeated with it within ${keptHours} hours gets the first response`,
      ),
      header('X-Form-Token', 'The form token of the session; not needed with an API token'),
    ],
    ...(requestBody && { requestBody }),
    responses: {
      [status]: success,
      400: problemOf('A parameter, the key or the form of the body is invalid'),
      401: problemOf(
        'No staff session of the college, one that was idle for half an hour, or a token that is not valid',
      ),
      403: problemOf('The account has no right to this, or the request was sent from another site'),
      404: problemOf('The college has no such row'),
      409: refused(
        'A value belongs to another row, the row is still needed, or a request with the key is being handled',
      ),
      ...(isOfRow && { 412: refused('The row was changed since its version was read') }),
      ...(contract.body && { 413: problemOf('The body is too large'), 415: problemOf('The body has another type') }),
      422: refused('The rows have problems, or the key was used for another request'),
      503: {
        ...problemOf('The data is temporarily unavailable'),
        headers: {
          'Retry-After': { description: 'Seconds to wait before the next request', schema: { type: 'integer' } },
        },
      },
    },
  };
}
