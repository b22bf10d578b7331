import { type } from 'arktype';

import type { Db } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import { expectedOf } from '../web/expected.ts';
import type { Contract, Parameters, PathNames } from './contract.ts';
import type { Derive } from './derived-cache.ts';
import type { Parameter } from './parameters.ts';
import { type Problem, problem } from './problem.ts';

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
export type EndpointResult<Body = unknown> = {
  /** Undefined for a response without content. */
  body: Body | undefined;
  /** The response is offered for saving under this name. */
  fileName?: string | undefined;
  tags: readonly string[];
  /** Milliseconds since the epoch at which the response expires; undefined if it does not. */
  expiresAt?: number | undefined;
  /** Milliseconds since the epoch of the last change, for `Last-Modified`. */
  modifiedAt?: number | undefined;
  /** The version of the row, for `If-Match`. */
  etag?: string;
};

/** 204: the resource exists but has no such data. The tags are those of changes that may add some. */
export const noContent = (...tags: string[]): EndpointResult<never> => ({ body: undefined, tags });

/** Undefined results in 404. */
type Handler<V, Body> = (request: EndpointRequest<V>) => Promise<EndpointResult<Body> | Problem | undefined>;

type Formats<Body> = {
  /** Also responds with comma-separated values at the path with the suffix `.csv`. */
  csv?: (body: Body) => string;
};

export type Endpoint = Contract & { respond: Handler<never, unknown> } & Formats<never>;

/** A resource with its handler. */
export const endpoint = <Path extends string, P extends Parameters, Body>(
  contract: Contract<Path, P, Body>,
  respond: Handler<Values<Path, P>, Body>,
  formats: Formats<Body> = {},
): Endpoint => ({ ...contract, ...formats, respond });

/** Parses the parameters of a request, or returns a problem. Query names are case-insensitive and may start with `$`. */
export function readValues(
  { path, parameters }: Pick<Contract, 'path' | 'parameters'>,
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
