import { Hono } from 'hono';
import { expect, test } from 'vitest';

import type { AppEnv } from './app-env.ts';
import { forwarded } from './forwarded.ts';
import { trustedPort } from './trusted-port.ts';

const ask = async (host: string, { peer = '192.0.2.1', publicPort }: { peer?: string; publicPort?: number } = {}) => {
  const app = new Hono<AppEnv>()
    .use(forwarded({ trustedProxies: ['10.0.0.0/8'] }), trustedPort({ publicPort }))
    .all('*', (c) => c.text(c.req.url));
  const incoming = { socket: { remoteAddress: peer, localPort: 3000 } };
  const answer = await app.request(`http://${host}/a?b=1`, { method: 'POST', body: 'x' }, { incoming });
  return (await answer.text()).replace(/^http:\/\/(.*)\/a\?b=1$/, '$1');
};

const proxy = '10.0.0.2';

test.each([
  ['the default port of the scheme stays', 'lakeshore.example', {}, 'lakeshore.example'],
  ['the port of the connection stays', 'lakeshore.example:3000', {}, 'lakeshore.example:3000'],
  ['any other port becomes that of the connection', 'lakeshore.example:9999', {}, 'lakeshore.example:3000'],
  ['the public port stays', 'lakeshore.example:8080', { publicPort: 8080 }, 'lakeshore.example:8080'],
  ['any other port becomes the public port', 'lakeshore.example:9999', { publicPort: 8080 }, 'lakeshore.example:8080'],
  ['a port that a proxy passes on is dropped', 'lakeshore.example:9999', { peer: proxy }, 'lakeshore.example'],
  ['so is the port on which the proxy reaches us', 'lakeshore.example:3000', { peer: proxy }, 'lakeshore.example'],
  [
    'the public port is passed on by a proxy',
    'lakeshore.example:8080',
    { peer: proxy, publicPort: 8080 },
    'lakeshore.example:8080',
  ],
])('%s: %s', async (_what, host, options, expected) => {
  expect(await ask(host, options)).toBe(expected);
});
