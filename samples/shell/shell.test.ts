import { describe, expect, test } from 'vitest';

import { isOnDisplay } from '../../src/domain/display-dates.ts';
import { promotionEffects, promotionTypes, swiperOptions } from '../../src/domain/promotion.ts';
import { chooseSplash } from '../../src/domain/splash.ts';
import { buildCollege } from '../college.ts';
import { lakeshore } from '../lakeshore.ts';
import { pineRidge } from '../pineridge.ts';

const hour = 3_600_000;

describe.each(['2026-11-21', '2026-06-20', '2027-03-14'])('seeded on %s', (today) => {
  const noon = `${today}T12:00:00Z`;
  const now = Date.parse(noon);
  const { rows } = buildCollege(lakeshore, 1, today, noon);
  const sportId = (slug: string) => rows.sport.find((sport) => sport.globalSportNameSlug === slug)?.id ?? null;
  const splashOf = (place: number | null) =>
    chooseSplash(
      rows.splash
        .filter((splash) => (splash.sportId ?? null) === place && splash.access !== 'hidden')
        .map((splash) => ({ ...splash, endDate: splash.endDate ?? null })),
      now,
    );
  type Dated = { startDate?: string | null | undefined; endDate?: string | null | undefined };
  const shown = ({ startDate, endDate }: Dated) =>
    isOnDisplay({ startDate: startDate ?? null, endDate: endDate ?? null }, now);

  test('the home page has a picture splash in two shapes, football a text, basketball a countdown that still runs', () => {
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

  test('one splash is hidden', () => {
    expect(rows.splash.filter(({ access }) => access === 'hidden')).toHaveLength(1);
  });

  test('one alert is shown, the newest', () => {
    const active = rows.alert.filter((alert) => alert.enabled !== false && shown(alert));
    expect(active.map(({ id }) => id)).toEqual([rows.alert.length]);
  });

  test('no takeover is in force, and two game days share their day', () => {
    expect(rows.takeover.filter((takeover) => takeover.enabled !== false && shown(takeover))).toEqual([]);
    const days = rows.takeover.flatMap(({ gameId }) => rows.game.find(({ id }) => id === gameId)?.localDate ?? []);
    expect(days).toHaveLength(2);
    expect(new Set(days).size).toBe(1);
  });

  test('every place but those outside their dates shows something', () => {
    for (const { id, name } of rows.promotionLocation) {
      const campaigns = rows.promotionCampaign.filter(({ locationId }) => locationId === id);
      expect(campaigns.filter(shown).length, name).toBeGreaterThan(0);
    }
    expect(rows.promotionCampaign.some((campaign) => !shown(campaign))).toBe(true);
  });
});

const { rows } = buildCollege(lakeshore, 1, '2026-11-21', '2026-11-21T12:00:00Z');

test('places have every type and effect, the names that pages ask for, and one of a sport beside the site’s', () => {
  const places = rows.promotionLocation;
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
  ]);
  expect(places.filter(({ name }) => name === 'sport-home-rotator').map(({ sportId }) => Boolean(sportId))).toEqual([
    false,
    true,
  ]);
  for (const { swiper = {} } of places) expect(swiperOptions.allows(swiper)).toBe(true);
});

test('every picture of a promotion or splash says what is on it', () => {
  const pictures = rows.image.filter(({ path }) => /^(splash|promotions)\//.test(path));
  expect(pictures.length).toBeGreaterThan(15);
  for (const { alt, path } of pictures) expect(alt, path).toMatch(/\w{4}/);
});

test('the small college has an alert that is over and one place', () => {
  const { rows: sparse } = buildCollege(pineRidge, 2, '2026-11-21', '2026-11-21T12:00:00Z');
  expect([sparse.splash, sparse.takeover]).toEqual([[], []]);
  expect(sparse.alert.map(({ endDate }) => Date.parse(endDate ?? '') < Date.parse('2026-11-21'))).toEqual([true]);
  expect(sparse.promotionLocation).toHaveLength(1);
});
