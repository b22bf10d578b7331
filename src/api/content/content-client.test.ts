import { expect, test } from 'vitest';

import { kinds } from '../../content/kinds.ts';
import { endpoints } from '../endpoints.ts';
import type { Viewer } from '../viewer.ts';
import { contentClient } from './content-client.ts';

const lists = new Set(endpoints.map(({ path }) => `/api/v2${path}`.toLowerCase()));

test.each<Viewer>(['public', 'staff'])('lists for %s are requested where an endpoint has them', async (viewer) => {
  const requested: string[] = [];
  const empty = { items: [], page: 1, pages: 0, total: 0 };
  const getOr = async (path: string) => {
    requested.push(path.replace(/\?.*/, '').toLowerCase());
    return empty as never;
  };
  const client = contentClient({ get: async () => undefined, getOr }, viewer);
  for (const kind of kinds) if (kind.path) await client.list(kind, { personId: 1, page: 1, size: 5 });
  expect(requested.length).toBeGreaterThan(20);
  expect(requested.filter((path) => !lists.has(path))).toEqual([]);
});
