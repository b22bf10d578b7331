import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTwoColleges } from '../../testing/api.ts';
import { createImage, createSport } from '../../testing/factories.ts';
import { inDays } from '../../testing/instants.ts';
import { createSplash } from '../../testing/shell-factories.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeAll(async () => {
  site = await createTwoColleges();
  for (const slug of ['football', 'baseball', 'womens-soccer', 'mens-golf'])
    await createSport(site.db, site.harborId, slug);
});
afterAll(() => site.close());

const add = async (given: Parameters<typeof createSplash>[2], tenant = site.harborId) => {
  const splash = await createSplash(site.db, tenant, given);
  await site.announce(tenant);
  return splash;
};
const idFor = async (sportId: number) => {
  const answer = await site.get(`/api/v2/Splash/${sportId}`);
  return answer.status === 204 ? null : (await answer.json()).data.id;
};

describe('GET /api/v2/Splash/{sportId}', () => {
  it('is 204 without a body if there is none, even for an unknown sport', async () => {
    for (const sportId of [0, 4, 999]) {
      const answer = await site.get(`/api/v2/Splash/${sportId}`);
      expect([answer.status, await answer.text()]).toEqual([204, '']);
    }
  });

  it('returns separate splashes for the home page and each sport home', async () => {
    const home = await add({});
    const football = await add({ sportId: 1 });
    expect([await idFor(0), await idFor(1), await idFor(2)]).toEqual([home.id, football.id, null]);
  });

  it('returns the latest started splash that is neither expired nor hidden', async () => {
    await add({ sportId: 2, startDate: inDays(-5) });
    const current = await add({ sportId: 2, startDate: inDays(-2), endDate: inDays(1) });
    await add({ sportId: 2, startDate: inDays(-1), endDate: inDays(-0.5) });
    await add({ sportId: 2, startDate: inDays(-0.1), access: 'hidden' });
    expect(await idFor(2)).toBe(current.id);
  });

  it('returns the next splash with its start if none has started', async () => {
    await add({ sportId: 3, startDate: inDays(3) });
    const next = await add({ sportId: 3, startDate: inDays(2) });
    expect(await idFor(3)).toBe(next.id);
    expect((await site.json('/api/v2/Splash/3')).data.startDate).toBe(next.startDate);
  });

  it.each(['-1', 'football', '1.5', '2147483648'])('rejects %s and names the expected value', async (value) => {
    const answer = await site.get(`/api/v2/Splash/${value}`);
    expect(answer.status).toBe(400);
    const [sentence] = (await answer.json()).errors.sportId;
    expect(sentence).toMatch(new RegExp(`^sportId is "${value}"; it has to be .{8}`));
  });
});

describe('GET /api/v2/Splash?splashId=', () => {
  it('returns a public splash until it has ended', async () => {
    const { id } = await add({ startDate: inDays(1) });
    const over = await add({ endDate: inDays(-0.1) });
    expect((await site.json(`/api/v2/Splash?splashId=${id}`)).data.id).toBe(id);
    expect((await site.get(`/api/v2/Splash?splashId=${over.id}`)).status).toBe(204);
    expect((await site.get('/api/v2/Splash?splashId=999')).status).toBe(204);
  });

  it('requires the id', async () => {
    const answer = await site.get('/api/v2/Splash');
    expect([answer.status, (await answer.json()).errors.splashId]).toEqual([400, ['The splashId field is required.']]);
  });

  it('reveals nothing about a hidden splash', async () => {
    const { id } = await add({ title: 'secret', access: 'hidden' });
    for (const path of [`/api/v2/Splash?splashId=${id}`, '/api/v2/Splash/0'])
      expect(await (await site.get(path)).text()).not.toContain('secret');
  });
});

it('GET /api/v2/Hidden/Splash is staff-only: 401, uncached, without any content', async () => {
  const { id } = await add({ title: 'secret', access: 'hidden' });
  for (const wanted of [id, 999]) {
    const answer = await site.get(`/api/v2/Hidden/Splash?splashId=${wanted}&t=1`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store']);
    expect(await answer.text()).not.toContain('secret');
  }
});

describe('a splash', () => {
  it('has all fields of its type, pictures widest first, and sanitized text', async () => {
    const wide = await createImage(site.db, site.harborId, { alt: 'A lighthouse', width: 1600, height: 900 });
    const narrow = await createImage(site.db, site.harborId, { alt: 'A lighthouse', width: 900, height: 1200 });
    const { id } = await add({
      title: 'Opening night',
      link: '/tickets',
      imageId: wide.id,
      narrowImageId: narrow.id,
      html: '<p onclick="x()">Come</p><script>x()</script>',
      endDate: '2099-01-02T03:04:05.000Z',
    });
    const { data } = await site.json(`/api/v2/Splash?splashId=${id}`);
    expect(data).toMatchObject({
      title: 'Opening night',
      link: '/tickets',
      display: { type: 'image' },
      video: null,
      html: '<p>Come</p>',
      backgroundColor: '#13294b',
      foregroundColor: '#ffffff',
      endDate: '2099-01-02T03:04:05Z',
      picture: {
        images: [
          { url: `/media/${wide.path}`, breakpoint: 768, alt: 'A lighthouse', width: 1600, height: 900 },
          { url: `/media/${narrow.path}`, breakpoint: 0, width: 900, height: 1200 },
        ],
      },
    });
  });

  it('counts down to an instant', async () => {
    const { id } = await add({ kind: 'countdown', countdownTo: '2099-01-01T00:00:00Z' });
    expect((await site.json(`/api/v2/Splash?splashId=${id}`)).data.display).toEqual({
      type: 'countdown',
      to: '2099-01-01T00:00:00Z',
    });
  });

  it('has its video’s source and options', async () => {
    const { id } = await add({
      kind: 'video',
      video: { youtube: '', archive: '77', endeavor: '88', autoplay: true, live: false },
    });
    expect((await site.json(`/api/v2/Splash?splashId=${id}`)).data.video).toEqual({
      id: '77',
      archive: '77',
      autoplay: true,
    });
  });

  it.each(['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', ' '])('has no link %j', async (link) => {
    const { id } = await add({ link });
    expect((await site.json(`/api/v2/Splash?splashId=${id}`)).data.link).toBeNull();
  });

  it('is separate from another college’s splash with the same id', async () => {
    const ours = await add({ title: 'ours' });
    let theirs = await add({ title: 'theirs' }, site.summitId);
    while (theirs.id < ours.id) theirs = await add({ title: 'theirs' }, site.summitId);
    const path = `/api/v2/Splash?splashId=${ours.id}`;
    expect((await site.json(path)).data.title).toBe('ours');
    expect((await site.json(path, 'summit.localhost')).data.title).toBe('theirs');
  });
});

it('a response expires with its splash, in memory and in HTTP caches', async () => {
  const soon = new Date(Date.now() + 3000);
  const before = await add({ sportId: 4, startDate: inDays(-2) });
  const ending = await add({ sportId: 4, startDate: inDays(-1), endDate: soon.toISOString() });
  const answer = await site.get('/api/v2/Splash/4');
  expect([(await answer.json()).data.id, answer.headers.get('cache-control')]).toEqual([
    ending.id,
    expect.stringMatching(/^public, max-age=[0-3]$/),
  ]);
  await expect.poll(() => idFor(4), { timeout: 6000, interval: 100 }).toBe(before.id);
  expect((await site.get('/api/v2/Splash/4')).headers.get('cache-control')).toBe(
    'public, max-age=15, stale-while-revalidate=60',
  );
});
