import { beforeAll, expect, test } from 'vitest';

import { firstAddress, sampledRoutes } from '../e2e/samples.ts';
import { createSite } from '../e2e/site.ts';
import { type RouteName, routes } from '../src/routing/routes.ts';
import { type FirstResponses, sendFirstRequests } from './run/first-requests.ts';
import { hiddenPages } from './run/hidden-pages.ts';
import { startSite } from './run/site.ts';
import { logIn } from './run/staff.ts';

/** No page may need what the server loads or registers while it renders another page. */

const host = 'lakeshore.localhost';

let responses: FirstResponses;

/** Files are answered by a middleware, without a page; no list has the addresses of protected pages. */
const pages = routes.filter(({ file, access }) => file === undefined && access !== 'protected');

beforeAll(async () => {
  const site = await startSite({ samples: 'on' });
  try {
    const cookie = await logIn(site, 'lakeshore', host);
    const hidden = await hiddenPages(site, host, cookie);
    const reader = createSite(site.port);
    const addresses: Partial<Record<RouteName, string>> = { ...hidden.pages };
    for (const name of sampledRoutes) addresses[name] = await firstAddress(reader, 'lakeshore', name);
    await site.kill();
    const byModule = Map.groupBy(pages, ({ page }) => page);
    responses = await sendFirstRequests(site.dataDir, {
      origin: `http://${host}`,
      cookie,
      pages: [...byModule.values()].map((same) =>
        Object.fromEntries(same.map(({ name }) => [name, addresses[name] ?? ''])),
      ),
    });
  } finally {
    await site.stop();
  }
}, 600_000);

test.each(pages.map(({ name }) => name))('%s is rendered as the first page of a server', (name) => {
  const { status, text } = responses[name] ?? {};
  expect(status, text).toBe(name === 'notFound' ? 404 : 200);
  expect(text).toMatch(/<main.*<\/html>/s);
});
