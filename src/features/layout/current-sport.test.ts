import { expect, it } from 'vitest';

import type { Sport } from '../../domain/sport.ts';
import { currentSport, sportOfRoute } from './current-sport.ts';

const sport = (title: string, slug: string, non_sport = false): Sport => ({
  id: 1,
  title,
  short_title: null,
  shortname: slug,
  abbreviation: null,
  gender: null,
  global_sport_id: null,
  global_sport_shortname: null,
  global_sport_name_slug: slug,
  facebook: null,
  instagram: null,
  pinterest: null,
  twitter: null,
  youtube: null,
  tickets: null,
  url: null,
  non_sport,
  displayOpponentHistory: false,
  rosterId: null,
  scheduleId: null,
  family: 'football',
  seasonTitle: null,
  hasArchives: false,
});
const sports = [sport('Football', 'football'), sport('General', 'general', true)];

it.each([
  ['/sports/football', 'Football'],
  ['/sports/football/schedule/2026', 'Football'],
  ['/sports/football/stats/2026/duke/boxscore/7', 'Football'],
  ['/sports/general', 'General'],
  ['/sports/quidditch/schedule', undefined],
  ['/news/2026/11/20/football', undefined],
  ['/', undefined],
])('the sport of %s is %s', (path, title) => {
  expect(currentSport(path, sports)?.title).toBe(title);
});

it('sportSlug takes precedence over slug, and slug over globalSportNameSlug', () => {
  const three = [sport('One', 'one'), sport('Two', 'two'), sport('Three', 'three')];
  const params = { globalSportNameSlug: 'three', slug: 'two', sportSlug: 'one' };
  expect(sportOfRoute('x', params, three)?.title).toBe('One');
  expect(sportOfRoute('x', { globalSportNameSlug: 'three', slug: 'two' }, three)?.title).toBe('Two');
  expect(sportOfRoute('x', { globalSportNameSlug: 'three' }, three)?.title).toBe('Three');
});

it('the global slug of one sport takes precedence over the short name of another', () => {
  const shortNamed = { ...sport('Hockey', 'mens-ice-hockey'), shortname: 'hockey' };
  expect(sportOfRoute('x', { slug: 'hockey' }, [shortNamed, sport('Field', 'hockey')])?.title).toBe('Field');
  expect(sportOfRoute('x', { slug: 'hockey' }, [shortNamed])?.title).toBe('Hockey');
});

it.each(['sportFile', 'hiddenSportFile', 'protectedSportFile', 'hiddenStory', 'story', 'document', 'gameCenter'])(
  '%s has no sport, whatever its parameters are called',
  (route) => {
    expect(sportOfRoute(route, { sportSlug: 'football' }, sports)).toBeUndefined();
  },
);
