import { searchesPerMinute } from '../web/search-limit.ts';
import { sessionCookieName } from '../web/session-cookie.ts';
import type { WriteContract } from './content/write/contract.ts';
import { describeWrite, writeSchemas } from './content/write/describe.ts';
import type { Endpoint } from './endpoint.ts';
import { recordsPerMinute } from './record-limit.ts';

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

const staffSession = 'staffSession';
const apiToken = 'apiToken';

/** Generates the OpenAPI 3.1 description from the endpoints' schemas. */
export function openApi(endpoints: readonly Endpoint[], writes: readonly WriteContract[] = []) {
  const paths: Record<string, PathItem> = {};
  for (const endpoint of endpoints) {
    const read = operationOf(endpoint);
    paths[pathOf(endpoint)] = {
      get: read,
      ...(endpoint.recorded && { post: { ...read, operationId: `${read.operationId}_beacon` } }),
    };
  }
  for (const endpoint of endpoints.filter(({ csv }) => csv)) {
    paths[`${pathOf(endpoint)}.csv`] = { get: csvOperation(operationOf(endpoint)) };
  }
  for (const write of writes) {
    const path = `/api/v2${write.path}`;
    paths[path] = { ...paths[path], [write.method.toLowerCase()]: describeWrite(write, problem) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fieldhouse data API',
      version: '2',
      summary: 'Schedules, results, rosters, box scores and stories of a college',
      description:
        'The host selects the college. Paths and query names are case-insensitive; a `$` before a query name is ignored.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The host of a college' }],
    security: [],
    paths,
    components: {
      schemas: { Problem: problemSchema, ...writeSchemas([...new Set(writes.map(({ kind }) => kind))]) },
      securitySchemes: {
        [staffSession]: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName,
          description: 'The session of staff who have logged in at `/login`',
        },
        [apiToken]: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token that an administrator has created with `token add`',
        },
      },
    },
  };
}

type Operation = ReturnType<typeof operationOf>;
type Write = ReturnType<typeof describeWrite>;
type PathItem = { get?: Operation; post?: Operation | Write; patch?: Write; put?: Write; delete?: Write };

const contentOf = (type: string, schema: object): Record<string, { schema: object }> => ({ [type]: { schema } });

const csvOperation = (read: Operation): Operation => ({
  ...read,
  operationId: `${read.operationId}_csv`,
  summary: `${read.summary}, as comma-separated values`,
  responses: {
    ...read.responses,
    200: { description: read.summary, content: contentOf('text/csv', { type: 'string' }) },
  },
});

export const pathOf = ({ path, version }: Pick<Endpoint, 'path' | 'version'>) => `/api/v${version ?? 2}${path}`;

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

function operationOf(endpoint: Endpoint) {
  const { path, version, summary, parameters, response, contentType, mayBeEmpty, recorded, searchLimited, staffOnly } =
    endpoint;
  return {
    operationId: `${path.replace(/[{}]/g, '').split('/').filter(Boolean).join('_')}${version ? '_cursors' : ''}`,
    tags: [path.split('/')[1]],
    summary,
    ...(staffOnly && { security: [{ [staffSession]: [] }, { [apiToken]: [] }] }),
    parameters: Object.entries(parameters).map(([name, { description, schema, required, example }]) => ({
      name,
      in: path.includes(`{${name}}`) ? 'path' : 'query',
      required: path.includes(`{${name}}`) || required === true,
      description,
      schema,
      example: 'type' in schema && schema.type === 'integer' ? Number(example) : example,
    })),
    responses: {
      ...(response && {
        200: { description: summary, content: contentOf('application/json', jsonSchema(response)) },
      }),
      ...(contentType && {
        200: { description: summary, content: contentOf(contentType.split(';')[0] ?? '', { type: 'string' }) },
      }),
      ...(mayBeEmpty && { 204: { description: 'No content' } }),
      ...(recorded && {
        204: { description: response ? 'Not counted: the request is not human' : 'Counted if the request is human' },
      }),
      ...(!recorded && !staffOnly && { 304: { description: 'Not modified' } }),
      ...(staffOnly && {
        401: problem('No staff session of the college, or a token that is not valid'),
        403: problem('The account has no role that may read this'),
      }),
      400: problem('A parameter is invalid; `errors` has the messages by parameter'),
      404: problem('Not found'),
      ...(recorded && tooMany(recordsPerMinute)),
      ...(searchLimited && tooMany(searchesPerMinute)),
      503: withRetry(problem('The data is temporarily unavailable')),
    },
  };
}

const tooMany = (perMinute: number) => ({
  429: withRetry(problem(`More than ${perMinute} requests per minute from one address`)),
});

const withRetry = (response: ReturnType<typeof problem>) => ({
  ...response,
  headers: { 'Retry-After': { description: 'Seconds to wait before the next request', schema: { type: 'integer' } } },
});

/** Omits constraints that JSON Schema cannot express. */
const jsonSchema = (response: NonNullable<Endpoint['response']>): object => {
  const { $schema: _, ...schema } = response.toJsonSchema({ fallback: (context) => context.base }) as {
    $schema?: string;
  };
  return schema;
};
