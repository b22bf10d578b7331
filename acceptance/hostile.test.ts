import { connect } from 'node:net';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { type Hostile, hostileRequests, leadingAway, oddRequests } from './hostile-requests.ts';
import { type Answer, ask } from './run/ask.ts';
import { type Site, startSite } from './run/site.ts';
import { type Reply, requestBytes, speak } from './run/speak.ts';

const megabyte = 1024 * 1024;
/** What answers to hostile requests may cost beside the pages themselves. */
const mostMemory = 800 * megabyte;

describe('hostile and malformed requests', () => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite({ samples: 'on', variables: { LOG_LEVEL: 'error' } });
  });
  afterAll(() => site?.stop());
  afterEach(() => expect(site.isRunning()).toBe(true));

  const send = (request: Hostile): Promise<Reply> => speak(site, Buffer.from(requestBytes(request), 'utf8'));

  /** Goes where our own redirects lead, a few steps at most. */
  async function follow(request: Hostile): Promise<Reply> {
    let reply = await send(request);
    for (let steps = 0; steps < 4 && reply.status >= 300 && reply.status < 400; steps++) {
      const location = /^location: (.*)\r$/im.exec(reply.text)?.[1] ?? '';
      expect(location).toMatch(/^\/(?![/\\])/);
      reply = await send({ name: request.name, target: location });
    }
    return reply;
  }

  const shown = ({ status, text }: Reply) => `${status} ${text.slice(0, 200)}`;

  test.each(hostileRequests)('$name: 4xx', async (request) => {
    const reply = await follow(request);
    expect(reply.status, shown(reply)).toBeGreaterThanOrEqual(400);
    expect(reply.status, shown(reply)).toBeLessThan(500);
    expect(reply.text).not.toMatch(/\n\s+at .*:\d+:\d+|root:x:0|"dependencies"/);
  });

  test.each(oddRequests)('$name: answered', async (request) => {
    const reply = await follow(request);
    expect(reply.status, shown(reply)).toBeGreaterThanOrEqual(200);
    expect(reply.status, shown(reply)).toBeLessThan(500);
    // inside our own scripts it is a quoted text
    expect(reply.text.replace(/<script\b.*?<\/script>/gs, '')).not.toContain('<script');
  });

  test.each(leadingAway)('%s leads nowhere else', async (target) => {
    const reply = await send({ name: target, target });
    expect(reply.status, shown(reply)).toBeGreaterThan(0);
    expect(reply.status, shown(reply)).toBeLessThan(500);
    const location = /^location: (.*)\r$/im.exec(reply.text)?.[1];
    if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])/);
  });

  test('CONNECT opens no tunnel', async () => {
    const { status } = await send({ name: 'CONNECT', method: 'CONNECT', target: 'other.example:443' });
    expect(status === 0 || (status >= 400 && status < 500)).toBe(true);
  });

  test.each([
    ['no words', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 89) % 256))],
    ['a TLS greeting', Buffer.from('16030100c8010000c40303', 'hex')],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a version that is none', 'GET / HTTP/9.9\r\nHost: lakeshore.localhost\r\n\r\n'],
    ['no version', 'GET /\r\n\r\n'],
    ['blank lines', '\r\n'.repeat(2000)],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: lakeshore.localhost\r\nX: a\r\n b\r\nConnection: close\r\n\r\n'],
    [
      'a second request smuggled in',
      requestBytes({
        target: '/api/v2/Sports',
        method: 'POST',
        headers: ['Content-Length: 4', 'Transfer-Encoding : chunked'],
        body: '0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n',
      }),
    ],
  ])('bytes of %s: refused or cut off', async (name, bytes) => {
    const reply = await speak(site, bytes);
    // blank lines before a request are allowed: the server waits for it
    const allowed =
      name === 'blank lines' ? [-1, 0, 400] : name === 'a folded header' ? [200, 400] : [0, 400, 405, 505];
    expect(allowed, shown(reply)).toContain(reply.status);
  });

  test('50 MB that nobody asked for are refused at once', async () => {
    const piece = Buffer.alloc(megabyte, 'a');
    const started = performance.now();
    const status = await new Promise<number>((resolve) => {
      const socket = connect(site.port, '127.0.0.1');
      let text = '';
      socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
      socket.on('error', () => {});
      socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)));
      socket.write(requestBytes({ target: '/', method: 'POST', headers: ['Content-Length: 52428800'] }));
      for (let sent = 0; sent < 50; sent++) socket.write(piece);
    });
    // who sends on after the answer may lose it with the connection
    expect([413, 0]).toContain(status);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test('half requests are cut off and keep nobody else waiting', { timeout: 40_000 }, async () => {
    const half = 'GET /sports/football/schedule HTTP/1.1\r\nHost: lakeshore.localhost\r\nX-Slow: ';
    const slow = Array.from({ length: 200 }, () => speak(site, half, 25_000));
    const unsent = speak(
      site,
      'POST / HTTP/1.1\r\nHost: lakeshore.localhost\r\nContent-Length: 100\r\n\r\nabc',
      25_000,
    );
    const reply = await send({ name: 'a fan', target: '/' });
    expect(reply.status).toBe(200);
    expect(reply.milliseconds).toBeLessThan(5000);
    const replies = await Promise.all([...slow, unsent]);
    expect(replies.filter(({ status }) => status !== 408 && status !== 405)).toEqual([]);
  });

  test('a flood of clicks is refused, and who sends it may go on reading', async () => {
    const host = 'lakeshore.localhost';
    const click = () =>
      ask(site, {
        host,
        path: '/api/v2/Splash/click/1?key=the-same-click',
        method: 'POST',
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0' },
      });
    let refused: Answer | undefined;
    for (let sent = 0; sent < 2000 && !refused; sent += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, click));
      refused = answers.find(({ status }) => status === 429);
      // no reader has clicked so often before
      if (sent < 500) expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    }
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.headers['content-type']).toBe('application/problem+json');
    expect((await ask(site, { host, path: '/api/v2/Splash/0' })).status).toBe(200);
  });

  test.each([
    { headers: { 'x-forwarded-host': 'lakeshore.localhost' } },
    { headers: { forwarded: 'host=lakeshore.localhost' } },
    { headers: { 'x-tenant': 'lakeshore' } },
    { headers: { 'x-tenant': '1' } },
    { headers: { 'x-host': 'lakeshore.localhost', 'x-original-host': 'lakeshore.localhost' } },
    { headers: { origin: 'http://lakeshore.localhost', referer: 'http://lakeshore.localhost/' } },
    { headers: { cookie: 'tenant=lakeshore; x-tenant=lakeshore' } },
  ])('at one college’s host nothing of the other is shown with $headers', async ({ headers }) => {
    const people = { 'user-agent': 'Googlebot', ...headers };
    for (const path of [
      '/',
      '/sports/mens-basketball/schedule',
      '/sports/mens-basketball/roster',
      '/api/v2/Sports',
      '/api/v2/common/settings',
      '/robots.txt',
    ]) {
      const { status, text } = await ask(site, { host: 'pineridge.localhost', path, headers: people });
      expect(status).toBe(200);
      expect(text).not.toMatch(/lakeshore/i);
    }
  });

  test('an absolute target and a host of two colleges never mix them', async () => {
    for (const target of ['http://lakeshore.localhost/', 'http://pineridge.localhost/']) {
      const { status, text } = await send({ name: target, target, host: 'pineridge.localhost' });
      expect(status).toBeLessThan(500);
      expect(/Lakeshore University/.test(text) && /Pine Ridge College/.test(text)).toBe(false);
    }
  });

  test('nothing of all this was an error of ours, and memory is bounded', async () => {
    const { text } = await ask(site, { host: 'localhost', path: '/metrics' });
    expect(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1])).toBeLessThan(mostMemory);
    const errors = (await site.printed()).split('\n').filter((line) => /"level":"(error|fatal)"/.test(line));
    expect(errors).toEqual([]);
  });
});
