import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { TenantSettings } from '../domain/tenant.ts';
import { createTestApi } from '../testing/api.ts';
import {
  createCollege,
  createGame,
  createImage,
  createPlayer,
  createSeason,
  createSport,
  createStory,
} from '../testing/factories.ts';
import { createNavigationItem } from '../testing/shell-factories.ts';
import { createApiClient } from './client.ts';
import type { PageTemplate } from './templates/routes.ts';
import { inProcess } from './transport.ts';

const settings: TenantSettings = {
  schoolAddress: '1 Pier',
  social: [{ channel: 'Twitter', name: 'Harbor', url: 'https://social.example/harbor' }],
  config: {
    gtmIds: ['GTM-1'],
    analyticsMeasurementIds: ['G-1'],
    adBidding: { siteId: '42', isTesting: 'yes' },
    nativoEnabled: true,
    mobileAppleAppId: '123',
    takeoversEnabled: false,
    externalOrigins: { '/watch': 'https://video.example' },
    audience: { clientName: 'Harbor', isPower5Client: true, google360PropertyId: '360' },
  },
};

let site: Awaited<ReturnType<typeof createTestApi>>;
let logged: string[];
const clientOf = (tenant: string) =>
  createApiClient({
    transport: inProcess(site.api),
    tenant,
    log: { warn: (_, message) => logged.push(message), error: (_, message) => logged.push(message) },
  });

beforeAll(async () => {
  logged = [];
  site = await createTestApi();
  const { db } = site;
  const harbor = await createCollege(db, { slug: 'harbor', logo: '/media/logo.svg', settings });
  await createCollege(db, { slug: 'summit', logo: '/media/logo.svg' });
  const sport = await createSport(db, harbor.id, 'womens-soccer', { twitterName: 'HarborWSOC' });
  const season = await createSeason(db, sport);
  await createGame(db, season);
  await createPlayer(db, season);
  const wide = await createImage(db, harbor.id, { path: 'wide.svg', alt: 'The pier' });
  const tall = await createImage(db, harbor.id, { path: 'tall.svg', width: 900, height: 1600 });
  const sporty = await createImage(db, harbor.id, { path: 'sporty.svg' });
  const secret = await createImage(db, harbor.id, { path: 'secret.svg' });
  await createStory(db, harbor.id, { imageId: wide.id, localDate: '2026-09-01' });
  await createStory(db, harbor.id, { imageId: tall.id, localDate: '2026-09-02' });
  await createStory(db, harbor.id, { imageId: sporty.id, localDate: '2026-09-03', sportIds: [sport.id] });
  await createStory(db, harbor.id, { imageId: secret.id, localDate: '2026-09-04', access: 'hidden' });
  const menu = await createNavigationItem(db, harbor.id, { title: 'Sports' });
  const below = { parentId: menu.id, linkedSportId: sport.id };
  await createNavigationItem(db, harbor.id, { ...below, title: 'Soccer', column: 2 });
  await createNavigationItem(db, harbor.id, { parentId: menu.id, title: 'More', url: '/more', separator: true });
  await createNavigationItem(db, harbor.id, { sportId: sport.id, title: 'Camps', url: 'https://camps.example/' });
});
afterAll(() => site.close());

describe('the configuration', () => {
  it('of a college has its third-party settings', async () => {
    expect(await site.json('/api/v2/common/config', 'harbor.localhost')).toEqual({
      tenant: 'harbor',
      gtmIds: ['GTM-1'],
      adBidding: { siteId: '42', isTesting: 'yes' },
      nativoEnabled: true,
      clipAds: null,
      adPlaceholders: false,
      consentManagerUrl: null,
      bucket: '/media',
      imagesCdnPath: '/images',
      logo: '/media/logo.svg',
      defaultPersonImage: '/default-person.svg',
      enableFooterPersonalInfo: false,
      disableSSR: false,
      trackingTagsEnabled: true,
      takeoversEnabled: false,
      documentCacheEnabled: true,
    });
  });

  it('of a college without settings loads no third party, with every switch on', async () => {
    expect(await site.json('/api/v2/common/config', 'summit.localhost')).toMatchObject({
      gtmIds: [],
      adBidding: null,
      nativoEnabled: false,
      trackingTagsEnabled: true,
      takeoversEnabled: true,
      documentCacheEnabled: true,
    });
  });

  it('is not part of common/settings', async () => {
    const answer = await site.json('/api/v2/common/settings');
    expect(answer).toMatchObject({ schoolAddress: '1 Pier' });
    expect(answer).not.toHaveProperty('config');
  });
});

