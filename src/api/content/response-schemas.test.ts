import { expect, test, vi } from 'vitest';

import { clip } from '../../content/videos/clip.ts';
import { responseSchemas } from './response-schemas.ts';

test('the response schemas of a kind are built on the first call only', () => {
  const readFields = vi.fn(() => clip.fields);
  const kind = Object.defineProperty({ ...clip }, 'fields', { get: readFields });
  const first = responseSchemas(kind);
  readFields.mockClear();
  expect(responseSchemas(kind)).toBe(first);
  expect(readFields).not.toHaveBeenCalled();
});
