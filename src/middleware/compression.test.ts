import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';

import type { AppEnv } from './app-env.ts';
import { compression } from './compression.ts';

const text = 'The game begins at six. '.repeat(400);
let finishSlowPage = () => {};
let isSlowPageCancelled = false;

const app = new Hono<AppEnv>()
  .use(compression())
  .get('/text', (c) => c.text(text, 200, { ETag: '"a"' }))
  .get('/short', (c) => c.text('short', 200, { 'Content-Length': '5' }))
  .get('/picture', (c) => c.body(text, 200, { 'Content-Type': 'image/webp' }))
  .get('/slow', (c) => {
    const finished = new Promise<void>((resolve) => {
      finishSlowPage = resolve;
    });
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('<p>first</p>'));
        await finished;
        controller.enqueue(new TextEncoder().encode('<p>last</p>'));
        controller.close();
      },
      cancel() {
        isSlowPageCancelled = true;
      },
    });
    return c.body(body, 200, { 'Content-Type': 'text/html' });
  });

const ask = (path: string, encoding: string) => app.request(path, { headers: { 'Accept-Encoding': encoding } });

describe('compression', () => {
  test('prefers Brotli over gzip', async () => {
    const response = await ask('/text', 'gzip, deflate, br');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(text);
  });

  test('uses gzip if Brotli is refused', async () => {
    const response = await ask('/text', 'br;q=0, gzip');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(text);
  });

  test('weakens a strong ETag and sets Vary', async () => {
    const response = await ask('/text', 'gzip');
    expect(response.headers.get('etag')).toBe('W/"a"');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(response.headers.get('content-length')).toBeNull();
  });

  test.each(['/short', '/picture'])('leaves %s alone', async (path) => {
    expect((await ask(path, 'br')).headers.get('content-encoding')).toBeNull();
  });

  test('sends the first bytes before the last are known', async () => {
    const response = await ask('/slow', 'gzip');
    const reader = response.body?.getReader();
    const first = (await reader?.read())?.value;
    expect(first?.length).toBeGreaterThan(0);
    const chunks = [first ?? new Uint8Array()];
    // the text itself follows the header, still before the page is done
    chunks.push((await reader?.read())?.value ?? new Uint8Array());
    finishSlowPage();
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) chunks.push(read.value);
    expect(gunzipSync(Buffer.concat(chunks)).toString()).toBe('<p>first</p><p>last</p>');
  });

  test('stops when the client disconnects', async () => {
    const response = await ask('/slow', 'br');
    await response.body?.cancel();
    expect(isSlowPageCancelled).toBe(true);
  });
});
