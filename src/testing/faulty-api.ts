import { createServer } from 'node:http';

/**
 * A process of its own that answers like an API in trouble; the tenant header says which. It prints its port, and
 * `/asked?tenant=x` tells how often that trouble was asked for.
 */
const asked = new Map<string, number>();
const good = JSON.stringify([]);
const json = { 'content-type': 'application/json', 'cache-tag': 'tenant:x,sport:1' };

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname === '/asked') return response.end(String(asked.get(url.searchParams.get('tenant') ?? '') ?? 0));
  const trouble = String(request.headers['x-tenant']);
  const times = (asked.get(trouble) ?? 0) + 1;
  asked.set(trouble, times);
  const [kind = '', detail = ''] = trouble.split('-');
  const answers: Record<string, () => unknown> = {
    well: () => response.writeHead(200, json).end(good),
    slow: () => setTimeout(() => response.writeHead(200, json).end(good), 20_000).unref(),
    dripping: () => response.writeHead(200, json).write('['),
    hangup: () => request.socket.destroy(),
    cut: () => {
      response.writeHead(200, { ...json, 'content-length': '1000' }).write('[');
      setTimeout(() => request.socket.destroy(), 20);
    },
    wrongshape: () => response.writeHead(200, json).end('[{"id":"seven"}]'),
    notjson: () => response.writeHead(200, json).end('<p>hello'),
    page: () => response.writeHead(Number(detail), { 'content-type': 'text/html' }).end('<h1>hello</h1>'),
    away: () => response.writeHead(302, { location: '/elsewhere' }).end(),
    status: () => response.writeHead(Number(detail), { 'content-type': 'application/problem+json' }).end('{}'),
    flapping: () =>
      times === 1
        ? response.writeHead(Number(detail), { 'retry-after': '0' }).end()
        : response.writeHead(200, json).end(good),
    later: () =>
      times === 1 ? response.writeHead(503, { 'retry-after': detail }).end() : response.writeHead(200, json).end(good),
  };
  return (answers[kind] ?? (() => response.writeHead(404, json).end('{}')))();
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address ? address.port : '');
});
