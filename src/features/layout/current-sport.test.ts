import { expect, it } from 'vitest';
import type { Sport } from '../../domain/sport.ts';
import { currentSport } from './current-sport.ts';

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
});
const sports = [sport('Football', 'football'), sport('General', 'general', true)];

it.each([
  ['/sports/football', 'Football'],
  ['/sports/football/schedule/2026', 'Football'],
  ['/sports/football/stats/2026/duke/boxscore/7', 'Football'],
  ['/sports/general', undefined],
  ['/sports/quidditch/schedule', undefined],
  ['/news/2026/11/20/football', undefined],
  ['/', undefined],
])('the sport of %s is %s', (path, title) => {
  expect(currentSport(path, sports)?.title).toBe(title);
});
