import { request } from 'node:http';

export type Question = {
  /** Of the Host header; the port is added where it has none. */
  host: string;
  path: string;
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
  timeout?: number;
};

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

/** Asks the server on this machine as that host, exactly as written: nothing is followed, normalised or resolved. */
export const ask = ({ port }: { port: number }, question: Question): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { host, path, method = 'GET', headers = {}, body, timeout = 10_000 } = question;
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
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(parts).toString('utf8'),
          }),
        );
      },
    );
    outgoing.on('timeout', () =>
      outgoing.destroy(new Error(`No answer in ${timeout} ms: ${method} ${path.slice(0, 200)}`)),
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** The whole document at an address, as a crawler gets it; throws when it is not there. */
export async function readPage(site: { port: number }, url: string): Promise<string> {
  const { hostname, pathname, search } = new URL(url);
  const answer = await ask(site, { host: hostname, path: pathname + search, headers: { 'user-agent': crawler } });
  if (answer.status !== 200) throw new Error(`${answer.status} at ${url}`);
  return answer.text;
}
