import { type } from 'arktype';

/** Validates a parsed answer, such as an arktype schema. */
export type Schema<T> = (answer: unknown) => T | type.errors;

export type AnswerParser = <T>(text: string, schema: Schema<T>) => T | type.errors;

/** Maximum cached characters of JSON. */
const maxSize = 2_000_000;

/**
 * Returns a function that parses and validates JSON. Answers repeat from page to page, so valid ones are cached by their
 * text; they are frozen because requests share them. The function throws a `SyntaxError` if the text is not JSON.
 */
export function createAnswerParser(): AnswerParser {
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
    const answer = schema(JSON.parse(text));
    if (answer instanceof type.errors) return answer;
    freeze(answer);
    if (known) known.set(schema, answer);
    else {
      entries.set(text, new WeakMap([[schema, answer]]));
      size += text.length;
      for (const oldest of entries.keys()) {
        if (size <= maxSize) break;
        entries.delete(oldest);
        size -= oldest.length;
      }
    }
    return answer;
  };
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
