import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { href } from '../src/routing/routes.ts';
import { payloadAddress } from '../src/waku/payload-address.ts';
import { type Answer, ask, type Question } from './run/ask.ts';
import { hiddenPages, secrets } from './run/hidden-pages.ts';
import { mistakenFor } from './run/mistaken-route.ts';
import { type Site, startSite } from './run/site.ts';
import { logIn } from './run/staff.ts';

/** What the production build tells a stranger of the hidden things of the samples. */

const host = 'lakeshore.localhost';
let site: Site;
let cookie: string;
/** Hidden pages of every kind, and the programs' addresses and pictures of the same things. */
let pages: string[];
let data: string[];

const get = (path: string, headers: Record<string, string> = {}) => ask(site, { host, path, headers });
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

/** The first secret in a text that is not in the address asked for. */
const excerpt = (text: string, path: string): string | null =>
  secrets.exec(text.replaceAll(path, '').replaceAll(encodeURIComponent(path), ''))?.[0] ?? null;
const headersOf = ({ headers }: Answer) => JSON.stringify(headers);

describe('a page that the middleware took for another', () => {
  const taken = (path: string, name: string) => `${path}?${mistakenFor}=${name}`;
  const forms = (path: string) => [path, payloadAddress(path)];
  /** A document is the page for what is missing; a payload tells the client to show that. */
  const isMissing = (answer: Answer | undefined) =>
    answer?.status === 404 || answer?.text.includes(String.raw`E{"digest":"__WAKU_CUSTOM_ERROR__;{\"status\":404}"}`);

  test('is shown to staff where it was taken for what it is', async () => {
    for (const page of pages) {
      const [document, payload] = await Promise.all(forms(page).map(asStaff));
      expect([document?.status, payload?.status], page).toEqual([200, 200]);
      expect(
        [document, payload].map((answer) => excerpt(answer?.text ?? '', page)),
        page,
      ).not.toContain(null);
    }
  });

  test.each(['home', 'roster', 'another hidden one'])('a hidden one is not rendered, taken for %s', async (name) => {
    for (const page of pages) {
      const hidden = page.includes('splash') ? 'hiddenStory' : 'hiddenSplash';
      const other = name === 'another hidden one' ? hidden : name;
      const [document, payload] = await Promise.all(forms(taken(page, other)).map(asStaff));
      expect([isMissing(document), isMissing(payload)], page).toEqual([true, true]);
      expect(
        [document, payload].map((answer) => excerpt(answer?.text ?? '', page)),
        page,
      ).toEqual([null, null]);
    }
  });

  test('a public one is not rendered, taken for a hidden one', async () => {
    const open = [href('sport', { slug: 'football' }), href('roster', { slug: 'football' }), href('search')];
    for (const page of open) {
      expect((await get(page)).status).toBe(200);
      const [document, payload] = await Promise.all(forms(taken(page, 'hiddenRoster')).map((path) => get(path)));
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
  const own = () => `http://${host}:${site.port}`;
  const origins: [what: string, headers: () => Record<string, string>][] = [
    ['of this very site', () => ({ origin: own(), 'sec-fetch-site': 'same-origin' })],
    ['of this site over https', () => ({ origin: own().replace('http:', 'https:') })],
    [
      'of the other college',
      () => ({ origin: own().replace('lakeshore', 'pineridge'), 'sec-fetch-site': 'same-site' }),
    ],
    ['of nobody', () => ({ origin: 'null' })],
    ['of a program that says none', () => ({})],
  ];

  test.each(origins)('with an origin %s is refused and tells nothing', async (_, headers) => {
    for (const page of pages) {
      const targets = [page, payloadAddress(page), href('login'), payloadAddress('/'), '/', '/RSC/F/src/a/b.txt'];
      for (const path of targets) {
        for (const [type, body] of bodies) {
          const question: Question = {
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
              referer: own() + page,
            },
          };
          const answer = await ask(site, question);
          const name = `${path} ${type} ${body}`;
          expect([403, 404, 405, 415], name).toContain(answer.status);
          expect(excerpt(answer.text + headersOf(answer), page), name).toBeNull();
        }
      }
    }
  });
});

describe('what staff have just seen', () => {
  const all = () => [...pages, ...pages.map(payloadAddress), ...data];

  test('was there for them, and nobody may keep it', async () => {
    for (const path of all()) {
      const answer = await asStaff(path);
      expect([answer.status, answer.headers['cache-control']], path).toEqual([200, 'no-store']);
    }
  });

  test('is not there for a stranger, nor for one who claims to have it already', async () => {
    for (const path of all()) {
      const { headers } = await asStaff(path);
      const validators: Record<string, string>[] = [
        {},
        { 'if-none-match': '*' },
        { 'if-none-match': String(headers.etag ?? '"any", W/"thing"') },
        { 'if-modified-since': new Date().toUTCString() },
        { range: 'bytes=0-99' },
        { 'cache-control': 'only-if-cached' },
      ];
      for (const claimed of validators) {
        const answer = await get(path, claimed);
        expect([303, 401, 404], `${path} ${JSON.stringify(claimed)}`).toContain(answer.status);
        expect(answer.headers['cache-control'], path).toBe('no-store');
        expect(answer.headers.etag, path).toBeUndefined();
        expect(excerpt(answer.text + headersOf(answer), path), path).toBeNull();
      }
    }
  });

  test('is not there for staff of the other college', async () => {
    const theirs = await logIn(site, 'pineridge', 'pineridge.localhost');
    for (const path of all()) {
      const answer = await get(path, { cookie: theirs });
      expect([303, 401, 404], path).toContain(answer.status);
      expect(excerpt(answer.text + headersOf(answer), path), path).toBeNull();
    }
  });
});

test('nothing of all this was an error of ours', async () => {
  const errors = (await site.printed()).split('\n').filter((line) => /"level":"(error|fatal)"/.test(line));
  expect(errors).toEqual([]);
});
