import { hash } from 'node:crypto';

/** Objects that are known by identity. */
const ids = new WeakMap<object, number>();
let lastId = 0;

/**
 * A key that is equal for equal props. Frozen objects, such as answers of the API, are compared by identity, other objects
 * and arrays by their parts. Undefined for props that have no such key: functions, maps, sets and instances of classes.
 */
export function markupKey(props: object): string | undefined {
  const key = keyOfObject(props);
  return key !== undefined && key.length > 100 ? hash('sha256', key, 'base64url') : key;
}

/** Undefined if the value has no key. */
function keyOf(value: unknown): string | undefined {
  if (typeof value === 'string') return keyOfText(value);
  if (typeof value === 'object' && value !== null) return keyOfObject(value);
  return typeof value === 'function' || typeof value === 'symbol' ? undefined : String(value);
}

/** A text after its length, so that it needs no escapes. */
const keyOfText = (text: string) => `${text.length}"${text}`;

function keyOfObject(value: object): string | undefined {
  const known = ids.get(value);
  if (known !== undefined) return `#${known}`;
  if (Object.isFrozen(value)) {
    ids.set(value, ++lastId);
    return `#${lastId}`;
  }
  if (Array.isArray(value)) return keyOfList(value);
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  // joining an array of all parts, or of pairs of names and values, takes twice as long
  let key = '{';
  for (const name of Object.keys(value)) {
    const partKey = keyOf((value as Record<string, unknown>)[name]);
    if (partKey === undefined) return undefined;
    key += `${keyOfText(name)}${partKey},`;
  }
  return `${key}}`;
}

function keyOfList(list: readonly unknown[]): string | undefined {
  let key = '[';
  for (const part of list) {
    const partKey = keyOf(part);
    if (partKey === undefined) return undefined;
    key += `${partKey},`;
  }
  return `${key}]`;
}
