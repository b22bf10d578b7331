import { describe, expect, test } from 'vitest';

import { alert } from '../src/content/alerts/alert.ts';
import type { ContentKind, RowOf } from '../src/content/define-content.ts';
import type { Fields } from '../src/content/fields/field.ts';
import { promotionCampaign } from '../src/content/promotions/promotion-campaign.ts';
import { promotionLocation } from '../src/content/promotions/promotion-location.ts';
import { redirectRule } from '../src/content/redirects/redirect-rule.ts';
import { splash } from '../src/content/splashes/splash.ts';
import { takeover } from '../src/content/takeovers/takeover.ts';
import { trackingTag } from '../src/content/tracking-tags/tracking-tag.ts';
import { isOnDisplay } from '../src/domain/display-dates.ts';
import { promotionEffects, promotionTypes } from '../src/domain/promotion.ts';
import { chooseSplash } from '../src/domain/splash.ts';
import { carriesImage } from '../src/domain/tracking-tag.ts';
import { blankRow, readRow } from '../src/editing/read-row.ts';
import { findRedirectLoop } from '../src/web/redirect-loop.ts';
import { redirectRule as redirectSchema } from '../src/web/redirect-rule.ts';
import { buildCollege } from './college.ts';
import type { CollegePlan } from './colleges.ts';
import { lakeshore, pineRidge } from './colleges.ts';
import { readContent } from './content.ts';
import { createPlaceholders } from './placeholders.ts';

const hour = 3_600_000;

/** The rows of a college on a day, with those of its content files as commands would add them. */
async function contentOn(plan: CollegePlan, today: string) {
  const college = buildCollege(plan, 1, today, `${today}T12:00:00Z`);
  const { rows } = college;
  const inputs = await readContent(plan.slug, createPlaceholders(college, plan, today));
  const sports = rows.sport.map(({ id, globalSportNameSlug }) => ({ id, name: globalSportNameSlug ?? '' }));
  const media = rows.image.map(({ id, path, alt }) => ({ id, name: `/media/${path}`, alt }));
  const games = rows.game.map(({ id }) => ({ id, name: String(id) }));
  const places: { id: number; name: string }[] = [];
  const named: Record<string, object[]> = { sport: sports, image: media, game: games };
  const refuse = () => Promise.reject(new Error('sample content has no files of its own'));
  const context = {
    tenant: { ...plan, id: 1, logo: null, updatedAt: '', createdAt: '', canonicalHost: plan.hosts[0] ?? '' },
    names: (target: unknown) => (typeof target === 'string' ? named[target] : places),
    now: Temporal.Instant.from(`${today}T12:00:00Z`),
    input: {},
    printed: {},
    storePicture: refuse,
    storeFile: async () => 1,
    describeMedia: refuse,
    warn: ({ message }: { message: string }) => {
      throw new Error(message);
    },
  } as unknown as Parameters<typeof readRow>[2];
  const read = <F extends Fields>(kind: ContentKind<F>) =>
    Promise.all(
      (inputs.get(kind.name) ?? []).map(async (input, index) => {
        const { changes, problems } = await readRow(kind, input, context);
        expect(problems).toEqual([]);
        return { ...blankRow(kind), ...changes, id: index + 1 } as unknown as RowOf<F>;
      }),
    );
  const locations = await read(promotionLocation);
  for (const { id, name, sportId } of locations)
    places.push({ id, name: sportId ? `${name}/${sports.find((sport) => sport.id === sportId)?.name}` : name });
  return {
    today,
    rows,
    locations,
    campaigns: await read(promotionCampaign),
    alerts: await read(alert),
    splashes: await read(splash),
    takeovers: await read(takeover),
    redirects: await read(redirectRule),
    tags: await read(trackingTag),
  };
}

const days = await Promise.all(
  ['2026-11-21', '2026-01-15', '2026-04-06', '2026-06-20', '2026-08-10', '2028-12-25'].map((day) =>
    contentOn(lakeshore, day),
  ),
);
const sparse = await contentOn(pineRidge, '2026-11-21');
const [rich = sparse] = days;

