import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { href } from '../src/routing/routes.ts';
import { payloadAddress } from '../src/waku/payload-address.ts';
import { hiddenPages, secrets } from './run/hidden-pages.ts';
import { assumedRoute } from './run/mistaken-route.ts';
import { type HttpRequest, type HttpResponse, sendRequest } from './run/request.ts';
import { type Site, startSite } from './run/site.ts';
import { logIn } from './run/staff.ts';

/** The production build does not reveal the hidden content of the samples to anonymous visitors. */

const host = 'lakeshore.localhost';
let site: Site;
let cookie: string;
let pages: string[];
/** API and image addresses of the same content. */
let data: string[];

const get = (path: string, headers: Record<string, string> = {}) => sendRequest(site, { host, path, headers });
const asStaff = (path: string) => get(path, { cookie });

beforeAll(async () => {
  const preload = fileURLToPath(new URL('./run/mistaken-route.ts', import.meta.url));
  site = await startSite({ samples: 'on', variables: { NODE_OPTIONS: `--import=${preload}` } });
  cookie = await logIn(site, 'lakeshore', host);
  const hidden = await hiddenPages(site, host, cookie);
  pages = Object.values(hidden.pages);
  data = hidden.data;
});
afterAll(() => site?.stop());

/** The first secret in a text, other than the requested path. */
const findSecret = (text: string, path: string): string | null =>
  secrets.exec(text.replaceAll(path, '').replaceAll(encodeURIComponent(path), ''))?.[0] ?? null;
const headersOf = ({ headers }: HttpResponse) => JSON.stringify(headers);

describe('a page that the middleware takes for another', () => {
  // the second parameter keeps the request from the page cache, which ignores the first
  const withRoute = (path: string, name: string) => `${path}?${assumedRoute}=${name}&tracking_tags_enabled=false`;
  const forms = (path: string) => [path, payloadAddress(path)];
  /** A missing document is the 404 page; a missing payload makes the client show it. */
  const isMissing = (response: HttpResponse | undefined) =>
    response?.status === 404 ||
    response?.text.includes(String.raw`E{"digest":"__WAKU_CUSTOM_ERROR__;{\"status\":404}"}`);

  test('is shown to staff if the route is right', async () => {
    for (const page of pages) {
      const [document, payload] = await Promise.all(forms(page).map(asStaff));
      expect([document?.status, payload?.status], page).toEqual([200, 200]);
      expect(
        [document, payload].map((response) => findSecret(response?.text ?? '', page)),
        page,
      ).not.toContain(null);
    }
  });

  test.each(['home', 'roster', 'another hidden page'])('a hidden one is not rendered as %s', async (name) => {
    for (const page of pages) {
      const hidden = page.includes('splash') ? 'hiddenStory' : 'hiddenSplash';
      const other = name === 'another hidden page' ? hidden : name;
      const [document, payload] = await Promise.all(forms(withRoute(page, other)).map(asStaff));
      expect([isMissing(document), isMissing(payload)], page).toEqual([true, true]);
      expect(
        [document, payload].map((response) => findSecret(response?.text ?? '', page)),
        page,
      ).toEqual([null, null]);
    }
  });

  test('a public one is not rendered as a hidden one', async () => {
    const publicPages = [href('sport', { slug: 'football' }), href('roster', { slug: 'football' }), href('search')];
    for (const page of publicPages) {
      expect((await get(page)).status).toBe(200);
      const [document, payload] = await Promise.all(forms(withRoute(page, 'hiddenRoster')).map((path) => get(path)));
      expect([isMissing(document), isMissing(payload)], page).toEqual([true, true]);
    }
  });
});

