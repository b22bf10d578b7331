import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { drain } from '../server/listen.ts';
import { type CloseReason, connectResponse, type Subscriber } from './subscriber.ts';

let opened: Server[] = [];
afterEach(async () => {
  await Promise.all(opened.map((server) => drain(server, 0.2)));
  opened = [];
});

/** Opens a connection and returns the server's side of it. */
async function open(allowance = 0) {
  const joined = Promise.withResolvers<Subscriber>();
  const gone = Promise.withResolvers<CloseReason>();
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    joined.resolve(connectResponse(response)({ allowance, onClose: gone.resolve }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(server);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const client = connect(address.port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  return { client, subscriber: await joined.promise, gone: gone.promise };
}

const part = new Uint8Array(64 * 1024);
/** Writes until the subscriber is dropped; returns the number of bytes. */
function fill(subscriber: Subscriber): number {
  let written = 0;
  while (written < 20_000_000 && subscriber.write(part)) written += part.length;
  return written;
}

describe('a subscriber on a connection', () => {
  it('is dropped when more than 256 kB are buffered', async () => {
    const { client, subscriber, gone } = await open();
    client.pause();
    // the operating system buffers several megabytes before anything is buffered here
    expect(fill(subscriber)).toBeLessThan(20_000_000);
    expect(await gone).toBe('slow');
    expect(subscriber.write(part)).toBe(false);
    client.destroy();
  });

  it('may buffer the initial document in addition', async () => {
    const { client, subscriber } = await open(30_000_000);
    client.pause();
    expect(fill(subscriber)).toBe(20_000_000 - (20_000_000 % part.length) + part.length);
    client.destroy();
  });

  it('is closed when the client disconnects', async () => {
    const { client, subscriber, gone } = await open();
    client.destroy();
    expect(await gone).toBe('left');
    expect(subscriber.write(part)).toBe(false);
  });

  it('receives the final event', async () => {
    const { client, subscriber, gone } = await open();
    let text = '';
    client.on('data', (bytes) => {
      text += bytes;
    });
    subscriber.end(new TextEncoder().encode('retry: 1000\n\n'));
    expect(await gone).toBe('left');
    await expect.poll(() => text).toContain('retry: 1000\n\n');
    client.destroy();
  });
});
