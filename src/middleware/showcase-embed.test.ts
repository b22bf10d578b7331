import { describe, expect, test } from 'vitest';

import type { SiteConfig, Tenant } from '../domain/tenant.ts';
import { pageRoute } from './page-route.ts';
import { securityHeaders } from './security-headers.ts';
import { showcaseEmbed } from './showcase-embed.ts';
import { testApp } from './testing/test-app.ts';

const services = { '/showcase': 'https://stream.example', '/watch': 'https://video.example/all' };
const config: SiteConfig = { externalOrigins: services };
const clips: Record<number, object> = {
  7: { title: 'Match point', video: { url: '/files/videos/7.mp4' }, stream: null, external: null },
  8: { title: 'The week', video: null, stream: null, external: 'https://youtu.be/aaaaaaaaaaa' },
  9: { title: 'Soon', video: null, stream: null, external: null },
};
const api = { videos: { get: async (id: number) => clips[id] } };

const appOf = (settings: Tenant['settings']) =>
  testApp(
    securityHeaders({ isDevelopment: false }),
    async (c, next) => {
      c.set('tenant', { settings } as Tenant);
      c.set('api', api as never);
      await next();
    },
    pageRoute(),
    showcaseEmbed(),
  );
const app = appOf({ config });
const appWithoutProgram = appOf({});

const ask = async (query: string) => {
  const isFormer = query.startsWith('.aspx');
  const response = await (isFormer ? appWithoutProgram : app).request(
    `https://lakeshore.example/showcase/embed${query}`,
  );
  return {
    status: response.status,
    text: await response.text(),
    policy: response.headers.get('content-security-policy'),
  };
};

test('GET /showcase/embed with a file of this host or of a configured service → its player, framed by this site only', async () => {
  const own = await ask('?archive=/media/a.mp4&controls=true');
  expect([own.status, own.text]).toEqual([
    200,
    expect.stringContaining('<video src="https://lakeshore.example/media/a.mp4" controls'),
  ]);
  expect(own.policy).toMatch(/^default-src 'none'; media-src https:\/\/lakeshore\.example; .*frame-ancestors 'self'/);
  const service = await ask('?archive=https://video.example/b.mp4&autoplay=true');
  expect(service.text).toMatch(/<video src="https:\/\/video\.example\/b\.mp4" {2}autoplay preload="metadata"/);
  expect(service.policy).toContain('media-src https://video.example;');
});

test('GET /showcase/embed with a video of the streaming service → its player in a frame', async () => {
  const { text, policy } = await ask('?endeavor=7%26x');
  expect(text).toContain('<iframe src="https://stream.example/showcase/embed?endeavor=7%26x"');
  expect(policy).toContain('frame-src https://stream.example;');
});

test.each([
  '',
  '?archive=https://evil.example/a.mp4',
  '?archive=//evil.example/a.mp4',
  '?archive=javascript:alert(1)',
  '?archive=data:text/html,x',
])('GET /showcase/embed%s → no player', async (query) => {
  const { status, text } = await ask(query);
  expect(status).toBe(404);
  expect(text).not.toMatch(/<video|<iframe|evil|alert/);
});

test('GET /showcase/embed with markup in its address → text', async () => {
  const { text } = await ask('?archive=/a"><script>alert(1)</script>');
  expect(text).not.toContain('<script>');
});

describe('GET /showcase/embed.aspx, which other sites frame,', () => {
  test.each([
    ['?Live=7&type=Live', '<video src="/files/videos/7.mp4" controls'],
    ['?archive=7', '<video src="/files/videos/7.mp4" controls'],
    ['?Live=8', '>Play on YouTube: The week</a>'],
    ['?title=A <b>goal</b>&youtube=aaaaaaaaaaa&autoplay=false', '>Play on YouTube: A &lt;b&gt;goal&lt;/b&gt;</a>'],
    [
      '?youtube=https://www.youtube.com/watch?v=aaaaaaaaaaa',
      'href="https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?',
    ],
  ])('with %s → the player, or a link that names the provider', async (query, expected) => {
    const { status, text, policy } = await ask(`.aspx${query}`);
    expect([status, text]).toEqual([200, expect.stringContaining(expected)]);
    expect(policy).toMatch(/frame-ancestors \*;/);
    expect(policy).not.toContain('youtube');
  });

  test.each(['?Live=9', '?Live=10', '?youtube=../evil', ''])('with %s → no player', async (query) => {
    const { status, text } = await ask(`.aspx${query}`);
    expect(status).toBe(404);
    expect(text).not.toMatch(/<video|<iframe|<a /);
  });

  test('→ the college’s own program', async () => {
    expect(await (await app.request('https://lakeshore.example/showcase/embed.aspx?Live=7')).text()).toBe('ok');
  });
});

test('GET of any other path → the next handler', async () => {
  expect(await (await app.request('https://lakeshore.example/showcase')).text()).toBe('ok');
});
