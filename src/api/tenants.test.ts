import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { pushKey } from '../db/schema/push.ts';
import { redirectRule } from '../db/schema/redirect.ts';
import { trackingTag } from '../db/schema/tracking-tag.ts';
import { createTestApi } from '../testing/api.ts';
import { createBoxPlayer, createBoxScore } from '../testing/box-score-factories.ts';
import { createContent, createForm } from '../testing/content-factories.ts';
import {
  createCoach,
  createCollege,
  createGame,
  createImage,
  createOpponent,
  createPlayer,
  createSeason,
  createSport,
  createStory,
  createVenue,
} from '../testing/factories.ts';
import { createLiveGame, runningBox } from '../testing/live-factories.ts';
import {
  createAlert,
  createCampaign,
  createNavigationItem,
  createPromotionPlace,
  createSplash,
  createTakeover,
} from '../testing/shell-factories.ts';
import { endpoints } from './endpoints.ts';
import { pathOf } from './openapi.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;

/** A college in which every text contains a marker. All colleges have the same ids and slugs. */
async function createMarkedCollege(slug: string) {
  const { db } = site;
  const marked = (text: string) => `${slug}mark ${text}`;
  const { id: tenantId } = await createCollege(db, {
    slug,
    name: marked('College'),
    settings: {
      schoolAddress: marked('Street'),
      config: {
        gtmIds: [marked('GTM')],
        analyticsMeasurementIds: [marked('G')],
        mobileAppleAppId: marked('app'),
      },
    },
  });
  const sport = await createSport(db, tenantId, 'football', {
    title: marked('Football'),
    ticketsLink: marked('tickets'),
    displayOpponentHistory: true,
  });
  const season = await createSeason(db, sport, { scheduleNote: marked('note') });
  const opponent = await createOpponent(db, tenantId, { title: marked('Northfield') });
  const venue = await createVenue(db, tenantId, { title: marked('Field') });
  const picture = await createImage(db, tenantId, { path: `${slug}mark/picture.svg` });
  const game = await createGame(db, season, {
    opponentId: opponent.id,
    venueId: venue.id,
    ourScore: 3,
    opponentScore: 1,
    note: marked('game'),
  });
  await createGame(db, season, { opponentId: opponent.id, localDate: '2099-01-01' });
  const played = await createGame(db, season, { opponentId: opponent.id });
  await createLiveGame(db, played, { box: runningBox({ home: { name: marked('Home') } }) });
  await createStory(db, tenantId, {
    slug: 'opener',
    title: marked('story'),
    content: marked('text'),
    sportIds: [sport.id],
    imageId: picture.id,
    gameIds: [game.id],
  });
  const player = await createPlayer(db, season, { lastName: marked('Swarm'), imageId: picture.id });
  await createCoach(db, season, { lastName: marked('Whistle') });
  await createBoxScore(db, game, { home: { name: marked('Home') } });
  const stats = { passing: { comp: 1, att: 2, yds: 9 } };
  await createBoxPlayer(db, game, { rosterPlayerId: player.id, lastName: marked('Swarm'), stats });
  await createSplash(db, tenantId, { title: marked('splash') });
  await createTakeover(db, tenantId, { url: `/${slug}mark` });
  await createAlert(db, tenantId, { title: marked('alert') });
  await createCampaign(db, await createPromotionPlace(db, tenantId), { title: marked('campaign') });
  await db.insert(pushKey).values({ tenantId, publicKey: marked('key'), privateKey: '' });
  await db.insert(trackingTag).values({ tenantId, id: 1, name: marked('tag') });
  await db.insert(redirectRule).values({ tenantId, id: 1, fromPath: '/tickets', target: `/${slug}mark` });
  await createNavigationItem(db, tenantId, { title: marked('item') });
  await createNavigationItem(db, tenantId, { title: marked('sub item'), sportId: sport.id });
  await createContent(db, tenantId, marked('content'));
  await createForm(db, tenantId, { title: marked('form') });
  await createGame(db, await createSeason(db, sport, { title: '2025', isCurrent: false }), { localDate: '2025-09-01' });
}

beforeAll(async () => {
  site = await createTestApi();
  await createMarkedCollege('harbor');
  await createMarkedCollege('summit');
});
afterAll(() => site.close());

const examples: Record<string, string> = {
  '{from}': '2026-09-01',
  '{to}': '2026-09-30',
  '{sport}': 'football',
  '{season}': '2026',
  '{type}': 'year',
  '{opponent}': '1',
  '{date}': '9-11-2026',
  '{slug}': 'opener',
  '{id}': '1',
  // the live one
  '{gameId}': '3',
  '{gameIds}': '3',
  '{sportId}': '0',
  '{name}': 'home-rotator',
  '{sport_id}': '1',
};

const readable = endpoints.filter(({ recorded, staffOnly }) => !recorded && !staffOnly);

describe('a host that belongs to no college', () => {
  const stray = 'made-up.example:1234';
  const headers = { 'x-tenant': 'harbor' };

  it('with the tenant header gets absolute URLs at the canonical host of the college', async () => {
    const answer = await site.get('/api/v2/Rosters/1', { headers }, stray);
    const text = await answer.text();
    expect(text).not.toContain('made-up.example');
    expect(JSON.parse(text).players[0].image.absoluteUrl).toMatch(/^http:\/\/harbor\.localhost/);
  });

  it('gets responses that vary by the tenant header, unlike those at the college’s own host', async () => {
    const varyOf = async (path: string, host: string, init = {}) =>
      (await site.get(path, init, host)).headers.get('vary');
    expect(await varyOf('/api/v2/Sports', stray, { headers })).toBe('x-tenant');
    expect(await varyOf('/api/v2/Hidden/Splash?splashId=1', stray, { headers })).toBe(
      'Cookie, Authorization, x-tenant',
    );
    expect(await varyOf('/api/v2/Sports', 'harbor.localhost', { headers })).toBeNull();
  });
});

/**
 * Responses without text of a college: season titles, the templates that all colleges share, scores by game number, teams of a story
 * without games, titles of sections, a story without neighbors, a day without events, the parts of a sitemap, and box scores.
 */
const isAlikeEverywhere =
  /\/(pasts|list|templates|sports-pages|live|live\/games\/\{gameIds\}|game-teams|sections|neighbors|OnThisDay|sitemap|sitemap\/games\/\{sport\}|\{id\}\/results)$/;

it.each(readable.map((endpoint) => [pathOf(endpoint), endpoint] as const))(
  '%s tells two colleges with the same ids apart',
  async (path, { parameters }) => {
    const required = Object.keys(parameters).filter((name) => parameters[name]?.required);
    const address = `${path.replace(/\{\w+\}/g, (part) => examples[part] ?? part)}?${required.map((name) => `${name}=${encodeURIComponent(parameters[name]?.example ?? '')}`).join('&')}`;
    for (const [own, other] of [
      ['harbor', 'summit'],
      ['summit', 'harbor'],
    ]) {
      // twice, to include cached responses
      for (const _ of [1, 2]) {
        const answer = await site.get(address, {}, `${own}.localhost`);
        const text = await answer.text();
        expect(answer.status, text).toBe(200);
        if (!isAlikeEverywhere.test(path)) expect(text).toContain(own);
        expect(text).not.toContain(other);
        expect(answer.headers.get('cache-tag')).toContain(`tenant:${own}`);
      }
    }
  },
);
