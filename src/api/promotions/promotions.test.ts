import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { campaignViews, promotionLocation } from '../../db/schema/promotion.ts';
import { createTwoColleges } from '../../testing/api.ts';
import { createImage, createSport } from '../../testing/factories.ts';
import { inSeconds } from '../../testing/instants.ts';
import { createCampaign, createPromotionPlace } from '../../testing/shell-factories.ts';
import { toPromotion } from './reshape.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeAll(async () => {
  site = await createTwoColleges();
  await createSport(site.db, site.harborId, 'football');
});
beforeEach(async () => {
  await site.db.delete(promotionLocation);
  await site.announce(site.harborId);
});
afterAll(() => site.close());

const place = async (given: Parameters<typeof createPromotionPlace>[2] = {}, ...titles: string[]) => {
  const row = await createPromotionPlace(site.db, site.harborId, given);
  for (const title of titles) await createCampaign(site.db, row, { title });
  return row;
};
type Titled = { title: string };
const titlesAt = async (path: string, host?: string) =>
  (await site.json(`/api/v2/promotions/${path}`, host)).campaigns.map(({ title }: Titled) => title);

describe('GET /api/v2/promotions/{name}/{sport_id}', () => {
  it('returns the content of a place, ignoring case', async () => {
    const { id } = await place({ type: 'icons' }, 'Tickets', 'Donate');
    for (const path of ['home-rotator', 'HOME-Rotator/'])
      expect(await site.json(`/api/v2/promotions/${path}`)).toMatchObject({
        content_id: id,
        location: { name: 'home-rotator', type: 'icons', effect: 'none' },
        campaigns: [{ title: 'Tickets' }, { title: 'Donate' }],
        single: null,
        random_single: null,
      });
  });

  it('returns the sport’s own place, or else the site’s', async () => {
    await place({}, 'site');
    expect(await titlesAt('home-rotator/1')).toEqual(['site']);
    await place({ sportId: 1 }, 'football');
    await site.announce(site.harborId);
    expect(await titlesAt('home-rotator/1')).toEqual(['football']);
    expect(await titlesAt('home-rotator/2')).toEqual(['site']);
    expect(await titlesAt('home-rotator/0')).toEqual(['site']);
    expect(await titlesAt('home-rotator')).toEqual(['site']);
  });

  it('returns a sport’s own place only for that sport', async () => {
    await place({ sportId: 1 }, 'football');
    expect((await site.get('/api/v2/promotions/home-rotator')).status).toBe(204);
  });

  it('is 204 without a body for an unknown or empty place', async () => {
    const { id } = await place({ name: 'empty' });
    await createCampaign(site.db, { tenantId: site.harborId, id }, { enabled: false });
    await createCampaign(site.db, { tenantId: site.harborId, id }, { endDate: inSeconds(-60) });
    await createCampaign(site.db, { tenantId: site.harborId, id }, { startDate: inSeconds(60) });
    for (const path of ['empty', 'unknown', 'unknown/1']) {
      const answer = await site.get(`/api/v2/promotions/${path}`);
      expect([answer.status, await answer.text()]).toEqual([204, '']);
    }
  });

  it('shows campaigns by position between start and end despite caching', async () => {
    const row = await place();
    await createCampaign(site.db, row, { title: 'always', position: 1 });
    await createCampaign(site.db, row, { title: 'ending', position: 0, endDate: inSeconds(3) });
    await createCampaign(site.db, row, { title: 'coming', position: 2, startDate: inSeconds(3) });
    expect(await titlesAt('home-rotator')).toEqual(['ending', 'always']);
    await expect.poll(() => titlesAt('home-rotator'), { timeout: 6000, interval: 100 }).toEqual(['always', 'coming']);
  });

  it('depends on the college of the host', async () => {
    await place({}, 'ours');
    const theirs = await createPromotionPlace(site.db, site.summitId);
    await createCampaign(site.db, theirs, { title: 'theirs' });
    expect(await titlesAt('home-rotator')).toEqual(['ours']);
    expect(await titlesAt('home-rotator', 'summit.localhost')).toEqual(['theirs']);
  });

  it.each(['a b', 'a.b', 'ä', 'a'.repeat(81), "x'--"])(
    'refuses the name %j and says what it has to be',
    async (name) => {
      const answer = await site.get(`/api/v2/promotions/${encodeURIComponent(name)}`);
      expect(answer.status).toBe(400);
      expect((await answer.json()).errors.name[0]).toContain('letters, digits and hyphens, at most 80');
    },
  );
});

