import { expect, test } from 'vitest';

import { apiFailure } from '../api/failure.ts';
import { developerMessage } from './developer-message.ts';

const query = new Error('Failed query: select "email" from account where email = $1\nparams: fan@example.edu', {
  cause: Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code: '22021' }),
});
const missingFile = Object.assign(new Error("ENOENT: no such file or directory, open '/srv/fieldhouse/.data/a'"), {
  code: 'ENOENT',
});

test.each([
  [apiFailure('/api/v2/search?q=private', 503, 'no answer'), 'The API call failed with status 503.'],
  [query, 'A database query failed with SQLSTATE 22021.'],
  [missingFile, 'Error.'],
  [new TypeError('x is not a function at /srv/fieldhouse/a.ts'), 'TypeError.'],
  [Object.assign(new Error(), { name: 'select * from account' }), 'Error.'],
])('%s is described by its kind only', (error, kind) => {
  expect(developerMessage(error, '12ab')).toBe(`${kind} See request 12ab in the log.`);
});
