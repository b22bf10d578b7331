import { beforeAll, expect, test } from 'vitest';

import { sampledRoutes, samplesOf } from '../e2e/samples.ts';
import { createSite } from '../e2e/site.ts';
import { routes } from '../src/routing/routes.ts';
import { type FirstAnswers, firstRequests } from './run/first-requests.ts';
import { hiddenPages } from './run/hidden-pages.ts';
import { startSite } from './run/site.ts';
import { logIn } from './run/staff.ts';

/** What a part of the server registers while it renders a page must not be what another page needs. */

const host = 'lakeshore.localhost';

let answers: FirstAnswers;

beforeAll(async () => {
  const site = await startSite({ samples: 'on' });
  try {
    const cookie = await logIn(site, 'lakeshore', host);
    const { pages } = await hiddenPages(site, host, cookie);
    const reader = createSite(site.port);
    const addresses: Record<string, string> = { ...pages };
    for (const name of sampledRoutes) [addresses[name] = ''] = await samplesOf(reader, 'lakeshore', name);
    await site.kill();
    answers = await firstRequests(site.dataDir, { origin: `http://${host}`, cookie, addresses });
  } finally {
    await site.stop();
  }
}, 300_000);

test.each(routes.map(({ name }) => name))('%s is answered by a server that has rendered nothing before', (name) => {
  const { status, text } = answers[name] ?? {};
  expect(status, text).toBe(name === 'notFound' ? 404 : 200);
  expect(text).toMatch(/<main.*<\/html>/s);
});
