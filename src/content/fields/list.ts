import { mustBe } from './field.ts';

/** The items of a list that is written as JSON, or as text with semicolons between the items; `toItem` makes an item from its text. */
export function readList(input: unknown, toItem: (text: string) => unknown): unknown {
  const given = typeof input === 'string' && /^\s*\[/.test(input) ? parse(input) : input;
  const items = typeof given === 'string' ? given.split(';') : given;
  if (!Array.isArray(items)) return mustBe('a list');
  return items
    .map((item) => (typeof item === 'string' ? item.trim() : item))
    .filter((item) => item !== '')
    .map((item) => (typeof item === 'string' ? toItem(item) : item));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return mustBe('JSON, or text with semicolons between the items');
  }
}
