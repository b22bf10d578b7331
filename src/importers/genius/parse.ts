import { counted } from '../../web/counted.ts';
import type { Content } from '../content.ts';
import { importRefusal } from '../refusal.ts';
import type { XmlElement } from '../xml/element.ts';

type JsonObject = { readonly [key: string]: unknown };

/** Far above known files (depth 5, 10,000 values). */
const limits = { depth: 20, values: 500_000 };

/** The game inside an export: `{ bbgame }` or the first entry of a list; `undefined` if there is none. */
export function findGameObject(value: unknown): JsonObject | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isObject(first) && isObject(first.bbgame) ? first.bbgame : undefined;
}

/**
 * Converts the JSON to elements: scalars become attributes, an object a child, a list one child per entry. A list of more
 * than one game is refused.
 */
export function parseGenius(content: Content): XmlElement {
  const value = content.kind === 'json' ? content.value : undefined;
  const game = findGameObject(value);
  if (!game) throw importRefusal('The file has no "bbgame" object.');
  if (Array.isArray(value) && value.length > 1)
    throw importRefusal(`The file has ${counted(value.length, 'game')}; import one at a time.`);
  const budget = { values: limits.values };
  return toElement('bbgame', game, { warnings: [], unread: [], asked: new Set(), budget, depth: 0 });
}

type Reading = Pick<XmlElement, 'warnings' | 'unread' | 'asked'> & { budget: { values: number }; depth: number };

function toElement(name: string, object: JsonObject, reading: Reading): XmlElement {
  if (reading.depth > limits.depth) throw importRefusal(`The JSON is nested deeper than ${limits.depth}.`);
  const attributes: Record<string, string> = Object.create(null);
  const children: XmlElement[] = [];
  for (const [key, value] of Object.entries(object)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      reading.budget.values -= 1;
      if (reading.budget.values < 0) throw importRefusal(`The JSON has more than ${limits.values} values.`);
      if (isObject(one)) children.push(toElement(key, one, { ...reading, depth: reading.depth + 1 }));
      else if (typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean')
        attributes[key] = String(one);
    }
  }
  const { warnings, unread, asked } = reading;
  return { name, attributes, children, text: '', line: 0, column: 0, warnings, unread, asked };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