it('Google, analytics and mobile settings come from it, and are complete without it', async () => {
  expect(await site.json('/api/v2/Google', 'harbor.localhost')).toEqual({
    propertyIds: ['G-1'],
    google360PropertyId: '360',
    tagManagerIds: ['GTM-1'],
  });
  expect(await site.json('/api/v2/Google', 'summit.localhost')).toEqual({
    propertyIds: [],
    google360PropertyId: null,
    tagManagerIds: [],
  });
  const analytics = await site.json('/api/v2/Analytics/settings', 'harbor.localhost');
  expect(analytics).toMatchObject({
    tagManagerCodes: ['GTM-1'],
    analyticsMeasurementIds: ['G-1'],
    audienceMeasurement: { clientName: 'Harbor', isPower5Client: true, isAllAccessEnabled: false, clientMMR: null },
  });
  expect(Object.keys(analytics.audienceMeasurement)).toHaveLength(14);
  expect((await site.json('/api/v2/Analytics/settings', 'summit.localhost')).audienceMeasurement.clientName).toBeNull();
  expect(await site.json('/api/v2/mobile/settings', 'harbor.localhost')).toEqual({ mobileAppleAppId: '123' });
  expect(await site.json('/api/v2/mobile/settings', 'summit.localhost')).toEqual({ mobileAppleAppId: null });
});

describe('SEO settings', () => {
  it('show the latest wide image of public news, of any sport', async () => {
    expect(await clientOf('harbor').seo.get()).toMatchObject({
      image: '/media/wide.svg',
      imageAlt: 'The pier',
      twitterCard: 'summary_large_image',
      twitterSite: '@Harbor',
    });
  });

  it('show the card of the college if there is none', async () => {
    expect(await clientOf('summit').seo.get()).toMatchObject({ image: '/media/drawn/college.svg' });
  });
});

it('templates are the public rows of the route table', async () => {
  const all: PageTemplate[] = await site.json('/api/v2/common/templates', 'harbor.localhost');
  expect(all).toContainEqual({ name: 'home', pageType: 'home-page', path: '/' });
  expect(all.filter(({ path }) => path.startsWith('/hidden'))).toEqual([]);
  const ofSports: PageTemplate[] = await site.json('/api/v2/common/templates/sports-pages', 'harbor.localhost');
  expect(ofSports.map(({ name }) => name)).toEqual(expect.arrayContaining(['sport', 'schedule', 'roster']));
  expect(ofSports.filter(({ path }) => !path.startsWith('/sports/'))).toEqual([]);
});

it('sport icons are listed with their codes at the URL that programs use', async () => {
  const icons = await site.json('/icons/sports-icon-mapper.json', 'harbor.localhost');
  expect(icons).toContainEqual({ icon: 'soccer', codes: ['soccer', 'soc'] });
  const answer = await site.get('/icons/sports-icon-mapper.json', {}, 'nobody.example');
  expect(await answer.json()).toEqual(icons);
});

describe('navigation', () => {
  it('of the site has columns, separators, classes and the links of its sports', async () => {
    const [sports] = await clientOf('harbor').navigation.main();
    expect(sports?.class_name).toBe('additional-links');
    expect(sports?.items).toEqual([]);
    const [more, soccer] = (sports?.columns ?? []).map(({ items }) => items[0]);
    expect(more).toMatchObject({ title: 'More', separator: true, class_name: 'additional-links', sport: null });
    expect(soccer).toMatchObject({
      url: '/sports/womens-soccer',
      class_name: 'sport-home',
      sport: { title: "Women's Soccer", icon: 'soccer' },
      schedule_roster_news_links: [
        { url: '/sports/womens-soccer/schedule', title: 'Schedule', class_name: 'schedule' },
        { url: '/sports/womens-soccer/roster', title: 'Roster', class_name: 'roster' },
      ],
      social_media_links: [{ url: 'https://x.com/HarborWSOC', title: 'X', class_name: 'twitter' }],
    });
  });

  it("of a sport starts with its home page, followed by the college's items", async () => {
    const items = await clientOf('harbor').navigation.sub({ sportId: 1 });
    expect(items.map(({ title, class_name }) => [title, class_name])).toEqual([
      ["Women's Soccer", 'sport-home'],
      ['Camps', 'additional-links'],
    ]);
  });
});

it('nothing was logged', () => expect(logged).toEqual([]));
