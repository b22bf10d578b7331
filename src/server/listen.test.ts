import { connect } from 'node:net';

import { afterEach, describe, expect, test, vi } from 'vitest';

import { drain, listen } from './listen.ts';

const opened: Awaited<ReturnType<typeof listen>>[] = [];

const open = async (fetch: Parameters<typeof listen>[0], port = 0) => {
  const listening = await listen(fetch, { host: '127.0.0.1', port });
  opened.push(listening);
  return listening;
};

/** Sends bytes and returns the raw response. */
const sendRaw = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (bytes) => {
      answer += bytes;
      socket.end();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ server }) => drain(server, 1)));
});

describe('listen', () => {
  test('names the port that is in use and the remedy', async () => {
    const { port } = await open(() => new Response('ok'));
    await expect(open(() => new Response('ok'), port)).rejects.toThrow(
      `Port ${port} is in use by another program. Stop it or choose another port: PORT=${port + 1} npm start`,
    );
  });

  test.each([
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['an invalid host', "GET / HTTP/1.1\r\nHost: a b<'>\r\n\r\n"],
    ['a URL of another scheme', 'GET ftp://a.example/ HTTP/1.1\r\nHost: a.example\r\n\r\n'],
    ['text that is no request', 'HELLO\r\n\r\n'],
  ])('answers %s with 400', async (_, text) => {
    const { port } = await open(() => new Response('ok'));
    expect(await sendRaw(port, text)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test('an error that the app does not answer is reported, and the status is 500', async () => {
  const onError = vi.fn();
  const fetch = async () => {
    throw new TypeError('no error page');
  };
  const listening = await listen(fetch, { host: '127.0.0.1', port: 0, onError });
  opened.push(listening);
  const text = await sendRaw(listening.port, 'GET / HTTP/1.1\r\nHost: a.example\r\n\r\n');
  expect(text).toMatch(/^HTTP\/1\.1 500 /);
  expect(String(onError.mock.calls[0]?.[0])).toBe('TypeError: no error page');
});

describe('drain', () => {
  test('lets running responses finish and accepts no new request', async () => {
    let finish = () => {};
    const { server, port } = await open(
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('first '));
              finish = () => {
                controller.enqueue(new TextEncoder().encode('last'));
                controller.close();
              };
            },
          }),
        ),
    );
    const response = await fetch(`http://127.0.0.1:${port}/`);
    const drained = drain(server, 5);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    finish();
    expect(await response.text()).toBe('first last');
    await drained;
  });

  test('closes the connection of a response that does not end in time', async () => {
    const { server, port } = await open(
      () =>
        new Response(new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('x')) })),
    );
    const response = await fetch(`http://127.0.0.1:${port}/`);
    await drain(server, 0.2);
    await expect(response.text()).rejects.toThrow();
  });
});
