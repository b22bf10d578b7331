import type { Type } from 'arktype';

import type { SearchPurpose } from '../web/search-limit.ts';
import { apiPath } from './api-path.ts';
import type { Parameter } from './parameters.ts';
import type { Schema } from './response-parser.ts';

export type Parameters = Record<string, Parameter<never> | Parameter<number> | Parameter<number[]> | Parameter<string>>;

export type ResponseSchema<Body> = Schema<Body> & Pick<Type, 'toJsonSchema'>;

/**
 * A resource of the API: where it is, what it accepts and what it returns. `endpoint` adds the handler; the client, the OpenAPI
 * description and the documentation page are derived.
 */
export type Contract<Path extends string = string, P extends Parameters = Parameters, Body = unknown> = {
  /** Path below `/api/v2` as documented: `/Schedule/{id}`. Matching is case-insensitive. */
  path: Path;
  version?: '2.1';
  summary: string;
  parameters: P;
  /** Schema of the body; undefined if responses never have one. */
  response?: ResponseSchema<Body>;
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
  /** Requires a staff session of the college with the right to read hidden rows of this kind; never cached. */
  staffOnly?: string;
};

/** A resource without parameters needs to state none. */
export const contract = <const Path extends string, Body, P extends Parameters = Record<never, never>>({
  parameters = {} as P,
  ...given
}: Omit<Contract<Path, P, Body>, 'parameters'> & { parameters?: P }): Contract<Path, P, Body> => ({
  ...given,
  parameters,
});

export type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

/** A value as a client passes it. */
type Sent<P> =
  P extends Parameter<infer Value> ? (Value extends readonly (infer Each)[] ? readonly Each[] : Value) : never;

type PathValues<Path extends string, P extends Parameters> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? [value: Sent<P[Name]>, ...PathValues<Rest, P>]
  : [];

type Required<P> = { [Name in keyof P]: P[Name] extends { required: true } ? Name : never }[keyof P];

/** One object type, so that a value that is no object does not fit a query without required parameters. */
type Query<P extends Parameters> = Flat<
  { [Name in Required<P>]: Sent<P[Name]> } & { [Name in Exclude<keyof P, Required<P>>]?: Sent<P[Name]> | undefined }
>;
type Flat<T> = { [Name in keyof T]: T[Name] };

/** The arguments of a client's method: the values of the path in their order, and the query if there is one. */
export type Arguments<Path extends string, P extends Parameters> = [
  ...PathValues<Path, P>,
  ...(keyof P extends PathNames<Path>
    ? []
    : Record<never, never> extends Query<Omit<P, PathNames<Path>>>
      ? [query?: Query<Omit<P, PathNames<Path>>>]
      : [query: Query<Omit<P, PathNames<Path>>>]),
];

/** The path and query of a request with the given arguments. */
export function requestPath({ path }: Contract, given: readonly unknown[]): string {
  const values = [...given];
  const parts = path.slice(1).split('/');
  const filled = parts.map((part) => (part.startsWith('{') ? String(values.shift()) : part));
  return apiPath(filled, { ...(values[0] as object | undefined) });
}
