import { type } from 'arktype';

import { createField, type FieldOptions, mustBe, parsing } from './field.ts';

const zone = parsing(type('string').describe('a time zone'), (input) => {
  const name = input.trim();
  return Intl.supportedValuesOf('timeZone').find((each) => each.toLowerCase() === name.toLowerCase()) ?? checked(name);
});

/** Older names of zones, such as US/Hawaii, are accepted as well. */
function checked(name: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return mustBe('a time zone such as America/Chicago');
  }
}

/** An IANA time zone. */
export const timeZone = (label: string, options: FieldOptions = {}) =>
  createField<string>({
    example: 'America/Chicago',
    ...options,
    label,
    control: 'text',
    storage: { as: 'text', rule: { notBlank: true } },
    read: zone,
    schema: type('string'),
    toResponse: (stored) => stored,
  });
