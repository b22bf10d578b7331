import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import type { LiveGame } from '../src/api/live/schema.ts';
import type { Scoreboard } from '../src/domain/live/scoreboard.ts';
import { burst } from '../src/live/snapshot-limit.ts';
import { type FixtureState, liveJson, liveXml } from '../src/testing/live-files.ts';
import { reorderedJson, reorderedXml, truncations } from './live/corrupted-files.ts';
import { getDocument, patience, scoresOf, withoutLastSeen } from './live/expectations.ts';
import { createLiveGames, type LiveGames, type Snapshot } from './live/live-games.ts';
import { type LivePage, openLivePage, stubBrowser } from './live/live-page.ts';
import { invalidRequests, maliciousFiles } from './live/malicious-files.ts';
import { requestBytes, sendBytes } from './run/raw-request.ts';
import { type HttpResponse, sendRequest } from './run/request.ts';
import { type Site, startSite } from './run/site.ts';

const megabyte = 1024 * 1024;

/** No malicious or invalid request may change what visitors see, and the server must accept the next valid file. */
describe('malicious snapshots of a game in progress', () => {
  let site: Site;
  let live: LiveGames;
  let gameId: number;
  let later: number;
  let token: string;
  let revoked: string;
  let foreign: string;
  let page: LivePage<LiveGame>;
  let scoreboard: LivePage<Scoreboard>;
  let before: Awaited<ReturnType<typeof current>>;

  const fixture = (values: Partial<FixtureState> = {}): FixtureState => ({
    date: live.date,
    plays: 200,
    home: 32,
    ...values,
  });
  const put = (body: string | Uint8Array, snapshot: Partial<Snapshot> = {}) => live.put(body, { gameId, ...snapshot });
  const address = () => `http://127.0.0.1:${site.port}/api/v2/live`;
  const current = async () => ({
    game: withoutLastSeen(await getDocument<LiveGame>(`${address()}/${gameId}`)),
    scoreboard: scoresOf(await getDocument<Scoreboard>(address())),
  });
  /** Sends a valid file and waits until its version is the current one: readers get it a moment after the sender's response. */
  const publish = async (body: Uint8Array) => {
    const response = await put(body);
    const result = JSON.parse(response.text);
    await vi.waitFor(async () => expect((await current()).game.version, response.text).toBe(result.version), patience);
    return { status: response.status, change: result.change, version: result.version };
  };

  beforeAll(async () => {
    stubBrowser();
    const variables = { DEFAULT_TENANT: 'harbor', LOG_LEVEL: 'error' };
    site = await startSite({ samples: 'off', variables });
    live = await createLiveGames(site);
    ({ current: gameId, later } = await live.gameIds());
    token = await live.createToken('harbor');
    revoked = await live.createRevokedToken();
    foreign = await live.createToken('pine');
    expect(await put(liveXml(fixture()))).toMatchObject({ status: 201 });
    page = openLivePage(`${address()}/${gameId}`);
    scoreboard = openLivePage(address());
    await vi.waitFor(
      () => expect([page.current()?.version, scoreboard.current()?.games.length]).toEqual([1, 1]),
      patience,
    );
    before = await current();
  });
  afterAll(async () => {
    page?.close();
    scoreboard?.close();
    await site?.stop();
  });
  afterEach(async () => {
    expect(site.isRunning()).toBe(true);
    expect(await current()).toEqual(before);
  });

  const refusal = (response: HttpResponse) => ({ status: response.status, detail: JSON.parse(response.text).detail });

  test.each([
    ['XML', () => liveXml(fixture({ home: 40 }))],
    ['JSON', () => liveJson(fixture({ home: 40 }))],
  ])('%s that is cut off after any kilobyte is refused', async (_, make) => {
    const files = truncations(make());
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      expect(refusal(await put(file))).toEqual({ status: 400, detail: expect.stringMatching(/\w+ \w+/) });
    }
  });

  test.each(maliciousFiles)('%s is refused with %i', async (_, status, make) => {
    const response = await put(make(live.day));
    expect(response.headers['content-type']).toBe('application/problem+json');
    expect(refusal(response)).toEqual({ status, detail: expect.stringMatching(/\w+ \w+/) });
  });

  test('a snapshot of a game later today is refused and not published', async () => {
    const early = liveXml(fixture({ opponent: 'Westbrook' }));
    expect(await put(early, { gameId: later })).toMatchObject({ status: 422 });
    expect((await fetch(`${address()}/${later}`)).status).toBe(404);
  });

  test.each(invalidRequests)('a valid file with %s is refused', async (_, statuses, make) => {
    const response = await put(liveXml(fixture({ home: 50 })), make({ gameId, token, revoked, foreign }));
    expect(statuses, response.text).toContain(response.status);
    if (response.status === 403) expect(response.text).not.toMatch(/pine/i);
  });

  test.each([
    [
      'a multipart form',
      'multipart/form-data; boundary=x',
      (file: string) => `--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n${file}\r\n--x--\r\n`,
    ],
    ['a URL-encoded form', 'application/x-www-form-urlencoded', (file: string) => `file=${encodeURIComponent(file)}`],
  ])('%s is refused', async (_, type, wrap) => {
    const response = await put(wrap(text(liveXml(fixture({ home: 51 })))), { headers: { 'content-type': type } });
    expect(response.status).toBe(400);
  });

  test.each(['text/html', 'image/png', 'application/json', 'nonsense'])(
    'the current file sent again as %s changes nothing',
    async (type) => {
      const response = await put(liveXml(fixture()), { headers: { 'content-type': type } });
      expect(JSON.parse(response.text)).toMatchObject({ change: 'unchanged', version: 1 });
    },
  );

  test.each([
    ['a game file', () => gzipSync(liveXml(fixture({ home: 52 })))],
    ['a decompression bomb', () => gzipSync(Buffer.alloc(30 * megabyte))],
  ])('%s with Content-Encoding: gzip is refused', async (_, make) => {
    const response = await put(make(), { headers: { 'content-encoding': 'gzip' } });
    expect([400, 415]).toContain(response.status);
  });

  const head = (headers: string[]) =>
    requestBytes({
      target: `/api/v2/live/${gameId}`,
      method: 'PUT',
      host: 'harbor.localhost',
      headers: [`Authorization: Bearer ${token}`, ...headers],
    });

  test('a Content-Length of 50 MB is refused before the body is sent', async () => {
    const response = await sendBytes(site, head([`Content-Length: ${50 * megabyte}`]));
    expect(response.status).toBe(413);
  });

  test('a chunked body of 50 MB is refused before all of it is sent', async () => {
    const chunk = Buffer.concat([
      Buffer.from(`${megabyte.toString(16)}\r\n`),
      Buffer.alloc(megabyte, '<'),
      Buffer.from('\r\n'),
    ]);
    const socket = connect(site.port, '127.0.0.1');
    const response = responseOf(socket);
    socket.write(head(['Transfer-Encoding: chunked']));
    let sent = 0;
    while (sent < 50 && !socket.destroyed && response.text() === '') {
      sent += 1;
      await new Promise((resolve) => socket.write(chunk, resolve));
    }
    await response.closed;
    expect(response.text()).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(40);
  });

  test('slow uploads do not delay other requests', async () => {
    const file = liveXml(fixture({ home: 53 }));
    const slow = Array.from({ length: 100 }, () => connect(site.port, '127.0.0.1'));
    for (const socket of slow) {
      socket.on('error', () => {});
      socket.write(head([`Content-Length: ${file.length}`]));
      socket.write(file.subarray(0, 1000));
    }
    const drip = setInterval(() => slow.forEach((socket) => void socket.write('x')), 100);
    const started = performance.now();
    expect((await sendRequest(site, { host: 'harbor.localhost', path: '/' })).status).toBe(200);
    expect(await put(liveXml(fixture()))).toMatchObject({ status: 200 });
    // a slow upload is cut off after 30 seconds
    expect(performance.now() - started).toBeLessThan(20_000);
    clearInterval(drip);
    for (const socket of slow) socket.destroy();
  });

  test('snapshots above the rate limit of a token get 429 and are accepted later', async () => {
    const fresh = await live.createToken('harbor');
    const send = () => put(liveXml(fixture()), { authorization: `Bearer ${fresh}` });
    const responses = await Promise.all(Array.from({ length: burst * 2 }, send));
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 429]));
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await vi.waitFor(async () => expect((await send()).status).toBe(200), { ...patience, interval: 500 });
  });

  test('pages that follow the game have not changed, and the server has logged no error', async () => {
    expect(page.shown.map(({ version }) => version)).toEqual([1]);
    expect(page.connections).toEqual(['streaming']);
    expect(scoreboard.shown).toHaveLength(1);
    expect((await sendRequest(site, { host: 'localhost', path: '/healthz' })).status).toBe(200);
    const errors = (await site.log()).split('\n').filter((line) => /"level":"?(?:error|fatal|50|60)/.test(line));
    expect(errors).toEqual([]);
  });

  test.each([
    ['XML', () => reorderedXml(liveXml(fixture()), 1)],
    ['JSON', () => reorderedJson(liveJson(fixture()), 1)],
  ])('%s with its parts in another order has the same figures', async (_, make) => {
    // the game was sent as XML, which contains more than JSON
    const isJson = text(make()).startsWith('{');
    if (isJson) await publish(liveJson(fixture()));
    const ordered = figuresOf((await current()).game);
    expect(await publish(make())).toMatchObject({ status: 200, change: 'changed' });
    before = await current();
    expect(figuresOf(before.game)).toEqual(ordered);
  });

  test('the next valid file is accepted and reaches the pages', async () => {
    const { version } = before.game;
    const next = await publish(liveXml(fixture({ plays: 201, home: 34 })));
    expect(next).toMatchObject({ change: 'changed', version: version + 1 });
    await vi.waitFor(() => expect(page.current()).toMatchObject({ version: version + 1, teamScore: 34 }), patience);
    before = await current();
    expect(page.current()).toMatchObject(before.game);
    expect(new Set(page.shown.map(({ teamScore }) => teamScore))).toEqual(new Set([32, 34]));
  });
});

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The part of a document that another file with the same figures does not change. */
function figuresOf({ version: _, clock, book, ...line }: Omit<LiveGame, 'lastSeenAt'>) {
  const { importedAt: __, updatedAt: ___, game: ____, ...figures } = book;
  return { ...line, clock: clock && { ...clock, at: '' }, book: figures };
}

function responseOf(socket: Socket) {
  let received = '';
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    // the server may keep the connection open after its response
    socket.on('data', () => setTimeout(resolve, 500));
  });
  socket.on('error', () => {});
  socket.on('data', (part) => {
    received += part.toString('latin1');
  });
  return { text: () => received, closed };
}
