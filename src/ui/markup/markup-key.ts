import { hash } from 'node:crypto';

/** Objects that are known by identity. */
const ids = new WeakMap<object, number>();
let lastId = 0;

function idOf(value: object): number {
  const id = ids.get(value) ?? ++lastId;
  ids.set(value, id);
  return id;
}

/**
 * A key that is equal for equal props. Frozen objects, such as answers of the API, are compared by identity, other objects
 * and arrays by their parts. Undefined for props that have no such key: functions, maps, sets and instances of classes.
 */
export function markupKey(props: object): string | undefined {
  const parts: string[] = [];
  if (!write(props, parts)) return undefined;
  const key = parts.join('');
  return key.length > 100 ? hash('sha256', key, 'base64url') : key;
}

/** Appends a value; false if it has no key. */
function write(value: unknown, parts: string[]): boolean {
  if (typeof value === 'string') writeText(value, parts);
  else if (typeof value === 'object' && value !== null) return writeObject(value, parts);
  else if (typeof value === 'function' || typeof value === 'symbol') return false;
  else parts.push(String(value));
  return true;
}

/** Appends a text after its length, so that it needs no escapes. */
function writeText(text: string, parts: string[]): void {
  parts.push(`${text.length}"`, text);
}

function writeObject(value: object, parts: string[]): boolean {
  if (Object.isFrozen(value)) {
    parts.push(`#${idOf(value)}`);
    return true;
  }
  const isArray = Array.isArray(value);
  if (!isArray && Object.getPrototypeOf(value) !== Object.prototype) return false;
  parts.push(isArray ? '[' : '{');
  for (const [name, part] of Object.entries(value)) {
    if (!isArray) writeText(name, parts);
    if (!write(part, parts)) return false;
    parts.push(',');
  }
  parts.push(isArray ? ']' : '}');
  return true;
}
