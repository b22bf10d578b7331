import { connect } from 'node:net';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { type Hostile, hostileRequests, oddRequests, openRedirectTargets } from './hostile/requests.ts';
import { type RawResponse, requestBytes, sendBytes } from './run/raw-request.ts';
import { type HttpResponse, sendRequest } from './run/request.ts';
import { type Site, startSite } from './run/site.ts';

const megabyte = 1024 * 1024;
const maxMemory = 800 * megabyte;

describe('hostile and malformed requests', () => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite({ samples: 'on', variables: { LOG_LEVEL: 'error' } });
  });
  afterAll(() => site?.stop());
  afterEach(() => expect(site.isRunning()).toBe(true));

  const send = (request: Hostile): Promise<RawResponse> => sendBytes(site, Buffer.from(requestBytes(request), 'utf8'));

  /** Follows up to four redirects. */
  async function follow(request: Hostile): Promise<RawResponse> {
    let response = await send(request);
    for (let steps = 0; steps < 4 && isRedirect(response); steps++) {
      const location = /^location: (.*)\r$/im.exec(response.text)?.[1] ?? '';
      expect(location).toMatch(/^\/(?![/\\])/);
      response = await send({ name: request.name, target: location });
    }
    return response;
  }

  const isRedirect = ({ status }: RawResponse) => status >= 300 && status < 400 && status !== 304;
  const describeResponse = ({ status, text }: RawResponse) => `${status} ${text.slice(0, 200)}`;

  test.each(hostileRequests)('$name: 4xx', async (request) => {
    const response = await follow(request);
    expect(response.status, describeResponse(response)).toBeGreaterThanOrEqual(400);
    expect(response.status, describeResponse(response)).toBeLessThan(500);
    expect(response.text).not.toMatch(/\n\s+at .*:\d+:\d+|root:x:0|"dependencies"/);
  });

  test.each(oddRequests)('$name: no 5xx', async (request) => {
    const response = await follow(request);
    expect(response.status, describeResponse(response)).toBeGreaterThanOrEqual(200);
    expect(response.status, describeResponse(response)).toBeLessThan(500);
    // our own scripts contain it quoted
    expect(response.text.replace(/<script\b.*?<\/script>/gs, '')).not.toContain('<script');
  });

  test.each(openRedirectTargets)('%s does not redirect to another host', async (target) => {
    const response = await send({ name: target, target });
    expect(response.status, describeResponse(response)).toBeGreaterThan(0);
    expect(response.status, describeResponse(response)).toBeLessThan(500);
    const location = /^location: (.*)\r$/im.exec(response.text)?.[1];
    if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])/);
  });

  test('CONNECT opens no tunnel', async () => {
    const { status } = await send({ name: 'CONNECT', method: 'CONNECT', target: 'other.example:443' });
    expect(status === 0 || (status >= 400 && status < 500)).toBe(true);
  });

  test.each([
    ['noise', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 89) % 256))],
    ['a TLS ClientHello', Buffer.from('16030100c8010000c40303', 'hex')],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['an unknown HTTP version', 'GET / HTTP/9.9\r\nHost: lakeshore.localhost\r\n\r\n'],
    ['no version', 'GET /\r\n\r\n'],
    ['blank lines', '\r\n'.repeat(2000)],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: lakeshore.localhost\r\nX: a\r\n b\r\nConnection: close\r\n\r\n'],
    [
      'a smuggled second request',
      requestBytes({
        target: '/api/v2/Sports',
        method: 'POST',
        headers: ['Content-Length: 4', 'Transfer-Encoding : chunked'],
        body: '0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n',
      }),
    ],
  ])('bytes of %s: refused or disconnected', async (name, bytes) => {
    const response = await sendBytes(site, bytes);
    // the server waits for the request after blank lines
    const allowed =
      name === 'blank lines' ? [-1, 0, 400] : name === 'a folded header' ? [200, 400] : [0, 400, 405, 505];
    expect(allowed, describeResponse(response)).toContain(response.status);
  });

  test('a body of 50 MB is refused at once', async () => {
    const chunk = Buffer.alloc(megabyte, 'a');
    const started = performance.now();
    const status = await new Promise<number>((resolve) => {
      const socket = connect(site.port, '127.0.0.1');
      let text = '';
      socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
      socket.on('error', () => {});
      socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)));
      socket.write(requestBytes({ target: '/', method: 'POST', headers: ['Content-Length: 52428800'] }));
      for (let sent = 0; sent < 50; sent++) socket.write(chunk);
    });
    // a client that keeps sending may lose the response with the connection
    expect([405, 413, 0]).toContain(status);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test('incomplete requests time out and do not delay others', { timeout: 40_000 }, async () => {
    const incomplete = 'GET /sports/football/schedule HTTP/1.1\r\nHost: lakeshore.localhost\r\nX-Slow: ';
    const slow = Array.from({ length: 200 }, () => sendBytes(site, incomplete, 25_000));
    const withoutBody = sendBytes(
      site,
      'POST / HTTP/1.1\r\nHost: lakeshore.localhost\r\nContent-Length: 100\r\n\r\nabc',
      25_000,
    );
    const response = await send({ name: 'a visitor', target: '/' });
    expect(response.status).toBe(200);
    expect(response.milliseconds).toBeLessThan(5000);
    const responses = await Promise.all([...slow, withoutBody]);
    expect(responses.filter(({ status }) => status !== 408 && status !== 405)).toEqual([]);
  });

  test('excessive clicks get 429, and their sender can still read pages', async () => {
    const host = 'lakeshore.localhost';
    const click = () =>
      sendRequest(site, {
        host,
        path: '/api/v2/Splash/click/1?key=the-same-click',
        method: 'POST',
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0' },
      });
    let refused: HttpResponse | undefined;
    for (let sent = 0; sent < 2000 && !refused; sent += 50) {
      const responses = await Promise.all(Array.from({ length: 50 }, click));
      refused = responses.find(({ status }) => status === 429);
      // no visitor clicks so often
      if (sent < 500) expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]));
    }
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.headers['content-type']).toBe('application/problem+json');
    expect((await sendRequest(site, { host, path: '/api/v2/Splash/0' })).status).toBe(200);
  });

  test.each([
    { headers: { 'x-forwarded-host': 'lakeshore.localhost' } },
    { headers: { forwarded: 'host=lakeshore.localhost' } },
    { headers: { 'x-tenant': 'lakeshore' } },
    { headers: { 'x-tenant': '1' } },
    { headers: { 'x-host': 'lakeshore.localhost', 'x-original-host': 'lakeshore.localhost' } },
    { headers: { origin: 'http://lakeshore.localhost', referer: 'http://lakeshore.localhost/' } },
    { headers: { cookie: 'tenant=lakeshore; x-tenant=lakeshore' } },
  ])('a host shows nothing of the other college with $headers', async ({ headers }) => {
    const crawler = { 'user-agent': 'Googlebot', ...headers };
    for (const path of [
      '/',
      '/sports/mens-basketball/schedule',
      '/sports/mens-basketball/roster',
      '/api/v2/Sports',
      '/api/v2/common/settings',
      '/robots.txt',
    ]) {
      const { status, text } = await sendRequest(site, { host: 'pineridge.localhost', path, headers: crawler });
      expect(status).toBe(200);
      expect(text).not.toMatch(/lakeshore/i);
    }
  });

  test('an absolute target and a host of two colleges do not mix their content', async () => {
    for (const target of ['http://lakeshore.localhost/', 'http://pineridge.localhost/']) {
      const { status, text } = await send({ name: target, target, host: 'pineridge.localhost' });
      expect(status).toBeLessThan(500);
      expect(/Lakeshore University/.test(text) && /Pine Ridge College/.test(text)).toBe(false);
    }
  });

  test('the server has logged no error, and its memory is bounded', async () => {
    const { text } = await sendRequest(site, { host: 'localhost', path: '/metrics' });
    expect(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1])).toBeLessThan(maxMemory);
    const errors = (await site.log()).split('\n').filter((line) => /"level":"(error|fatal)"/.test(line));
    expect(errors).toEqual([]);
  });
});
