import { expect, test, vi } from 'vitest';

import type { CheckRequest } from './checks/check.ts';
import { checkPage } from './route-checks.ts';

vi.mock('../routing/routes.ts', async (original) => ({
  ...(await original<object>()),
  matchRoute: () => ({ route: { checks: ['nonsense'] }, params: {} }),
}));

test('a check that does not exist is an error that names it, and where it should be', async () => {
  const request = { url: new URL('https://lakeshore.example/sports/football') } as Omit<CheckRequest, 'params'>;
  await expect(checkPage(request)).rejects.toThrow(
    'Unknown route middleware "nonsense": src/middleware/checks/nonsense.ts does not exist',
  );
});