describe.each(days)('seeded on $today', ({ today, rows, locations, campaigns, alerts, splashes, takeovers }) => {
  const now = Date.parse(`${today}T12:00:00Z`);
  const sportId = (slug: string) => rows.sport.find((sport) => sport.globalSportNameSlug === slug)?.id ?? null;
  const splashOf = (place: number | null) =>
    chooseSplash(
      splashes.filter(({ sportId, access }) => sportId === place && access !== 'hidden'),
      now,
    );
  const shown = ({ startDate = null, endDate }: { startDate?: string | null; endDate: string | null }) =>
    isOnDisplay({ startDate, endDate }, now);

  test('the home page has an image splash in two sizes, football a text splash, basketball one with a running countdown', () => {
    const [home, football, basketball] = [
      splashOf(null),
      splashOf(sportId('football')),
      splashOf(sportId('mens-basketball')),
    ];
    expect([home?.kind, football?.kind, basketball?.kind]).toEqual(['image', 'html', 'countdown']);
    for (const splash of [home, football, basketball]) {
      expect(splash && shown(splash)).toBe(true);
      expect(Date.parse(splash?.endDate ?? '')).toBeGreaterThan(now + 6 * hour);
    }
    expect(home?.imageId).not.toBe(home?.narrowImageId);
    expect(Date.parse(basketball?.countdownTo ?? '')).toBeGreaterThan(now);
  });

  test('there are games on the day, finished ones before it and none after', () => {
    const { game } = rows;
    expect(game.filter(({ localDate }) => localDate === today).length).toBeGreaterThanOrEqual(2);
    expect(game.some(({ localDate, state }) => localDate < today && state === 8)).toBe(true);
    expect(game.filter(({ localDate, ourScore }) => localDate >= today && typeof ourScore === 'number')).toEqual([]);
    expect(game.filter(({ localDate, state }) => localDate < today && state === 0)).toEqual([]);
  });

  test('one splash is hidden', () => {
    expect(splashes.filter(({ access }) => access === 'hidden')).toHaveLength(1);
  });

  test('only the newest alert is shown', () => {
    const active = alerts.filter((alert) => alert.enabled && shown(alert));
    expect(active.map(({ id }) => id)).toEqual([alerts.length]);
  });

  test('no takeover is active, and both takeovers of games fall on one day', () => {
    expect(takeovers.filter((takeover) => takeover.enabled && shown(takeover))).toEqual([]);
    const days = takeovers.flatMap(({ gameId }) => rows.game.find(({ id }) => id === gameId)?.localDate ?? []);
    expect(days).toHaveLength(2);
    expect(new Set(days).size).toBe(1);
  });

  test('every active place shows a campaign', () => {
    for (const { id, name } of locations) {
      const own = campaigns.filter(({ locationId }) => locationId === id);
      expect(own.filter(shown).length, name).toBeGreaterThan(0);
    }
    expect(campaigns.some((campaign) => !shown(campaign))).toBe(true);
  });
});

test('places have every type and effect, the names that pages ask for, and one of a sport beside the site’s', () => {
  const places = rich.locations;
  expect(new Set(places.map(({ type }) => type))).toEqual(new Set(promotionTypes));
  expect(new Set(places.map(({ effect }) => effect))).toEqual(new Set(promotionEffects));
  expect(places.map(({ name }) => name)).toEqual([
    'header-ticket-donate',
    'header-sponsor',
    'home-rotator',
    'home-tiles',
    'sport-home-rotator',
    'sport-home-rotator',
    'schedule-rotator',
    'footer-slider',
    'hotel-sponsor',
  ]);
  expect(places.filter(({ name }) => name === 'sport-home-rotator').map(({ sportId }) => Boolean(sportId))).toEqual([
    false,
    true,
  ]);
});

test('every picture of a promotion or splash has alt text', () => {
  const pictures = rich.rows.image.filter(({ path }) => /^(splash|promotions)\//.test(path));
  expect(pictures.length).toBeGreaterThan(15);
  for (const { alt, path } of pictures) expect(alt, path).toMatch(/\w{4}/);
});

test('the small college has an alert that is over and one place', () => {
  expect([sparse.splashes, sparse.takeovers]).toEqual([[], []]);
  expect(sparse.alerts.map(({ endDate }) => Date.parse(endDate ?? '') < Date.parse('2026-11-21'))).toEqual([true]);
  expect(sparse.locations).toHaveLength(1);
});

test('redirects are in their stored form and do not loop', async () => {
  for (const [{ redirects }, plan] of [[rich, lakeshore] as const, [sparse, pineRidge] as const]) {
    const rules = redirects.map(({ fromPath, target, status }) => redirectSchema.assert({ fromPath, target, status }));
    expect(rules.length).toBeGreaterThan(0);
    expect(await findRedirectLoop(rules, plan.hosts)).toBeUndefined();
  }
});

test('both colleges redirect one path, to different addresses', () => {
  const [ours, theirs] = [rich, sparse].map(({ redirects }) =>
    redirects.find(({ fromPath }) => fromPath === '/tickets/season'),
  );
  expect(ours?.target).toMatch(/^https:/);
  expect(theirs?.target).not.toBe(ours?.target);
});

test('the one tag that is on requests no other host, and no tag counts with pictures', () => {
  const on = rich.tags.filter(({ enabled }) => enabled);
  expect(on).toHaveLength(1);
  expect(JSON.stringify(on)).not.toMatch(/\/\/|src/);
  for (const { head, openBody, closeBody } of rich.tags)
    expect(carriesImage({ head, openBody, closeBody })).toBe(false);
});
