import { request } from 'node:http';

export type HttpRequest = {
  /** For the Host header, without a port. */
  host: string;
  path: string;
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
  /** In milliseconds. */
  timeout?: number;
};

export type HttpResponse = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

/** Sends one request to the server on this machine. It neither normalizes the path nor follows redirects. */
export const sendRequest = (
  { port }: { port: number },
  { host, path, method = 'GET', headers = {}, body, timeout = 10_000 }: HttpRequest,
): Promise<HttpResponse> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        timeout,
        headers: { host: `${host}:${port}`, ...headers },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    outgoing.on('timeout', () =>
      outgoing.destroy(new Error(`No response within ${timeout} ms: ${method} ${path.slice(0, 200)}`)),
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** The complete document of a page, which crawlers get without streaming; throws unless the status is 200. */
export async function readPage(site: { port: number }, url: string): Promise<string> {
  const { hostname, pathname, search } = new URL(url);
  const headers = { 'user-agent': crawler };
  const { status, text } = await sendRequest(site, { host: hostname, path: pathname + search, headers });
  if (status !== 200) throw new Error(`${status} at ${url}`);
  return text;
}
