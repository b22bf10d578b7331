import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import type { Database } from '../db/client.ts';
import { image } from '../db/schema/image.ts';
import { tenant } from '../db/schema/tenant.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createImages } from './app.ts';
import { createRenderer, type Renderer, renderFailure } from './renderer.ts';

// left half red, right half blue
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><path fill="#f00" d="M0 0h200v200H0z"/><path fill="#00f" d="M200 0h200v200H200z"/></svg>',
);

let database: Database;
let cacheDir: string;
let tenants: Parameters<typeof createImages>[0]['tenants'];
let images: ReturnType<typeof createImages>;

/** The outside world of these tests: what it sends, how often it was asked, and what time it is. */
let clock = 0;
let fetched = 0;
let sent: () => Promise<Buffer<ArrayBuffer>>;
const fetchOutside = async () => {
  fetched++;
  return new Uint8Array(await sent());
};
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer()
    .then((bytes) => Buffer.from(bytes));

beforeAll(async () => {
  database = await createTestDatabase();
  cacheDir = await mkdtemp(path.join(tmpdir(), 'images-'));
  const colleges = await database.db
    .insert(tenant)
    .values(
      ['north', 'south'].map((slug) => ({
        slug,
        name: slug,
        shortName: slug,
        timezone: 'America/Denver',
        primaryColor: '#000000',
        secondaryColor: '#ffffff',
        accentColor: '#ff0000',
        settings: slug === 'north' ? { config: { imageHosts: ['pictures.example.edu'] } } : {},
      })),
    )
    .returning();
  const [north, south] = colleges;
  if (!north || !south) throw new Error('no colleges');
  const picture = {
    mime: 'image/svg+xml',
    width: 400,
    height: 200,
    bytes: drawing,
    sha256: createHash('sha256').update(drawing).digest('hex'),
    alt: '',
    placeholder: '#ff0000',
  };
  await database.db.insert(image).values([
    { ...picture, tenantId: north.id, id: 1, path: 'halves.svg' },
    { ...picture, tenantId: north.id, id: 2, path: 'right.svg', focalX: 1 },
    { ...picture, tenantId: north.id, id: 3, path: 'damaged.png', mime: 'image/png', bytes: Buffer.from('damaged') },
    { ...picture, tenantId: south.id, id: 1, path: 'south only.svg' },
  ]);
  const find = async (slug: string) =>
    colleges
      .map((row): Tenant => ({ ...row, hosts: [], canonicalHost: `${row.slug}.localhost` }))
      .find((row) => row.slug === slug);
  tenants = { findForHost: (host) => find(host === 'localhost' ? 'north' : host.replace('.localhost', '')) };
  images = createImages({
    database,
    cacheDir,
    outside: { fetch: fetchOutside, now: () => clock },
    tenants,
    maxWait: 60_000,
  });
});
afterAll(async () => {
  await database.close();
  await rm(cacheDir, { recursive: true, maxRetries: 5 });
});

const get = (address: string, headers: Record<string, string> = {}, host = 'north.localhost') =>
  images.request(`http://${host}${address}`, { headers });
const pixel = async (response: Response, x: number, y: number) => {
  const { data, info } = await sharp(await response.arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    color: [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)],
  };
};

test('GET /media serves the picture as stored, unable to run anything', async () => {
  const response = await get('/media/halves.svg');
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(drawing);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
});

test("GET /media and /images of another college's picture are 404", async () => {
  expect((await get('/media/south%20only.svg', {}, 'south.localhost')).status).toBe(200);
  expect((await get('/images/resize?url=/media/south%2520only.svg', {}, 'south.localhost')).status).toBe(200);
  expect((await get('/media/south%20only.svg')).status).toBe(404);
  expect((await get('/images/resize?url=/media/south%2520only.svg')).status).toBe(404);
  expect((await get('/media/halves.svg', {}, 'nobody.example')).status).toBe(404);
});

test('GET /media answers 304 to a reader that has it', async () => {
  const etag = (await get('/media/halves.svg')).headers.get('etag') ?? '';
  expect((await get('/media/halves.svg', { 'if-none-match': etag })).status).toBe(304);
});