it('a campaign is sanitized', async () => {
  const row = await place();
  const picture = await createImage(site.db, site.harborId, { alt: 'The lake' });
  const { id } = await createCampaign(site.db, row, {
    title: 'Camps',
    hoverText: 'Come',
    link: 'javascript:alert(1)',
    openInNewWindow: true,
    cssClass: 'wide',
    icon: 'ticket',
    html: '<p>Hi<img src=x onerror=alert(1)></p><iframe src="//evil.example"></iframe>',
    imageId: picture.id,
  });
  await site.announce(site.harborId);
  const { campaigns } = await site.json('/api/v2/promotions/home-rotator');
  expect(campaigns).toEqual([
    {
      id,
      title: 'Camps',
      hover_text: 'Come',
      link: null,
      open_in_new_window: true,
      css_class: 'wide',
      icon: 'ticket',
      html: '<p>Hi<img src="x" alt="" loading="lazy" /></p>',
      picture: {
        images: [
          { url: `/media/${picture.path}`, breakpoint: 0, alt: 'The lake', width: 1600, height: 900, color: '#13294b' },
        ],
      },
    },
  ]);
});

describe('the one campaign of a single place', () => {
  const location = {
    tenantId: 1,
    id: 7,
    name: 'header',
    sportId: null,
    updatedAt: '2026-11-21 12:00:00+00',
    swiper: {},
  };
  const row = (id: number) => ({
    campaign: {
      tenantId: 1,
      id,
      locationId: 7,
      title: `Campaign ${id}`,
      hoverText: null,
      link: null,
      openInNewWindow: false,
      cssClass: null,
      icon: null,
      html: null,
      imageId: null,
      narrowImageId: null,
      enabled: true,
      startDate: null,
      endDate: null,
      position: 0,
      updatedAt: '2026-11-21 12:00:00+00',
    },
    wide: null,
    narrow: null,
  });
  const rows = [row(1), row(2), row(3)];

  it('is the first', () => {
    const { single, random_single } = toPromotion({ ...location, type: 'single', effect: 'none' }, rows);
    expect([single?.id, random_single]).toEqual([1, null]);
  });

  it.each([
    [0, 1],
    [0.34, 2],
    [0.999, 3],
  ])('is drawn at random: %d draws %d', (chance, id) => {
    const drawn = toPromotion({ ...location, type: 'single', effect: 'random' }, rows, () => chance);
    expect(drawn.random_single?.id).toBe(id);
  });

  it('is absent in places of other types', () => {
    const { single, random_single } = toPromotion({ ...location, type: 'multi', effect: 'random' }, rows);
    expect([single, random_single]).toEqual([null, null]);
  });

  it('a place without rotator settings gets the defaults', () => {
    expect(toPromotion({ ...location, type: 'multi', effect: 'slide' }, rows).swiper_options).toEqual({
      slides_per_view: 1,
      space_between: 16,
      navigation: { prevEl: '#promotion-7-prev', nextEl: '#promotion-7-next' },
      pagination: true,
      breakpoints: {},
      autoplay: { delay: 8000 },
      pausable: true,
    });
  });

  it('a place has slide settings', () => {
    const swiper = {
      slidesPerView: 2,
      spaceBetween: 8,
      navigation: false,
      pagination: false,
      autoplay: false as const,
      pausable: false,
      breakpoints: { 768: { slidesPerView: 3 }, 1024: { slidesPerView: 5, spaceBetween: 24 } },
    };
    expect(toPromotion({ ...location, type: 'multi', effect: 'slide', swiper }, rows).swiper_options).toEqual({
      slides_per_view: 2,
      space_between: 8,
      navigation: false,
      pagination: false,
      autoplay: false,
      pausable: false,
      breakpoints: {
        768: { slides_per_view: 3, space_between: 8 },
        1024: { slides_per_view: 5, space_between: 24 },
      },
    });
  });
});

describe('GET /api/v2/promotions/click/{id}', () => {
  const link = 'https://tickets.example/buy';
  const statusOf = async (id: number, host?: string) =>
    (await site.get(`/api/v2/promotions/click/${id}`, {}, host)).status;

  it('counts a click on an active campaign and returns its stored link', async () => {
    const row = await place();
    const { id } = await createCampaign(site.db, row, { link });
    const ended = await createCampaign(site.db, row, { link, endDate: inSeconds(-60) });
    expect(await site.json(`/api/v2/promotions/click/${id}`)).toEqual({ link });
    const [counted] = await site.db.select().from(campaignViews).where(eq(campaignViews.campaignId, id));
    expect(counted).toMatchObject({ views: 0, clicks: 1 });
    expect(await statusOf(ended.id)).toBe(200);
  });

  it('is a 404 for a campaign that is disabled, has not started, has no link or belongs to another college', async () => {
    const row = await place();
    const { id } = await createCampaign(site.db, row, { link });
    for (const given of [{ link, enabled: false }, { link, startDate: inSeconds(60) }, { link: null }]) {
      const campaign = await createCampaign(site.db, row, given);
      expect(await statusOf(campaign.id)).toBe(404);
    }
    expect(await statusOf(id, 'summit.localhost')).toBe(404);
  });
});
