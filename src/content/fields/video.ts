import { type } from 'arktype';

import type { FieldOptions } from './field.ts';
import { json } from './plain.ts';

const schema = type({
  '+': 'reject',
  'youtube?': 'string > 0',
  'archive?': 'string > 0',
  title: 'string > 0',
  'poster?': 'string > 0',
});

/** A YouTube video by its id, or a file by its URL, with a title. */
export const video = (label: string, options: FieldOptions = {}) =>
  json(label, schema, {
    hint: 'a YouTube video or a file, with a title',
    example: '{"youtube":"dQw4w9WgXcQ","title":"Highlights"}',
    ...options,
  });
