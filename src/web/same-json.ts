import { isDeepStrictEqual } from 'node:util';

/** Whether two values are the same as JSON, whose objects have no order of keys: Postgres sorts those of `jsonb`. */
export function isSameJson(one: unknown, other: unknown): boolean {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  if (a === b) return true;
  const haveKeys = typeof one === 'object' && typeof other === 'object' && a !== undefined && b !== undefined;
  return haveKeys && isDeepStrictEqual(JSON.parse(a), JSON.parse(b));
}
