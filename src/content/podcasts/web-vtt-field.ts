import { type } from 'arktype';

import { normalizeWebVtt, parseWebVtt } from '../../web/web-vtt.ts';
import { createField, type FieldOptions, parsing } from '../fields/field.ts';

const maxLength = 1_000_000;

/** A transcript in WebVTT, checked line by line. */
export const webVtt = (label: string, options: FieldOptions = {}) =>
  createField<string>({
    ...options,
    label,
    control: 'text',
    placeholder: '<webvtt>',
    storage: { as: 'text' },
    read: parsing(
      type(`0 < string <= ${maxLength}` as 'string').describe(`a WebVTT text of at most ${maxLength} characters`),
      (input) => {
        parseWebVtt(input);
        return normalizeWebVtt(input);
      },
    ),
    schema: type('string'),
    toResponse: (stored) => stored,
  });
