import { expect, it } from 'vitest';

import { canonicalAddress } from './canonical-address.ts';
import { type RequestContext, runWithRequestContext } from './request-context.ts';

const context = {
  url: new URL('https://www.lakeshore.example/sports?view=print'),
  tenant: { canonicalHost: 'lakeshore.example' },
} as unknown as RequestContext;

it.each([
  ['/sports/football', 'https://lakeshore.example/sports/football'],
  ['https://www.lakeshore.example/a.jpg', 'https://lakeshore.example/a.jpg'],
  ['https://tickets.example/duke', 'https://tickets.example/duke'],
])('the canonical URL of %s is %s', (path, address) => {
  expect(runWithRequestContext(context, () => canonicalAddress(path))).toBe(address);
});
