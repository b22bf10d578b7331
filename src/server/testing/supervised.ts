import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { superviseWorkers } from '../supervise-workers.ts';

// a server with two workers: /pid has the process that answers, /slow takes a while, /die ends it
if (cluster.isPrimary) superviseWorkers({ count: 2, report: (text) => console.log(text) });
else {
  if (process.env['BROKEN']) process.exit(3);
  const server = createServer(async ({ url }, response) => {
    if (url === '/die') process.kill(process.pid, 'SIGKILL');
    if (url === '/slow') await wait(300);
    response.setHeader('connection', 'close').end(String(process.pid));
  });
  server.listen(Number(process.env['PORT']), '127.0.0.1');
  process.on('SIGTERM', () => server.close(() => process.exit(0)));
}