describe('a call of a server function', () => {
  const boundary = '--x\r\nContent-Disposition: form-data; name=';
  const bodies: [type: string, body: string][] = [
    ['text/plain;charset=UTF-8', '[]'],
    ['application/x-www-form-urlencoded', 'intent=log-out'],
    ['multipart/form-data; boundary=x', `${boundary}"0"\r\n\r\n[]\r\n--x--\r\n`],
    [
      'multipart/form-data; boundary=x',
      `${boundary}"$ACTION_ID_src/routing/request-context#getRequestContext"\r\n\r\n\r\n--x--\r\n`,
    ],
    [
      'multipart/form-data; boundary=x',
      `${boundary}"$ACTION_REF_1"\r\n\r\n\r\n${boundary}"$ACTION_1:0"\r\n\r\n{"id":"a#b","bound":null}\r\n--x--\r\n`,
    ],
  ];
  const origin = () => `http://${host}:${site.port}`;
  const origins: [what: string, headers: () => Record<string, string>][] = [
    ['of the same site', () => ({ origin: origin(), 'sec-fetch-site': 'same-origin' })],
    ['of the same site over https', () => ({ origin: origin().replace('http:', 'https:') })],
    [
      'of the other college',
      () => ({ origin: origin().replace('lakeshore', 'pineridge'), 'sec-fetch-site': 'same-site' }),
    ],
    ['null', () => ({ origin: 'null' })],
    ['missing', () => ({})],
  ];

  test.each(origins)('with an origin %s is refused and reveals nothing', async (_, headers) => {
    for (const page of pages) {
      const targets = [page, payloadAddress(page), href('login'), payloadAddress('/'), '/', '/RSC/F/src/a/b.txt'];
      for (const path of targets) {
        for (const [type, body] of bodies) {
          const request: HttpRequest = {
            host,
            path,
            method: 'POST',
            body,
            headers: {
              ...headers(),
              'content-type': type,
              'content-length': String(body.length),
              accept: 'text/x-component',
              rsc: '1',
              'x-waku-action-location': page,
              referer: origin() + page,
            },
          };
          const response = await sendRequest(site, request);
          const name = `${path} ${type} ${body}`;
          // a form for staff leads to the log-in
          expect([303, 403, 404, 405, 415], name).toContain(response.status);
          expect(findSecret(response.text + headersOf(response), page), name).toBeNull();
        }
      }
    }
  });
});

describe('content that staff have just requested', () => {
  const all = () => [...pages, ...pages.map(payloadAddress), ...data];

  test('is sent to them with no-store', async () => {
    for (const path of all()) {
      const response = await asStaff(path);
      expect([response.status, response.headers['cache-control']], path).toEqual([200, 'no-store']);
    }
  });

  test('is not sent to anonymous visitors, whatever their conditional headers', async () => {
    for (const path of all()) {
      const { headers } = await asStaff(path);
      const conditions: Record<string, string>[] = [
        {},
        { 'if-none-match': '*' },
        { 'if-none-match': String(headers.etag ?? '"any", W/"thing"') },
        { 'if-modified-since': new Date().toUTCString() },
        { range: 'bytes=0-99' },
        { 'cache-control': 'only-if-cached' },
      ];
      for (const condition of conditions) {
        const response = await get(path, condition);
        expect([303, 401, 404], `${path} ${JSON.stringify(condition)}`).toContain(response.status);
        expect(response.headers['cache-control'], path).toBe('no-store');
        expect(response.headers.etag, path).toBeUndefined();
        expect(findSecret(response.text + headersOf(response), path), path).toBeNull();
      }
    }
  });

  test('is not sent to staff of the other college', async () => {
    const otherCookie = await logIn(site, 'pineridge', 'pineridge.localhost');
    for (const path of all()) {
      const response = await get(path, { cookie: otherCookie });
      expect([303, 401, 404], path).toContain(response.status);
      expect(findSecret(response.text + headersOf(response), path), path).toBeNull();
    }
  });
});

test('the server has logged no error', async () => {
  const errors = (await site.log()).split('\n').filter((line) => /"level":"(error|fatal)"/.test(line));
  expect(errors).toEqual([]);
});
