import { type Type, type } from 'arktype';

import { createField, type FieldOptions, mustBe } from './field.ts';

/** One of several words that are stored as codes: `home` as `H`. Codes are accepted as well. */
export const wordChoice = <const Code extends string | number>(
  label: string,
  codes: Readonly<Record<string, Code>>,
  options: FieldOptions = {},
) => {
  const words = Object.keys(codes);
  const wordOf = (code: Code) => words.find((word) => codes[word] === code) ?? String(code);
  return createField<Code>({
    ...options,
    label,
    control: 'select',
    options: words,
    storage: {
      as: typeof codes[words[0] ?? ''] === 'number' ? 'integer' : 'text',
      rule: { oneOf: Object.values(codes) },
    },
    read: (input) => {
      const text = String(input).trim();
      const word = words.find((each) => each === text.toLowerCase() || codes[each] === text);
      return codes[word ?? ''] ?? mustBe(`one of ${words.join(', ')}`);
    },
    print: wordOf,
    schema: type.enumerated(...Object.values(codes)) as unknown as Type<Code>,
    toResponse: (stored) => stored,
  });
};
