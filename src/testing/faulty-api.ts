import { createServer } from 'node:http';

/**
 * An API server with fault injection. The tenant header selects the fault. It prints its port, and `/requests?tenant=x`
 * returns the number of requests for that fault.
 */
const requests = new Map<string, number>();
const valid = JSON.stringify([]);
const json = { 'content-type': 'application/json', 'cache-tag': 'tenant:x,sport:1' };

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname === '/requests')
    return response.end(String(requests.get(url.searchParams.get('tenant') ?? '') ?? 0));
  const fault = String(request.headers['x-tenant']);
  const times = (requests.get(fault) ?? 0) + 1;
  requests.set(fault, times);
  const [kind = '', detail = ''] = fault.split('-');
  const faults: Record<string, () => unknown> = {
    well: () => response.writeHead(200, json).end(valid),
    slow: () => setTimeout(() => response.writeHead(200, json).end(valid), 20_000).unref(),
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
        : response.writeHead(200, json).end(valid),
    later: () =>
      times === 1 ? response.writeHead(503, { 'retry-after': detail }).end() : response.writeHead(200, json).end(valid),
  };
  return (faults[kind] ?? (() => response.writeHead(404, json).end('{}')))();
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address ? address.port : '');
});
