import { expect, test } from 'vitest';

import { findSport, type Sport, sportSlug, teamSports } from './sport.ts';

const sport = (title: string, parts: Partial<Sport> = {}) =>
  ({
    title,
    shortname: title.toLowerCase(),
    global_sport_name_slug: null,
    global_sport_shortname: null,
    non_sport: false,
    ...parts,
  }) as Sport;

test('real sports are the entries that are teams, by title', () => {
  const listed = [sport('Softball'), sport('Spirit', { non_sport: true }), sport('eSports'), sport('Football')];
  expect(teamSports(listed).map(({ title }) => title)).toEqual(['eSports', 'Football', 'Softball']);
});

test('a sport is found by its global slug, or else its short name, or else its code, ignoring case', () => {
  const hockey = sport('Ice Hockey', { shortname: 'hockey', global_sport_shortname: 'mhockey' });
  const field = sport('Field Hockey', { shortname: 'fhockey', global_sport_name_slug: 'hockey' });
  expect(findSport([hockey, field], 'Hockey')).toBe(field);
  expect(findSport([hockey], 'HOCKEY')).toBe(hockey);
  expect(findSport([hockey], 'mhockey')).toBe(hockey);
  expect(findSport([hockey, field], 'curling')).toBeUndefined();
});

test('the URL of a sport contains its global slug, or else its short name', () => {
  expect(sportSlug(sport('Golf', { shortname: 'mgolf', global_sport_name_slug: 'mens-golf' }))).toBe('mens-golf');
  expect(sportSlug(sport('Golf', { shortname: 'mgolf' }))).toBe('mgolf');
});
