import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { ApiClient } from '../../api/client.ts';
import type { Tenant } from '../../domain/tenant.ts';
import type { AppEnv } from '../../middleware/app-env.ts';
import { iconRoutes } from './routes.ts';

const logo = new Uint8Array(
  await sharp({ create: { width: 10, height: 10, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer(),
);
const college: Tenant = {
  id: 1,
  slug: 'harbor',
  name: 'Harbor College',
  shortName: 'Harbor',
  timezone: 'America/New_York',
  primaryColor: '#13294b',
  secondaryColor: '#ffffff',
  accentColor: '#e84a27',
  logo: null,
  hosts: ['harbor.localhost'],
  canonicalHost: 'harbor.localhost',
  settings: {},
};

// as in the server, whose responses are the HTTP server's
const { Response: nodeResponse } = globalThis;
beforeAll(() => void getRequestListener(() => new Response()));
afterAll(() => {
  globalThis.Response = nodeResponse;
});

const iconOf = async (tenant: Tenant, answer: Response) => {
  const asked: string[] = [];
  const ask = ({ pathname, search }: URL) => {
    asked.push(pathname + search);
    return answer;
  };
  const app = new Hono<AppEnv>()
    .use((c, next) => {
      c.set('tenant', tenant);
      c.set('api', {} as ApiClient);
      return next();
    })
    .route('/', iconRoutes({ ask }));
  const response = await app.request('http://harbor.localhost/icons/512.png');
  return { asked, icon: Buffer.from(await response.arrayBuffer()) };
};

test('a logo that the image service has not rendered in time is not rendered in this process', async () => {
  const withLogo = { ...college, logo: '/media/logo.svg' };
  const original = { 'content-type': 'image/svg+xml', 'content-location': 'http://harbor.localhost/media/logo.svg' };
  const initials = await iconOf(college, new Response(logo));
  const early = await iconOf(withLogo, new Response(logo, { headers: original }));
  const late = await iconOf(withLogo, new Response(logo));
  expect(early.asked).toEqual(['/images/resize?url=%2Fmedia%2Flogo.svg&width=640&type=png']);
  expect(early.icon.equals(initials.icon)).toBe(true);
  expect(late.icon.equals(initials.icon)).toBe(false);
});
