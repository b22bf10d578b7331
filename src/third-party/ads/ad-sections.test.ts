import { describe, expect, test } from 'vitest';

import { globalSports } from '../../domain/global-sports.ts';
import { adSection, adSportGroup } from './ad-sections.ts';

const sport = (shortname: string, global_sport_shortname: string | null = shortname) => ({
  shortname,
  global_sport_shortname,
});

describe('the ad section', () => {
  test.each([
    ['football', 'mfootbl'],
    ['softball', 'wsoftbl'],
    ['cross', 'cxc'],
    ['xc', 'cxc'],
    ['wbball', 'wbaskbl'],
    ['MBBALL', 'mbaskbl'],
  ])('of %s is %s', (name, section) => {
    expect(adSection({ route: 'schedule', sport: sport(name) })).toBe(section);
  });

  test('prefers the global short name to the college’s own', () => {
    expect(adSection({ route: 'roster', sport: sport('football', 'wsoc') })).toBe('wsoccer');
    expect(adSection({ route: 'roster', sport: sport('football', null) })).toBe('mfootbl');
  });

  test('of the home page is frontpage', () => expect(adSection({ route: 'home' })).toBe('frontpage'));

  test.each(['signingday', 'signing-day'])('of the schedule of %s is signingday, of its other pages not', (name) => {
    expect(adSection({ route: 'schedule', sport: sport(name) })).toBe('signingday');
    expect(adSection({ route: 'roster', sport: sport(name) })).toBe('ot');
  });

  test('of anything else is ot', () => {
    expect(adSection({ route: 'story' })).toBe('ot');
    expect(adSection({ route: 'sport', sport: sport('quidditch') })).toBe('ot');
    expect(adSection({ route: 'sport', sport: sport('constructor') })).toBe('ot');
  });

  test('is unique for every sport that colleges sponsor', () => {
    const sections = globalSports.map(({ shortName }) => adSection({ route: 'sport', sport: sport(shortName) }));
    expect(sections).not.toContain('ot');
    expect(new Set(sections).size).toBe(globalSports.length);
  });
});

describe('the ad group of a sport', () => {
  test.each([
    ['mens-basketball', 'Basketball'],
    ['womens-basketball', 'Basketball'],
    ['mens-soccer', 'Soccer'],
    ['womens-soccer', 'Soccer'],
    ['mens-volleyball', 'Volleyball'],
    ['womens-volleyball', 'Volleyball'],
    ['mens-ice-hockey', 'Hockey'],
    ['womens-ice-hockey', 'Hockey'],
    ['mens-lacrosse', 'Lacrosse'],
    ['womens-lacrosse', 'Lacrosse'],
    ['field-hockey', 'Fhockey'],
    ['baseball', 'Baseball'],
    ['football', 'Football'],
    ['mens-water-polo', 'WaterPolo'],
    ['womens-water-polo', 'WaterPolo'],
    ['mens-tennis', 'Tennis'],
    ['womens-tennis', 'Tennis'],
    ['softball', undefined],
    ['mens-golf', undefined],
  ])('%s is %s', (slug, group) => {
    expect(adSportGroup(globalSports.find((each) => each.slug === slug)?.globalSportId ?? -1)).toBe(group);
  });

  test('every sport has a group', () => expect(adSportGroup(null)).toBeUndefined());
});
