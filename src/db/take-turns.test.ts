import type { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';

import { takeTurns } from './take-turns.ts';

test('the event loop has a turn between two queries, also after one that fails', async () => {
  const order: string[] = [];
  const client = {
    query: async (text: string) => {
      order.push(text);
      if (text === 'bad') throw new Error('syntax error');
      setImmediate(() => order.push(`turn after ${text}`));
      return { rows: [], fields: [] };
    },
  } as unknown as Pick<PGlite, 'query'>;
  takeTurns(client);
  setImmediate(() => order.push('first turn'));
  const queries = [client.query('bad'), client.query('second'), client.query('third')];
  await expect(queries[0]).rejects.toThrow('syntax error');
  await Promise.all(queries.slice(1));
  expect(order).toEqual(['bad', 'first turn', 'second', 'turn after second', 'third']);
});
