import { type Type, type } from 'arktype';

import type { Db } from '../db/client.ts';
import { expectedOf } from '../domain/expected.ts';
import type { SearchPurpose } from '../domain/search-limit.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { Derive } from './derived-cache.ts';
import type { Parameter } from './parameters.ts';
import { type Problem, problem } from './problem.ts';

export type Parameters = Record<string, Parameter<never> | Parameter<number> | Parameter<number[]> | Parameter<string>>;

type ValueOf<P> = P extends { required: true } | { otherwise: unknown }
  ? P extends Parameter<infer Value>
    ? Value
    : never
  : P extends Parameter<infer Value>
    ? Value | undefined
    : never;

/** Path parameters are always present. */
type Values<Path extends string, P extends Parameters> = {
  [Name in keyof P]: Name extends PathNames<Path> ? NonNullable<ValueOf<P[Name]>> : ValueOf<P[Name]>;
};
type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

export type EndpointRequest<V> = {
  db: Db;
  tenant: Tenant;
  values: V;
  /** Scheme and host of the request, for absolute URLs. */
  origin: string;
  /** Creates a value once for all responses of a college, until a change is announced. */
  derive: Derive;
};

/** `tags` are the cache tags of the response, such as `game:12`. */
export type EndpointResult = {
  /** Undefined for a response without content. */
  body: unknown;
  /** The response is offered for saving under this name. */
  fileName?: string | undefined;
  tags: readonly string[];
  /** Milliseconds since the epoch at which the response expires; undefined if it does not. */
  expiresAt?: number | undefined;
  /** Milliseconds since the epoch of the last change, for `Last-Modified`. */
  modifiedAt?: number | undefined;
};
/** 204: the resource exists but has no such data. The tags are those of changes that may add some. */
export const noContent = (...tags: string[]): EndpointResult => ({ body: undefined, tags });

type Contract = {
  version?: '2.1';
  summary: string;
  /** Schema of the body; undefined if responses never have one. */
  answer?: Type;
  /** May respond with 204. */
  mayBeEmpty?: true;
  /**
   * Records a visitor's action in the database before responding. Also accepts POST, the only method of `sendBeacon`.
   * Never cached; bots and prefetches get a response but are not counted. Excessive requests from one address get 429.
   */
  recorded?: true;
  /** Rate-limited as a search or as suggestions: excessive requests from one address get 429. */
  searchLimited?: SearchPurpose;
  /** Changes every second, so caches must revalidate before each use. */
  alwaysAsked?: true;
  /** The body is text of this type instead of JSON. */
  contentType?: 'text/calendar; charset=utf-8' | 'application/rss+xml; charset=utf-8' | 'text/csv; charset=utf-8';
  /** Also responds with comma-separated values at the path with the suffix `.csv`. */
  csv?: (body: never) => string;
  /** Requires a staff session of the college; never cached. */
  staffOnly?: true;
};

export type Endpoint = Contract & {
  /** Path below `/api/v2` as documented: `/Schedule/{id}`. Matching is case-insensitive. */
  path: string;
  parameters: Parameters;
  /** Undefined results in 404. */
  respond: (request: EndpointRequest<never>) => Promise<EndpointResult | Problem | undefined>;
};

/** One API endpoint: path, parameters, response schema and handler. */
export function endpoint<const Path extends string, P extends Parameters>(
  contract: Contract & {
    path: Path;
    parameters: P;
    respond: (request: EndpointRequest<Values<Path, P>>) => Promise<EndpointResult | Problem | undefined>;
  },
): Endpoint {
  return contract as Endpoint;
}

/** Parses the parameters of a request, or returns a problem. Query names are case-insensitive and may start with `$`. */
export function readValues(
  { path, parameters }: Endpoint,
  pathValue: (name: string) => string | undefined,
  query: URLSearchParams,
): { values: Record<string, unknown> } | { refused: Problem } {
  const given = new Map<string, string>();
  const errors: Record<string, string[]> = {};
  for (const [name, value] of query) {
    const key = name.replace(/^\$/, '').toLowerCase();
    if (given.has(key) && given.get(key) !== value) given.set(key, `${given.get(key)},${value}`);
    else given.set(key, value);
  }
  const values: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(parameters)) {
    const isInPath = path.includes(`{${name}}`);
    const text = isInPath ? pathValue(name.toLowerCase()) : given.get(name.toLowerCase());
    if (text === undefined || text === '' || text === parameter.absent) {
      values[name] = parameter.otherwise;
      if (isInPath || parameter.required) errors[name] = [`The ${name} field is required.`];
      continue;
    }
    const value: unknown = parameter.parse(text);
    if (value instanceof type.errors)
      errors[name] = [
        `${name} is ${JSON.stringify(text.slice(0, 80))}; it has to be ${value.map(expectedOf).join(' and ')}.`,
      ];
    else values[name] = value;
  }
  const sentences = Object.values(errors).flat();
  return sentences.length > 0 ? { refused: problem(400, sentences.join(' '), errors) } : { values };
}
