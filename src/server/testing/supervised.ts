import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import type { StoredPage } from '../../middleware/page-cache/stored-page.ts';
import { superviseWorkers } from '../supervise-workers.ts';
import { shareWorkerPages } from '../worker-pages.ts';

// a server with two workers: /pid names the process, /slow takes a while, /die kills it, /hang
// blocks it for half a second and then kills it, /pages lists its pages
if (cluster.isPrimary) superviseWorkers({ count: 2, report: (text) => console.log(text) });
else {
  if (process.env['BROKEN']) process.exit(3);
  const own: Partial<StoredPage> = {
    key: `page of ${process.pid}`,
    body: Buffer.from('text'),
    tags: new Set(['game:1']),
  };
  const pages = [own as StoredPage];
  const adopt = (page: StoredPage) => void pages.push(page);
  const build = process.env['BUILDS'] ? String(process.pid) : 'same';
  await shareWorkerPages({ list: () => [...pages], adopt }, { build, haveOthersRemoved: async () => true });
  const server = createServer(async ({ url }, response) => {
    if (url === '/die') process.kill(process.pid, 'SIGKILL');
    if (url === '/hang') {
      const end = performance.now() + 500;
      while (performance.now() < end);
      process.kill(process.pid, 'SIGKILL');
    }
    if (url === '/slow') await wait(300);
    const described = pages.map(({ key, body, tags }) => `${key}: ${body.toString()} ${[...tags]}`);
    response.setHeader('connection', 'close').end(url === '/pages' ? described.join('\n') : String(process.pid));
  });
  server.listen(Number(process.env['PORT']), '127.0.0.1');
  process.on('SIGTERM', () => server.close(() => process.exit(0)));
}
