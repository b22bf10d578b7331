import { type Type, type } from 'arktype';

import type { Db } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
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

/** Parameters in the path are always there. */
type Values<Path extends string, P extends Parameters> = {
  [Name in keyof P]: Name extends PathNames<Path> ? NonNullable<ValueOf<P[Name]>> : ValueOf<P[Name]>;
};
type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

export type Asked<V> = {
  db: Db;
  tenant: Tenant;
  values: V;
  /** Scheme and host of the request, for absolute addresses. */
  origin: string;
};

/** `tags` name what the answer was made of, such as `game:12`. */
export type Answer = {
  body: unknown;
  tags: readonly string[];
  /** Milliseconds since the epoch: when the clock makes another answer of it. Undefined where it does not. */
  holdsUntil?: number | undefined;
};
/** 204: the thing is there and has nothing of this. */
export const noContent = Symbol('no content');

type Contract = {
  version?: '2.1';
  summary: string;
  /** Undefined where an answer never has a body. */
  answer?: Type;
  /** 204 is one of its answers. */
  mayBeEmpty?: true;
  /**
   * Writes down what a reader did, in the database before it answers. Also takes POST, since `sendBeacon` knows nothing
   * else; never kept anywhere; programs and prefetching browsers are answered and not counted. So many from one address
   * that no readers can be behind it are refused with 429.
   */
  recorded?: true;
  /** Counts as a search: so many from one address that no person can be behind them are refused with 429. */
  searchLimited?: true;
  /** Changes by the second: whoever keeps an answer asks before using it whether it still holds. */
  alwaysAsked?: true;
  /** For staff of the college with a session; never kept anywhere. */
  staffOnly?: true;
};

export type Endpoint = Contract & {
  /** Below `/api/v2`, spelled as documentation does: `/Schedule/{id}`. Requests match in any case. */
  path: string;
  parameters: Parameters;
  /** Undefined is 404. */
  respond: (asked: Asked<never>) => Promise<Answer | typeof noContent | Problem | undefined>;
};

/** One row of the API: its address, its parameters, its answer and who makes it. */
export function endpoint<const Path extends string, P extends Parameters>(
  contract: Contract & {
    path: Path;
    parameters: P;
    respond: (asked: Asked<Values<Path, P>>) => Promise<Answer | typeof noContent | Problem | undefined>;
  },
): Endpoint {
  return contract as Endpoint;
}

/** The values of a request, or the problem with them. Query names match without regard to case and to a leading `$`. */
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
    if (text === undefined || text === '') {
      values[name] = parameter.otherwise;
      if (isInPath || parameter.required) errors[name] = [`The ${name} field is required.`];
      continue;
    }
    const value: unknown = parameter.parse(text);
    if (value instanceof type.errors)
      errors[name] = [`${name} is ${JSON.stringify(text.slice(0, 80))}; it has to be ${value[0]?.expected}.`];
    else values[name] = value;
  }
  const sentences = Object.values(errors).flat();
  return sentences.length > 0 ? { refused: problem(400, sentences.join(' '), errors) } : { values };
}
