import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { sendRequest } from './run/request.ts';
import { requireCommand } from './run/run-command.ts';
import { type Site, startSite } from './run/site.ts';

const host = 'lakeshore.localhost';
const [survey, camp, questionnaire] = ['/form/1', '/form/2', '/form/3'];

let site: Site;
beforeAll(async () => {
  // a mail server that refuses connections: failures are logged too
  site = await startSite({
    samples: 'on',
    variables: { LOG_LEVEL: 'trace', SMTP_URL: 'smtp://127.0.0.1:9', TRUSTED_PROXIES: '127.0.0.1' },
  });
});
afterAll(() => site?.stop());

const get = async (path: string): Promise<string> => (await sendRequest(site, { host, path })).text;

const tokenOf = async (path: string): Promise<string> =>
  /name="token"[^>]*value="([^"]+)"/.exec(await get(path))?.[1] ?? '';

async function submit(path: string, fields: Record<string, string>) {
  const token = await tokenOf(path);
  // faster submissions are held for review
  await wait(3100);
  return post(path, token, fields);
}

/** Posts a rendered form, by default from this machine. */
function post(path: string, token: string, fields: Record<string, string>, address?: string) {
  const controls = Object.entries(fields).map(([name, value]) => [name === 'coupon' ? name : `field-${name}`, value]);
  return sendRequest(site, {
    host,
    path,
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...(address && { 'x-forwarded-for': address }),
    },
    body: new URLSearchParams([['token', token], ...controls] as [string, string][]).toString(),
  });
}

const athlete = {
  first: 'CanaryFirst',
  last: 'CanaryLast',
  email: 'canary-athlete@example.com',
  phone: 'CanaryPhone',
  birth: '1987-05-13',
  town: 'CanaryTown',
  year: 'college',
  college: 'CanaryCollege',
  portal: 'No',
  gpa: '4.123987',
  sport: 'other',
  'sport-other': 'CanarySport',
  height: 'CanaryTall',
  film: 'https://canary.example/film',
  source: 'CanarySource',
};
const parent = {
  first: 'CanaryParent',
  last: 'CanaryFamily',
  email: 'canary-parent@example.com',
  phone: 'CanaryMobile',
  campers: '1',
  names: 'CanaryCamper',
  session: 'june8-day',
  waiver: 'yes',
};
const canary = /canary|1987-05-13|4\.123987|EARLYBIRD/i;

test('answers appear neither in the log at its most verbose level nor in metrics, search and API', async () => {
  const submitted = await Promise.all([
    submit(survey, { sport: 'other', 'sport-other': 'CanaryTeam', overall: 'Good', return: 'No', why: 'CanaryReason' }),
    submit(questionnaire, athlete),
    submit(questionnaire, { ...athlete, email: 'canary@invalid' }),
    submit(camp, { ...parent, coupon: 'CanaryCoupon' }),
    submit(camp, { ...parent, coupon: 'EARLYBIRD' }),
  ]);
  expect(submitted.map(({ status }) => status)).toEqual([303, 303, 422, 422, 303]);
  // the page of the order leads to the payment page
  const opened = await sendRequest(site, { host, path: String(submitted[4]?.headers['location']) });
  const checkout = new URL(String(opened.headers['location']), `http://${host}`);
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  await sendRequest(site, { host, path: checkout.pathname, method: 'POST', headers: form, body: 'action=pay' });
  // the mail is tried and the payment is reported
  await expect.poll(async () => site.log(), { timeout: 20_000 }).toMatch(/payment event was handled/);
  await expect.poll(async () => site.log(), { timeout: 20_000 }).toMatch(/ECONNREFUSED|ESOCKET/);

  const stored = await requireCommand(site, 'form', 'submissions', '3', '--tenant', 'lakeshore', '--json');
  for (const answer of Object.values(athlete)) expect(stored).toContain(answer);

  expect(canary.exec(await site.log())?.[0]).toBeUndefined();
  const paths = [
    '/metrics',
    '/forms',
    survey,
    `${survey}/results`,
    camp,
    questionnaire,
    ...['Forms', 'Forms/1', 'Forms/1/Results', 'Forms/2', 'Forms/3'].map((path) => `/api/v2/${path}`),
  ];
  for (const path of paths) expect.soft(canary.exec(await get(path))?.[0], path).toBeUndefined();
  // the page repeats the query alone
  for (const query of ['CanaryFirst', 'CanaryTown', 'CanaryReason'])
    expect.soft(canary.exec((await get(`/search?q=${query}`)).replaceAll(query, ''))?.[0], query).toBeUndefined();
});

test('26 posts from one address hold eight places of a paid camp, and others still get a place', async () => {
  const tokens = await Promise.all(Array.from({ length: 27 }, () => tokenOf(camp)));
  await wait(3100);
  // a session with twelve places
  const buyer = (index: number) => ({ ...parent, email: `buyer${index}@example.com`, session: 'june8-night' });
  const posted = await Promise.all(
    tokens.slice(1).map((token, index) => post(camp, token, buyer(index), '203.0.113.7')),
  );
  const counts = Map.groupBy(posted, ({ status }) => status);
  expect([counts.get(303)?.length, counts.get(429)?.length]).toEqual([8, 18]);
  const later = await post(camp, tokens[0] ?? '', buyer(27), '198.51.100.7');
  expect(later.status).toBe(303);
  // the checkout opens, so the place is not in a line
  const order = await sendRequest(site, { host, path: String(later.headers['location']) });
  expect([order.status, String(order.headers['location'])]).toEqual([303, expect.stringContaining('/test-shop/')]);
});
