import { type } from 'arktype';

/** Validates a parsed response, as an arktype schema does. */
export type Schema<T> = (value: unknown) => T | type.errors;

export type ResponseParser = <T>(text: string, schema: Schema<T>) => T | type.errors;

/** Maximum cached characters of JSON. */
const maxSize = 2_000_000;

/**
 * Returns a function that parses and validates JSON. The same responses recur from page to page, so valid ones are cached by their
 * text, and frozen because requests share them. The function throws a `SyntaxError` if the text is not JSON.
 */
export function createResponseParser(): ResponseParser {
  const entries = new Map<string, WeakMap<Schema<unknown>, unknown>>();
  let size = 0;
  return <T>(text: string, schema: Schema<T>): T | type.errors => {
    const known = entries.get(text);
    if (known?.has(schema)) {
      // the least recently used are evicted first
      entries.delete(text);
      entries.set(text, known);
      return known.get(schema) as T;
    }
    const value = schema(JSON.parse(text));
    if (value instanceof type.errors) return value;
    freeze(value);
    if (known) known.set(schema, value);
    else {
      entries.set(text, new WeakMap([[schema, value]]));
      size += text.length;
      for (const oldest of entries.keys()) {
        if (size <= maxSize) break;
        entries.delete(oldest);
        size -= oldest.length;
      }
    }
    return value;
  };
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