test('a drawing is sent with the best compression to browsers that accept it, and as stored to others', async () => {
  const best = await vi.waitUntil(async () => {
    const response = await get('/media/halves.svg', { 'accept-encoding': 'gzip, br' });
    return response.headers.has('content-encoding') && response;
  });
  expect(Object.fromEntries(best.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'image/svg+xml',
    etag: expect.stringMatching(/^W\/"/),
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(Buffer.from(await best.arrayBuffer()))).toEqual(drawing);
  const known = { 'accept-encoding': 'br', 'if-none-match': best.headers.get('etag') ?? '' };
  expect((await get('/media/halves.svg', known)).status).toBe(304);
  for (const others of [{ 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br', range: 'bytes=0-9' }])
    expect((await get('/media/halves.svg', others)).headers.has('content-encoding')).toBe(false);
});

test.each(['/media/halves.svg', '/images/resize?url=/media/halves.svg&width=64&type=png'])(
  'GET %s with a range returns that part, as directories of podcasts require of artwork',
  async (address) => {
    const whole = Buffer.from(await (await get(address)).arrayBuffer());
    const part = await get(address, { range: 'bytes=2-5' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-5/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(2, 6));
    for (const headers of [{ range: 'bytes=2-5', 'if-range': '"other"' }, { range: 'bytes=0-1,4-5' }])
      expect((await get(address, headers)).status).toBe(200);
    expect((await get(address, { range: `bytes=${whole.length}-` })).status).toBe(416);
  },
);

test('GET /images/resize returns WebP by default', async () => {
  expect((await get('/images/resize?url=/media/halves.svg&width=100')).headers.get('content-type')).toBe('image/webp');
  for (const type of ['jpeg', 'png', 'avif']) {
    const response = await get(`/images/resize?url=/media/halves.svg&width=64&type=${type}`);
    expect(response.headers.get('content-type')).toBe(`image/${type}`);
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(64);
  }
});

test('GET /images/resize keeps the ratio with one side, and fills both sides around the focal point', async () => {
  expect(await pixel(await get('/images/resize?url=/media/halves.svg&width=96&type=png'), 10, 10)).toEqual({
    width: 96,
    height: 48,
    color: [255, 0, 0],
  });
  expect(await pixel(await get('/images/resize?url=/media/right.svg&width=96&height=96&type=png'), 20, 10)).toEqual({
    width: 96,
    height: 96,
    color: [0, 0, 255],
  });
  expect(
    await pixel(await get('/images/resize?url=/media/right.svg&width=96&height=96&type=png&gravity=west'), 20, 10),
  ).toMatchObject({ color: [255, 0, 0] });
});

test('GET /images/crop cuts without scaling, /images/convert does not change the size', async () => {
  expect(
    await pixel(await get('/images/crop?url=/media/halves.svg&width=64&height=40&gravity=northeast&type=png'), 5, 5),
  ).toEqual({ width: 64, height: 40, color: [0, 0, 255] });
  expect(await pixel(await get('/images/convert?url=/media/halves.svg&type=png'), 5, 5)).toMatchObject({
    width: 400,
    height: 200,
  });
});

test.each([
  ['width=0', 'width'],
  ['width=99999', 'width'],
  ['width=ten', 'width'],
  ['height=-4', 'height'],
  ['gravity=up', 'gravity'],
  ['type=gif', 'type'],
])('GET /images/resize?%s is a problem that names the parameter', async (query, name) => {
  const response = await get(`/images/resize?url=/media/halves.svg&${query}`);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect((await response.json()).errors).toHaveProperty(name);
});

test.each([
  '',
  'url=',
  'url=https://elsewhere.example/a.png',
  'url=//elsewhere.example/media/a.png',
  'url=/etc/passwd',
])('GET /images/resize?%s is 400: only own pictures', async (query) => {
  expect((await get(`/images/resize?${query}`)).status).toBe(400);
});

test('GET /images/resize of a picture that is not there is 404, however its name is spelled', async () => {
  for (const name of ['none.svg', '../halves.svg', '%2e%2e/halves.svg', '%ff'])
    expect((await get(`/images/resize?url=${encodeURIComponent(`/media/${name}`)}`)).status).toBe(404);
});

test('the same picture asked for many times at once is made once and then read from the folder', async () => {
  const before = (await readdir(cacheDir)).length;
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => get('/images/resize?url=/media/halves.svg&width=321')),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await readdir(cacheDir)).length).toBe(before + 1);
  const etags = new Set(responses.map(({ headers }) => headers.get('etag')));
  expect(etags.size).toBe(1);
  expect(
    (await get('/images/resize?url=/media/halves.svg&width=321', { 'if-none-match': [...etags][0] ?? '' })).status,
  ).toBe(304);
});

describe('a picture of a host on the list', () => {
  const address = '/images/resize?url=https://pictures.example.edu/team.png&width=32&height=20&type=png';

  test('is fetched once a day and made in the size asked for', async () => {
    sent = photo;
    fetched = 0;
    const [first] = await Promise.all(Array.from({ length: 8 }, () => get(address)));
    expect(first?.status).toBe(200);
    expect(await pixel(first as Response, 5, 5)).toMatchObject({ width: 32, height: 20 });
    expect(fetched).toBe(1);
    clock += 25 * 60 * 60 * 1000;
    expect((await get(address)).status).toBe(200);
    expect(fetched).toBe(2);
  });

  test('is served from the cache while its host is unavailable', async () => {
    sent = () => Promise.reject(new Error('away'));
    clock += 25 * 60 * 60 * 1000;
    expect((await get(address)).status).toBe(200);
  });

  test('is not there for a college that has not listed the host', async () => {
    expect((await get(address, {}, 'south.localhost')).status).toBe(400);
  });

  test('that is no picture, or a drawing, is 502 with the reason', async () => {
    for (const body of ['<html>', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']) {
      sent = async () => Buffer.from(body);
      const response = await get(`/images/resize?url=https://pictures.example.edu/${body.length}.png`);
      expect(response.status).toBe(502);
      expect(await response.json()).toMatchObject({ detail: expect.stringContaining('could not be fetched') });
    }
  });
});

test('a width is rounded up to the next of a few, so that neighbours share one file', async () => {
  const before = (await readdir(cacheDir)).length;
  const widths = Array.from({ length: 100 }, (_, index) => 2401 + index);
  const answers = await Promise.all(
    widths.map((width) => get(`/images/resize?url=/media/halves.svg&width=${width}&type=jpeg`)),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect((await sharp(await (answers[0] as Response).arrayBuffer()).metadata()).width).toBe(3200);
  expect((await readdir(cacheDir)).length).toBe(before + 1);
});

/** A service on an empty cache whose pictures are rendered by `render`. */
const createSlowService = (render: Renderer['render'], maxWait = 60_000) => {
  const folder = path.join(cacheDir, randomUUID());
  const app = new Hono<{ Variables: { clientAddress: string }; Bindings: { address: string } }>()
    .use((c, next) => {
      c.set('clientAddress', c.env.address);
      return next();
    })
    .route(
      '/',
      createImages({ database, tenants, cacheDir: folder, renderer: { ...createRenderer(), render }, maxWait }),
    );
  return (query: string, address = '192.0.2.1') =>
    app.request(`http://north.localhost/images/resize?url=/media/halves.svg&${query}`, {}, { address });
};

test('an address with too many pictures waiting is refused with 429, and another is served', async () => {
  const release = Promise.withResolvers<void>();
  const ask = createSlowService(async () => {
    await release.promise;
    return new Uint8Array(await photo());
  });
  const statuses: number[] = [];
  const requests = Array.from({ length: 70 }, async (_, height) => {
    const { status, headers } = await ask(`width=320&height=${height + 1}`);
    statuses.push(status);
    if (status === 429) expect(headers.get('retry-after')).toBe('2');
  });
  await vi.waitFor(() => expect(statuses).toEqual(Array.from({ length: 9 }, () => 429)), 15_000);
  const other = ask('width=320&height=99', '192.0.2.2');
  release.resolve();
  expect((await other).status).toBe(200);
  await Promise.all(requests);
  expect(statuses.filter((status) => status === 200)).toHaveLength(61);
});

test('a picture that is not rendered in time is answered with its original, which is not stored', async () => {
  const release = Promise.withResolvers<void>();
  let rendered = 0;
  const ask = createSlowService(async () => {
    rendered++;
    await release.promise;
    return new Uint8Array(await photo());
  }, 200);
  const first = ask('width=320&height=1');
  await vi.waitFor(() => expect(rendered).toBe(1));
  const others = Array.from({ length: 40 }, (_, index) => ask(`width=320&height=${index + 2}`, `192.0.2.${index + 2}`));
  const answers = await Promise.all([first, ...others]);
  for (const { status, headers } of answers) {
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-location')).toBe('http://north.localhost/media/halves.svg');
  }
  expect(Buffer.from(await (await first).arrayBuffer())).toEqual(drawing);
  release.resolve();
  const later = await ask('width=320&height=1');
  expect([later.headers.get('content-type'), rendered]).toEqual(['image/webp', 1]);
});

test('the readers for whom the queue has no place get the original', async () => {
  const release = Promise.withResolvers<void>();
  const ask = createSlowService(async () => {
    await release.promise;
    return new Uint8Array(await photo());
  });
  const types: (string | null)[] = [];
  const requests = Array.from({ length: 310 }, async (_, index) => {
    const { headers } = await ask(`width=320&height=${index + 1}`, `192.0.2.${index % 10}`);
    types.push(headers.get('content-type'));
  });
  await vi.waitFor(() => expect(types).toEqual(Array.from({ length: 9 }, () => 'image/svg+xml')), 15_000);
  release.resolve();
  await Promise.all(requests);
  expect(types.filter((type) => type === 'image/webp')).toHaveLength(301);
});

test('a picture that cannot be rendered is a problem with its reason, and is not retried for a minute', async () => {
  let attempts = 0;
  const ask = createSlowService(async () => {
    attempts++;
    throw renderFailure('time');
  });
  for (let request = 0; request < 3; request++) {
    const response = await ask('width=320');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
    expect((await response.json()).detail).toBe(
      'The picture at /media/halves.svg cannot be rendered. It takes too long to render.',
    );
  }
  expect(attempts).toBe(1);
});

test('GET /images/resize of a damaged file is 422', async () => {
  const response = await get('/images/resize?url=/media/damaged.png&width=320');
  expect(response.status).toBe(422);
  expect((await response.json()).detail).toContain('Its file is damaged');
});
