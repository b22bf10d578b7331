import { beforeEach, expect, test, vi } from 'vitest';

// the part of Waku that reads a request, and decodes server actions from it
import { getInput } from '../../node_modules/waku/dist/lib/utils/request.js';
import { routes } from '../routing/routes.ts';
import { payloadAddress } from '../waku/payload-address.ts';
import type { RenderPage } from '../waku/site.ts';
import { knownMethods } from './request-guard.ts';
import { createPageServer } from './testing/page-server.ts';

const decoder = {
  decodeReply: vi.fn(async () => []),
  decodeAction: vi.fn(async () => undefined),
  decodeFormState: vi.fn(async () => undefined),
  loadServerAction: vi.fn(async () => () => {}),
};
beforeEach(() => vi.clearAllMocks());

/** Reads the request like Waku, which decodes the action of a form while it renders. */
const renderPage: RenderPage = async (request) => {
  const { decodeReply, decodeAction, decodeFormState, loadServerAction } = decoder;
  const config = { basePath: '/', rscBase: 'RSC' };
  const input = await getInput(
    request,
    config as never,
    undefined,
    decodeReply,
    decodeAction as never,
    decodeFormState as never,
    loadServerAction as never,
  );
  if ('tryAction' in input) await input.tryAction?.();
  return new Response('page');
};
const site = createPageServer({ renderPage });

const withForms = routes.filter(({ takesForm }) => takesForm).map(({ path }) => path);
const samples = ['3', 'abc', '40f5c66b8731cbe3e87cda2a8ef000ec'];
const pages = [
  '/',
  '/404',
  '/nope',
  '/sports/football/schedule',
  '/sports/football/schedule/2026.csv',
  ...withForms.flatMap((path) => samples.map((value) => path.replace(/\{\w+\}/, value))),
];
const addresses = new Set([
  ...pages,
  ...pages.map((path) => payloadAddress(path)),
  ...pages.map((path) => `${path}/?returned=true`),
  ...pages.map((path) => path.toUpperCase()),
  ...pages.map((path) => `/${path}`),
  '/RSC/F/src/db/client/open.txt',
  '/RSC/F/a%23b.txt',
  '/RSC/R/F/a/b.txt',
  '/RSC/R/_F/a/b.txt',
  '/RSC/R/..%2FF%2Fa%2Fb.txt',
  '/RSC/R/%2E%2E/F/a/b.txt',
  '/RSC/_root.txt',
  '/RSC//F/a/b.txt',
  '/rsc/F/a/b.txt',
]);

const boundary = 'multipart/form-data; boundary=x';
const action = '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_a#b"\r\n\r\n\r\n--x--\r\n';
const bodies: (readonly [type: string | undefined, body: string])[] = [
  [boundary, action],
  ['Multipart/Form-Data; boundary=x', action],
  [boundary, '--x\r\nbroken'],
  ['application/x-www-form-urlencoded', '%24ACTION_ID_a%23b='],
  ['text/plain;charset=UTF-8', '["$1:__proto__:constructor:constructor"]'],
  ['text/x-component', '[]'],
  [undefined, '[]'],
];
const sameOrigin = { origin: 'http://lakeshore.example', 'sec-fetch-site': 'same-origin' };

test.each([...knownMethods, 'QUERY', 'post'])(
  '%s never reaches the decoder of server actions, in any content type and form of address',
  async (method) => {
    const takesBody = method !== 'GET' && method !== 'HEAD';
    const failed: string[] = [];
    for (const address of addresses)
      for (const [type, body] of bodies) {
        const headers = { ...sameOrigin, ...(type && { 'content-type': type }) };
        const init = { method, headers, ...(takesBody && { body }) };
        const { status } = await site.request(`http://lakeshore.example${address}`, init);
        const reached = Object.entries(decoder).filter(([, spy]) => spy.mock.calls.length > 0);
        if (status >= 500 || reached.length > 0)
          failed.push(`${type} to ${address} → ${status}, ${reached.map(([name]) => name)}`);
        vi.clearAllMocks();
      }
    expect(failed).toEqual([]);
  },
);
