import { connect } from 'node:net';

export type Reply = {
  /** 0 when the server closed the connection without an answer, -1 when it did nothing in time. */
  status: number;
  text: string;
  milliseconds: number;
};

/** Sends exactly these bytes and reads until the server closes the connection, `limit` milliseconds at most. */
export const speak = ({ port }: { port: number }, bytes: string | Uint8Array, limit = 5000): Promise<Reply> =>
  new Promise((resolve) => {
    const started = performance.now();
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const finish = (silence: number) => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(parts).toString('latin1');
      // 100 only invites the body
      const status = Number(/^(?:HTTP\/1\.1 100 .*\r\n\r\n)*HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? silence);
      resolve({ status, text, milliseconds: performance.now() - started });
    };
    const timer = setTimeout(() => finish(-1), limit);
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', () => finish(0));
    socket.on('close', () => finish(0));
    socket.on('connect', () => socket.write(bytes));
  });

type Request = { target: string; method?: string; host?: string; headers?: string[]; body?: string };

/** The bytes of a request, nothing checked and nothing escaped. */
export function requestBytes({
  target,
  method = 'GET',
  host = 'lakeshore.localhost',
  headers = [],
  body,
}: Request): string {
  const length =
    body === undefined || headers.some((header) => /^content-length|^transfer-enc/i.test(header))
      ? []
      : [`Content-Length: ${body.length}`];
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(host ? [`Host: ${host}`] : []),
    'Connection: close',
    ...headers,
    ...length,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}
