import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';

import { createRenderer, type Renderer } from './renderer.ts';

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">${content}</svg>`);
const cheap = svg('<rect width="400" height="200" fill="#f00"/>');
// minutes of work in a file of 4 kB
const costly = svg(
  `<filter id="f">${'<feTurbulence baseFrequency=".01" numOctaves="9"/><feGaussianBlur stdDeviation="90"/>'.repeat(40)}</filter>
  <rect width="400" height="200" filter="url(#f)"/>`,
);
const media = { mime: 'image/svg+xml', width: 400, height: 200, focalX: 0.5, focalY: 0.5, sha256: '' };
const wanted = { url: '/media/drawing.svg', mode: 'resize', width: 1600, type: 'webp' } as const;

let renderer: Renderer;
afterEach(() => renderer.close());

test('a picture that takes too long is stopped, and the next is rendered', async () => {
  renderer = createRenderer({ cpuMs: 500 });
  const [failed, next] = await Promise.allSettled([
    renderer.render(costly, media, wanted),
    renderer.render(cheap, media, wanted),
  ]);
  expect(failed).toMatchObject({ reason: { name: 'RenderFailure', reason: 'time' } });
  expect(next.status === 'fulfilled' && (await sharp(next.value).metadata()).width).toBe(1600);
});

test('a picture that needs too much memory is stopped', async () => {
  renderer = createRenderer({ residentBytes: 1 });
  await expect(renderer.render(costly, media, wanted)).rejects.toMatchObject({ reason: 'memory' });
});

test('bytes that are no picture are refused, and the process stays for the next', async () => {
  renderer = createRenderer();
  await expect(renderer.inspect(Buffer.from('<html>'))).rejects.toMatchObject({ reason: 'unreadable' });
  expect(await renderer.inspect(cheap)).toMatchObject({ format: 'svg', width: 400, height: 200 });
});

test.each([
  ['jpeg', 8_000_000],
  ['avif', 5_000_000],
] as const)(
  'a larger %s than %i pixels is scaled down to that, which the memory of a render suffices for',
  async (type, pixels) => {
    renderer = createRenderer();
    const bytes = await renderer.render(cheap, { ...media, height: 800 }, { ...wanted, width: 3200, type });
    const { width, height } = await sharp(bytes).metadata();
    expect(width * height).toBeLessThanOrEqual(pixels);
    expect(width * height).toBeGreaterThan(0.99 * pixels);
    expect(width / height).toBeCloseTo(0.5, 2);
  },
);

test.each([
  ['opaque', 1, false],
  ['transparent', 0.99, true],
] as const)(
  'a large AVIF of a drawing that is %s has an alpha channel only if it needs one',
  async (_, opacity, hasAlpha) => {
    renderer = createRenderer();
    const drawing = svg(`<rect width="400" height="200" fill="#f00" opacity="${opacity}"/>`);
    const bytes = await renderer.render(drawing, media, { ...wanted, width: 2400, type: 'avif' });
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2400, hasAlpha });
  },
);
