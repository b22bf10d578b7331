import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import type { LiveGame } from '../src/api/live/schema.ts';
import type { Scoreboard } from '../src/domain/live/scoreboard.ts';
import { burst } from '../src/live/snapshot-limit.ts';
import { liveJson, liveXml, type Moment } from '../src/testing/live-files.ts';
import { getDocument, patience, scoresOf, withoutLastSeen } from './live/expectations.ts';
import { illMeantFiles, illMeantRequests } from './live/ill-meant.ts';
import { openPressBox, type PressBox, type Sent } from './live/press-box.ts';
import { beBrowser, openReader, type Reader } from './live/reader.ts';
import { cutsOf, shuffledJson, shuffledXml } from './live/spoiled-files.ts';
import { type Answer, ask } from './run/ask.ts';
import { type Site, startSite } from './run/site.ts';
import { requestBytes, speak } from './run/speak.ts';

const megabyte = 1024 * 1024;

/** Nothing that is sent here may change what fans see, and the server has to take the next good file. */
describe('a game in mid-play, and those who mean it ill', () => {
  let site: Site;
  let box: PressBox;
  let gameId: number;
  let later: number;
  let token: string;
  let revoked: string;
  let theirs: string;
  let reader: Reader<LiveGame>;
  let scoreboard: Reader<Scoreboard>;
  let before: Awaited<ReturnType<typeof seen>>;

  const moment = (values: Partial<Moment> = {}): Moment => ({ date: box.date, plays: 200, home: 32, ...values });
  const put = (body: string | Uint8Array, sent: Partial<Sent> = {}) => box.put(body, { gameId, ...sent });
  const address = () => `http://127.0.0.1:${site.port}/api/v2/live`;
  const seen = async () => ({
    game: withoutLastSeen(await getDocument<LiveGame>(`${address()}/${gameId}`)),
    scoreboard: scoresOf(await getDocument<Scoreboard>(address())),
  });

  beforeAll(async () => {
    beBrowser();
    const variables = { DEFAULT_TENANT: 'harbor', LOG_LEVEL: 'error' };
    site = await startSite({ samples: 'off', variables });
    box = await openPressBox(site);
    ({ underWay: gameId, later } = await box.gameIds());
    token = await box.createToken('harbor');
    revoked = await box.createRevokedToken();
    theirs = await box.createToken('pine');
    expect(await put(liveXml(moment()))).toMatchObject({ status: 201 });
    reader = openReader(`${address()}/${gameId}`);
    scoreboard = openReader(address());
    await vi.waitFor(() => expect([reader.now()?.version, scoreboard.now()?.games.length]).toEqual([1, 1]), patience);
    before = await seen();
  });
  afterAll(async () => {
    reader?.leave();
    scoreboard?.leave();
    await site?.stop();
  });
  afterEach(async () => {
    expect(site.isRunning()).toBe(true);
    expect(await seen()).toEqual(before);
  });

  const refusal = (answer: Answer) => ({ status: answer.status, detail: JSON.parse(answer.text).detail });

  test.each([
    ['XML', () => liveXml(moment({ home: 40 }))],
    ['JSON', () => liveJson(moment({ home: 40 }))],
  ])('%s that breaks off after any kilobyte is refused', async (_, make) => {
    const cuts = cutsOf(make());
    expect(cuts.length).toBeGreaterThan(20);
    for (const cut of cuts) {
      expect(refusal(await put(cut))).toEqual({ status: 400, detail: expect.stringMatching(/\w+ \w+/) });
    }
  });

  test.each(illMeantFiles)('%s is refused with %i', async (_, status, make) => {
    const answer = await put(make(box.day));
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(refusal(answer)).toEqual({ status, detail: expect.stringMatching(/\w+ \w+/) });
  });

  test('practice for a game of later today is refused and reaches nobody', async () => {
    const practice = liveXml(moment({ opponent: 'Westbrook' }));
    expect(await put(practice, { gameId: later })).toMatchObject({ status: 422 });
    expect((await fetch(`${address()}/${later}`)).status).toBe(404);
  });

  test.each(illMeantRequests)('a good file with %s is refused', async (_, statuses, sent) => {
    const answer = await put(liveXml(moment({ home: 50 })), sent({ gameId, token, revoked, theirs }));
    expect(statuses, answer.text).toContain(answer.status);
    if (answer.status === 403) expect(answer.text).not.toMatch(/pine/i);
  });

  test.each([
    [
      'a form',
      'multipart/form-data; boundary=x',
      (file: string) => `--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n${file}\r\n--x--\r\n`,
    ],
    ['a form of one line', 'application/x-www-form-urlencoded', (file: string) => `file=${encodeURIComponent(file)}`],
  ])('%s is no game file', async (_, type, wrap) => {
    const answer = await put(wrap(text(liveXml(moment({ home: 51 })))), { headers: { 'content-type': type } });
    expect(answer.status).toBe(400);
  });

  test.each(['text/html', 'image/png', 'application/json', 'nonsense'])(
    'the file that is there, sent as %s, changes nothing',
    async (type) => {
      const answer = await put(liveXml(moment()), { headers: { 'content-type': type } });
      expect(JSON.parse(answer.text)).toMatchObject({ change: 'unchanged', version: 1 });
    },
  );

  test.each([
    ['a packed file', () => gzipSync(liveXml(moment({ home: 52 })))],
    ['a bomb', () => gzipSync(Buffer.alloc(30 * megabyte))],
  ])('%s is not unpacked', async (_, make) => {
    const answer = await put(make(), { headers: { 'content-encoding': 'gzip' } });
    expect([400, 415]).toContain(answer.status);
  });

  const head = (headers: string[]) =>
    requestBytes({
      target: `/api/v2/live/${gameId}`,
      method: 'PUT',
      host: 'harbor.localhost',
      headers: [`Authorization: Bearer ${token}`, ...headers],
    });

  test('50 MB that are announced are refused before they are sent', async () => {
    const reply = await speak(site, head([`Content-Length: ${50 * megabyte}`]));
    expect(reply.status).toBe(413);
  });

  test('50 MB that are not announced are refused before they are all sent', async () => {
    const piece = Buffer.concat([
      Buffer.from(`${megabyte.toString(16)}\r\n`),
      Buffer.alloc(megabyte, '<'),
      Buffer.from('\r\n'),
    ]);
    const socket = connect(site.port, '127.0.0.1');
    const reply = replyOf(socket);
    socket.write(head(['Transfer-Encoding: chunked']));
    let sent = 0;
    while (sent < 50 && !socket.destroyed && reply.text() === '') {
      sent += 1;
      await new Promise((resolve) => socket.write(piece, resolve));
    }
    await reply.closed;
    expect(reply.text()).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(40);
  });

  test('files that come a byte at a time, or break off, keep nobody waiting', async () => {
    const file = liveXml(moment({ home: 53 }));
    const slow = Array.from({ length: 100 }, () => connect(site.port, '127.0.0.1'));
    for (const socket of slow) {
      socket.on('error', () => {});
      socket.write(head([`Content-Length: ${file.length}`]));
      socket.write(file.subarray(0, 1000));
    }
    const dripping = setInterval(() => slow.forEach((socket) => void socket.write('x')), 100);
    const started = performance.now();
    expect((await ask(site, { host: 'harbor.localhost', path: '/' })).status).toBe(200);
    expect(await put(liveXml(moment()))).toMatchObject({ status: 200 });
    // the server gives the slow ones half a minute
    expect(performance.now() - started).toBeLessThan(20_000);
    clearInterval(dripping);
    for (const socket of slow) socket.destroy();
  });

  test('more at once than a token may send are put off, and taken later', async () => {
    const eager = await box.createToken('harbor');
    const send = () => put(liveXml(moment()), { authorization: `Bearer ${eager}` });
    const answers = await Promise.all(Array.from({ length: burst * 2 }, send));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await vi.waitFor(async () => expect((await send()).status).toBe(200), { ...patience, interval: 500 });
  });

  test('nobody who follows the game has noticed, and nothing was a failure of ours', async () => {
    expect(reader.shown.map(({ version }) => version)).toEqual([1]);
    expect(reader.ways).toEqual(['streaming']);
    expect(scoreboard.shown).toHaveLength(1);
    expect((await ask(site, { host: 'localhost', path: '/healthz' })).status).toBe(200);
    const errors = (await site.printed()).split('\n').filter((line) => /"level":"?(?:error|fatal|50|60)/.test(line));
    expect(errors).toEqual([]);
  });

  test.each([
    ['XML', () => shuffledXml(liveXml(moment()), 1)],
    ['JSON', () => shuffledJson(liveJson(moment()), 1)],
  ])('%s with its parts in another order says the same', async (_, make) => {
    // where it is JSON now it was XML before, which tells more
    const isJson = text(make()).startsWith('{');
    if (isJson) await put(liveJson(moment()));
    const ordered = figuresOf((await seen()).game);
    expect(await put(make())).toMatchObject({ status: 200 });
    before = await seen();
    expect(figuresOf(before.game)).toEqual(ordered);
  });

  test('the next good file is taken and reaches who follows the game', async () => {
    const { version } = before.game;
    const answer = await put(liveXml(moment({ plays: 201, home: 34 })));
    expect(JSON.parse(answer.text)).toMatchObject({ change: 'changed', version: version + 1 });
    await vi.waitFor(() => expect(reader.now()).toMatchObject({ version: version + 1, teamScore: 34 }), patience);
    before = await seen();
    expect(reader.now()).toMatchObject(before.game);
    expect(new Set(reader.shown.map(({ teamScore }) => teamScore))).toEqual(new Set([32, 34]));
  });
});

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** What stays the same when a file is taken that says the same in other bytes. */
function figuresOf({ version: _, clock, book, ...line }: Omit<LiveGame, 'lastSeenAt'>) {
  const { importedAt: __, updatedAt: ___, game: ____, ...told } = book;
  return { ...line, clock: clock && { ...clock, at: '' }, book: told };
}

function replyOf(socket: Socket) {
  let received = '';
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    // a server that keeps the connection has answered as well
    socket.on('data', () => setTimeout(resolve, 500));
  });
  socket.on('error', () => {});
  socket.on('data', (part) => {
    received += part.toString('latin1');
  });
  return { text: () => received, closed };
}
