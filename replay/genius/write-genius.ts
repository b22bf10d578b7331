import type { XmlElement } from '../../src/importers/xml/element.ts';

/** Elements that are written as a list even if there is only one. */
const lists = new Set(['team', 'player', 'period', 'play', 'lineprd']);

/** Serializes a tree in the Genius format, with the wrapper of the original file. */
export function writeGenius(root: XmlElement, whole: unknown): Uint8Array {
  const around: unknown = Array.isArray(whole) ? whole[0] : whole;
  const file = { ...(typeof around === 'object' ? around : {}), bbgame: toObject(root) };
  return Buffer.from(JSON.stringify(Array.isArray(whole) ? [file] : file));
}

function toObject({ attributes, children }: XmlElement): Record<string, unknown> {
  const object: Record<string, unknown> = { ...attributes };
  for (const name of new Set(children.map(({ name }) => name))) {
    const same = children.filter((child) => child.name === name).map(toObject);
    object[name] = same.length > 1 || lists.has(name) ? same : same[0];
  }
  return object;
}
