import { type } from 'arktype';

import { createField, type FieldOptions, mustBe, parsing } from './field.ts';

const lines = type('0 < string <= 2000').array();

/** A list of texts. */
export const texts = (label: string, options: FieldOptions = {}) =>
  createField<string[]>({
    hint: 'texts separated by semicolons, or a JSON list',
    ...options,
    label,
    control: 'json',
    storage: { as: 'json' },
    read: parsing(
      (input) => lines(readList(input, (text) => text)),
      (input) => input,
    ),
    // lists in CSV files have commas, which texts have as well
    print: (stored) => (stored.some((each) => each.includes(';')) ? JSON.stringify(stored) : stored.join('; ')),
    schema: lines,
    toResponse: (stored) => stored,
  });

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
