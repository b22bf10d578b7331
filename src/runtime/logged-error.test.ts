import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Database } from '../db/client.ts';
import { createTestDatabase } from '../testing/database.ts';
import { loggedError } from './logged-error.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('a failed query is logged without its parameters', async () => {
  const value = 'somebody@example.edu\nsecond line';
  const error = await database.db
    .execute(sql`select ${value}::text from no_such_table`)
    .then(() => new Error('The query did not fail'))
    .catch((failure: Error) => failure);
  expect(error.message).toContain('somebody@example.edu');
  const logged = JSON.stringify(loggedError(error));
  expect(logged).toContain('no_such_table');
  expect(logged).toContain('logged-error.test');
  expect(logged).not.toMatch(/somebody|second line/);
});

it('any other error is logged with message and stack', () => {
  expect(loggedError(new TypeError('No such thing'))).toMatchObject({
    type: 'TypeError',
    message: 'No such thing',
    stack: expect.stringContaining('logged-error.test'),
  });
});
