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

it("a sport's bar has its existing pages, then items that the college added, then its channels", () => {
  const links = sportLinks(golf, [added(1, 'Camps', 'https://camps.example')]);
  expect(links.map(({ title }) => title)).toEqual([
    'Schedule',
    'Results',
    'Calendar',
    'Camps',
    'Golf on Instagram',
    'Golf on YouTube',
  ]);
  expect(links[4]).toMatchObject({ href: 'https://www.instagram.com/herons_golf', newTab: true, channel: 'instagram' });
  expect(links[5]?.href).toBe('https://www.youtube.com/@herons');
});

it('items that the bar already has are not repeated', () => {
  const twice = [added(1, 'Golf', '/sports/mens-golf'), added(2, 'Schedule', '/sports/mens-golf/schedule')];
  expect(sportLinks(golf, twice).filter(({ channel }) => !channel)).toHaveLength(3);
});

it("the pages of a sport's past seasons are below one item", () => {
  const football = {
    ...golf,
    family: 'football',
    displayOpponentHistory: true,
    hasArchives: true,
    rosterId: 5,
  } as Sport;
  const own = (sport: Sport) => sportLinks(sport, []).filter(({ channel }) => !channel);
  expect(own(football).map(({ title }) => title)).toEqual([
    'Schedule',
    'Roster',
    'Results',
    'Statistics',
    'Coaches',
    'Calendar',
    'History',
  ]);
  expect(
    own(football)
      .at(-1)
      ?.items?.map(({ title }) => title),
  ).toEqual(['Record book', 'Opponents', 'Coaching records', 'Historical roster', 'Archives']);
  const first = { ...football, displayOpponentHistory: false, hasArchives: false };
  expect(own(first).at(-1)).toMatchObject({ title: 'Record book', href: '/sports/mens-golf/records' });
});

it('what the college put below an item is below it', () => {
  const links = sportLinks(golf, [added(1, 'Camps', null, [added(2, 'Summer', '/summer')])]);
  expect(links.find(({ title }) => title === 'Camps')?.items?.map(({ title }) => title)).toEqual(['Summer']);
});
