import { type } from 'arktype';

import { createField, type FieldOptions, mustBe, parsing } from './field.ts';

const written = /^(\d{1,2})(?::(\d\d))?(?:\s*([ap])\.?m\.?)?$/i;

/** A time of day at a venue, stored as `19:05`. */
export const timeOfDay = (label: string, options: FieldOptions = {}) =>
  createField<string>({
    hint: 'at the venue, such as 19:05 or 7:05 p.m.',
    ...options,
    label,
    control: 'text',
    storage: { as: 'text' },
    read: parsing(type('string').describe('a time such as 19:05'), (input) => {
      const [, hours = '', minutes, half] = written.exec(input.trim()) ?? [];
      if (half === undefined && minutes === undefined) return mustBe('a time such as 19:05 or 7:05 p.m.');
      const clock = Number(hours);
      const hour = half === undefined ? clock : (clock % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
      const isClock = half === undefined ? clock <= 23 : clock >= 1 && clock <= 12;
      if (!isClock || Number(minutes ?? 0) > 59) return mustBe('a time such as 19:05 or 7:05 p.m.');
      return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
    }),
    schema: type('string'),
    toResponse: (stored) => stored,
  });
