/** A JSON value. As in `JSON.stringify`, a key whose value is undefined is absent. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * One change of a value, compact because thousands of clients receive it: `!` replaces the value, `=` sets a key or
 * index, `-` deletes a key, `>` descends into a key or index, `~` splices a list.
 */
export type PatchOp =
  | readonly ['!', Json]
  | readonly ['=', string | number, Json]
  | readonly ['-', string]
  | readonly ['>', string | number, readonly PatchOp[]]
  | readonly ['~', at: number, removed: number, added: readonly Json[]];

type JsonObject = Extract<Json, { readonly [key: string]: Json | undefined }>;

/** The operations that turn `before` into `after`; empty if they are equal. */
export function diff(before: Json, after: Json): PatchOp[] {
  if (isList(before) && isList(after)) return diffLists(before, after);
  if (isObject(before) && isObject(after)) return diffObjects(before, after);
  return before === after ? [] : [['!', after]];
}

function diffObjects(before: JsonObject, after: JsonObject): PatchOp[] {
  const removed = Object.keys(before).filter((key) => own(before, key) !== undefined && own(after, key) === undefined);
  const changed = Object.entries(after).flatMap(([key, value]) =>
    value === undefined ? [] : diffPart(key, own(before, key), value),
  );
  return [...removed.map((key) => ['-', key] as const), ...changed];
}

function diffPart(key: string | number, before: Json | undefined, after: Json): PatchOp[] {
  if (before === undefined) return [['=', key, after]];
  const ops = diff(before, after);
  const [first] = ops;
  if (!first) return [];
  return first[0] === '!' ? [['=', key, first[1]]] : [['>', key, ops]];
}

/** Keeps the common prefix and suffix; compares the middle item by item, or replaces it if that is shorter. */
function diffLists(before: readonly Json[], after: readonly Json[]): PatchOp[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [old, fresh] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (old.length === 0 && fresh.length === 0) return [];
  const replaced: PatchOp[] = [['~', start, old.length, fresh]];
  if (old.length === 0 || fresh.length === 0) return replaced;
  const itemwise = diffItems(old, fresh, start);
  return JSON.stringify(itemwise).length < JSON.stringify(replaced).length ? itemwise : replaced;
}

function diffItems(before: readonly Json[], after: readonly Json[], start: number): PatchOp[] {
  const shared = Math.min(before.length, after.length);
  const changed = after.slice(0, shared).flatMap((item, index) => diffPart(start + index, before[index], item));
  const rest: PatchOp = ['~', start + shared, before.length - shared, after.slice(shared)];
  return before.length === after.length ? changed : [...changed, rest];
}

function isSame(before: Json | undefined, after: Json | undefined): boolean {
  if (isList(before) && isList(after))
    return before.length === after.length && before.every((item, index) => isSame(item, after[index]));
  if (!isObject(before) || !isObject(after)) return before === after;
  return [...Object.keys(before), ...Object.keys(after)].every((key) => isSame(own(before, key), own(after, key)));
}

/**
 * Applies the operations of `diff` to `value` and returns a new value that shares every untouched part; `value` is not
 * modified. Throws if an operation does not apply, as with a value of another version.
 */
export function applyPatch<T>(value: T, ops: readonly PatchOp[]): T {
  // the operations were made for this value, so the result has the same type
  return ops.reduce<unknown>(applyOp, value) as T;
}

function applyOp(value: unknown, op: PatchOp): unknown {
  if (op[0] === '!') return op[1];
  if (Array.isArray(value)) return applyToList(value, op);
  if (!isObject(value) || typeof op[1] !== 'string') throw new Error(`The patch does not fit: ${op[0]} ${op[1]}`);
  const key = op[1];
  // computed keys and fromEntries define an own property even for __proto__
  if (op[0] === '=') return { ...value, [key]: op[2] };
  if (!Object.hasOwn(value, key)) throw new Error(`The patch does not fit: there is no ${key}`);
  if (op[0] === '>') return { ...value, [key]: applyPatch(value[key], op[2]) };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

function applyToList(list: readonly unknown[], op: PatchOp): unknown[] {
  const at = op[1];
  if (typeof at !== 'number' || !(at >= 0 && at <= list.length))
    throw new Error(`The patch does not fit: ${op[0]} ${at}`);
  if (op[0] === '~') return list.toSpliced(at, op[2], ...op[3]);
  if (op[0] === '-' || op[0] === '!' || at === list.length) throw new Error(`The patch does not fit: ${op[0]} ${at}`);
  return list.with(at, op[0] === '=' ? op[2] : applyPatch(list[at], op[2]));
}

const own = (object: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
