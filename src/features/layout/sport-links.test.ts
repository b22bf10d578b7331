import { expect, it } from 'vitest';

import type { NavigationItem } from '../../api/navigation/schema.ts';
import type { Sport } from '../../domain/sport.ts';
import { sportLinks } from './sport-links.ts';

const golf = {
  title: 'Golf',
  shortname: 'mgolf',
  global_sport_name_slug: 'mens-golf',
  scheduleId: 4,
  rosterId: null,
  facebook: null,
  instagram: 'herons_golf',
  twitter: null,
  youtube: 'https://www.youtube.com/@herons',
  pinterest: null,
} as Sport;

const added = (id: number, title: string, url: string | null, items: NavigationItem['items'] = []): NavigationItem => ({
  id,
  title,
  url,
  items,
  columns: [],
  open_in_new_window: false,
  class_name: '',
  separator: false,
  schedule_roster_news_links: [],
  social_media_links: [],
  sport: null,
});

it("a sport's bar has its pages that exist, then what the college added, then its channels", () => {
  const links = sportLinks(golf, [added(1, 'Camps', 'https://camps.example')]);
  expect(links.map(({ title }) => title)).toEqual(['Schedule', 'Camps', 'Golf on Instagram', 'Golf on YouTube']);
  expect(links[2]).toMatchObject({ href: 'https://www.instagram.com/herons_golf', newTab: true, channel: 'instagram' });
  expect(links[3]?.href).toBe('https://www.youtube.com/@herons');
});

it('what the bar has anyway is not there twice', () => {
  const twice = [added(1, 'Golf', '/sports/mens-golf'), added(2, 'Schedule', '/sports/mens-golf/schedule')];
  expect(sportLinks(golf, twice).filter(({ channel }) => !channel)).toHaveLength(1);
});

it('what the college put below an item is below it', () => {
  const [, more] = sportLinks(golf, [added(1, 'Camps', null, [added(2, 'Summer', '/summer')])]);
  expect(more?.items?.map(({ title }) => title)).toEqual(['Summer']);
});
