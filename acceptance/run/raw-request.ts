import { connect } from 'node:net';

export type RawResponse = {
  /** 0 if the server closed the connection without a response, -1 after the timeout. */
  status: number;
  text: string;
  milliseconds: number;
};

/** Sends these bytes unchanged and reads until the server closes the connection or the timeout, in milliseconds. */
export const sendBytes = (
  { port }: { port: number },
  bytes: string | Uint8Array,
  timeout = 5000,
): Promise<RawResponse> =>
  new Promise((resolve) => {
    const started = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const finish = (withoutResponse: number) => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      // the interim response 100 only invites the body
      const status = Number(/^(?:HTTP\/1\.1 100 .*\r\n\r\n)*HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? withoutResponse);
      resolve({ status, text, milliseconds: performance.now() - started });
    };
    const timer = setTimeout(() => finish(-1), timeout);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => finish(0));
    socket.on('close', () => finish(0));
    socket.on('connect', () => socket.write(bytes));
  });

type RawRequest = { target: string; method?: string; host?: string; headers?: string[]; body?: string };

/** The bytes of a request, without validation or escaping. */
export function requestBytes({
  target,
  method = 'GET',
  host = 'lakeshore.localhost',
  headers = [],
  body,
}: RawRequest): string {
  const hasLength = headers.some((header) => /^content-length|^transfer-enc/i.test(header));
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(host ? [`Host: ${host}`] : []),
    'Connection: close',
    ...headers,
    ...(body === undefined || hasLength ? [] : [`Content-Length: ${body.length}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}
