import type { BrotliCompress, Gzip } from 'node:zlib';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

import { createMiddleware } from 'hono/factory';

import { preferredEncoding } from '../web/preferred-encoding.ts';
import type { AppEnv } from './app-env.ts';

const compressible =
  /^(text\/(?!event-stream)|image\/svg\+xml|application\/(json|javascript|xml|manifest\+json|[\w.-]+\+(json|xml)))/;
const minSize = 1024;

/** Compresses text responses as they stream and flushes every turn, so that the first bytes of a page are not delayed. */
export const compression = () =>
  createMiddleware<AppEnv>(async function compression(c, next) {
    await next();
    const { body, headers, status } = c.res;
    const length = Number(headers.get('content-length') ?? minSize);
    if (!body || status === 206 || length < minSize || headers.has('content-encoding')) return;
    if (!compressible.test(headers.get('content-type') ?? '')) return;
    c.header('Vary', 'Accept-Encoding', { append: true });
    const encoding = preferredEncoding(c.req.header('accept-encoding') ?? '');
    if (!encoding || c.req.method === 'HEAD') return;
    const etag = headers.get('etag');
    c.res = new Response(compress(body, createCompressor[encoding]()), c.res);
    c.res.headers.delete('content-length');
    c.res.headers.set('content-encoding', encoding);
    if (etag && !etag.startsWith('W/')) c.res.headers.set('etag', `W/${etag}`);
  });

/** Compressors of responses that are streamed. */
export const createCompressor = {
  // as fast as gzip and an eighth smaller; the default window of 4 MB per response costs more than it gains
  br: () =>
    createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } }),
  gzip: () => createGzip({ level: 6 }),
};

/** Compresses a stream and flushes at the end of each turn. */
export const compress = (
  body: ReadableStream<Uint8Array>,
  compressor: BrotliCompress | Gzip,
): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  let isFlushing = false;
  const pump = async () => {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const hasRoom = compressor.write(read.value);
      if (!isFlushing) {
        isFlushing = true;
        // flushes once for all chunks of the same turn
        setImmediate(() => {
          isFlushing = false;
          if (!compressor.writableEnded && !compressor.destroyed) compressor.flush();
        });
      }
      if (!hasRoom) await new Promise((resolve) => compressor.once('drain', resolve));
    }
    compressor.end();
  };
  return new ReadableStream({
    start(controller) {
      compressor.on('data', (chunk: Uint8Array) => {
        controller.enqueue(new Uint8Array(chunk));
        if ((controller.desiredSize ?? 1) <= 0) compressor.pause();
      });
      compressor.on('end', () => controller.close());
      compressor.on('error', (error) => controller.error(error));
      pump().catch((error) => compressor.destroy(error));
    },
    pull() {
      compressor.resume();
    },
    async cancel(reason) {
      compressor.destroy();
      await reader.cancel(reason);
    },
  });
};
