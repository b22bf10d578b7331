import { Agent, request } from 'node:http';

import { type College, hostOf } from '../../e2e/colleges.ts';

export type CrawledPage = {
  /** Path and query. */
  address: string;
  status: number;
  /** Of a redirect. */
  location: string | undefined;
  /** Empty for a file. */
  html: string;
};

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
/** Requests at once. */
const width = 6;

type Options = {
  port: number;
  college: College;
  start: readonly string[];
  /** The addresses that a page leads to. */
  next: (page: CrawledPage) => readonly string[];
};

/** Requests every address that is reachable from the first ones, each once. */
export async function crawl({ port, college, start, next }: Options): Promise<void> {
  // new connections, because one that is kept stays with the server process that accepted it, and the first process to listen gets all
  const agent = new Agent({ keepAlive: false, maxSockets: width });
  const headers = { host: `${hostOf(college)}:${port}`, 'user-agent': crawler };
  const seen = new Set(start);
  const queue = [...seen];

  const read = (address: string): Promise<CrawledPage> =>
    new Promise((resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, path: address, headers, agent }, (incoming) => {
        const { statusCode: status = 0, headers: received } = incoming;
        const isPage = received['content-type']?.startsWith('text/html') ?? false;
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => isPage && chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({ address, status, location: received.location, html: Buffer.concat(chunks).toString() }),
        );
      });
      outgoing.on('error', reject);
      outgoing.end();
    });

  const work = async () => {
    for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
      for (const found of next(await read(address))) {
        if (seen.has(found)) continue;
        seen.add(found);
        queue.push(found);
      }
    }
  };
  try {
    // workers end when the queue is empty, while a slower one may still find addresses
    do await Promise.all(Array.from({ length: width }, work));
    while (queue.length > 0);
  } finally {
    agent.destroy();
  }
}
