import { readFileSync } from 'node:fs';

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { affiliationsOf, conferenceOf } from './affiliations.ts';
import { FooterBar } from './footer.markup.tsx';
import { HeaderBar } from './header.markup.tsx';
import { MenuEntry } from './menu-entry.tsx';
import { classOf, columnsOf, type MenuItem } from './menu-items.ts';
import { SearchPopOut } from './search-pop-out.tsx';

const item: MenuItem = {
  id: 1,
  title: 'Golf',
  url: '/sports/golf',
  open_in_new_window: false,
  class_name: '',
  separator: false,
  schedule_roster_news_links: [],
  social_media_links: [],
  sport: null,
};

it('the children of an item are in its columns, or in a single column', () => {
  const [a, b, c] = [
    { ...item, id: 2 },
    { ...item, id: 3 },
    { ...item, id: 4 },
  ];
  expect(columnsOf({ items: [a, b], columns: [] })).toEqual([[a, b]]);
  expect(columnsOf({ items: [], columns: [{ items: [a] }, { items: [] }, { items: [b, c] }] })).toEqual([[a], [b, c]]);
  expect(columnsOf({})).toEqual([]);
});

it('an item has its own class and one for the separator before it', () => {
  expect(classOf({ class_name: 'additional-links', separator: true }, 'line')).toBe('additional-links line');
  expect(classOf({ class_name: 'sport-home', separator: false }, 'line')).toBe('sport-home');
  expect(classOf({ class_name: '', separator: false }, 'line')).toBeUndefined();
});

it('a sport in the menu shows its icon, its pages and its channels', () => {
  const sport = { id: 1, title: 'Golf', shortname: 'mgolf', global_sport_name_slug: 'mens-golf', icon: 'golf' };
  const html = renderToStaticMarkup(
    <MenuEntry
      item={{
        ...item,
        sport,
        schedule_roster_news_links: [{ url: '/sports/golf/schedule', title: 'Schedule', class_name: 'schedule' }],
        social_media_links: [{ url: 'https://x.com/golf', title: 'X', class_name: 'twitter' }],
      }}
    />,
  );
  expect(html).toContain('#golf"');
  expect(html).toContain('<a href="/sports/golf/schedule" class="schedule">Schedule</a>');
  expect(html).toMatch(/<a href="https:\/\/x\.com\/golf" class="twitter" rel="noopener noreferrer">.*Golf on X/);
});

it('an item without a URL is not a link', () => {
  expect(renderToStaticMarkup(<MenuEntry item={{ ...item, url: null }} />)).toBe('<b>Golf</b>');
});

it('a header has a search', () => {
  const props = { college: 'C', shortName: 'C', logo: null, homeHref: '/', menu: [], statistics: [], social: [] };
  expect(renderToStaticMarkup(<HeaderBar {...props} />)).toContain('<search>');
});

it('the search is a form for q, 320 px wide, that returns the focus after 400 ms', () => {
  const html = renderToStaticMarkup(<SearchPopOut />);
  expect(html).toContain('data-focus-return="400"');
  expect(html).toMatch(/<form [^>]*action="\/search"/);
  expect(html).toMatch(/<input type="search" [^>]*name="q"/);
  const css = readFileSync(new URL('search-pop-out.module.css', import.meta.url), 'utf8');
  expect(css).toContain('width: min(320px, 100%)');
});

it('the logo is 63 px wide', () => {
  expect(readFileSync(new URL('header.module.css', import.meta.url), 'utf8')).toMatch(/\.logo > \* \{\s*width: 63px/);
});

it('the affiliations are the league, association and conference that have a website', () => {
  const [lakes, colleges, rivers] = [
    { name: 'Lakes', url: 'https://lakes.example' },
    { name: 'Colleges', url: 'https://colleges.example' },
    { name: 'Rivers', url: 'https://rivers.example' },
  ];
  const settings = {
    conferenceName: rivers.name,
    conferenceUrl: rivers.url,
    associationName: colleges.name,
    associationUrl: colleges.url,
    leagueName: lakes.name,
  };
  expect(affiliationsOf({ ...settings, leagueUrl: lakes.url })).toEqual([lakes, colleges, rivers]);
  expect(affiliationsOf(settings)).toEqual([colleges, rivers]);
  expect(conferenceOf(settings)).toEqual(rivers);
});

it('the footer links to the home page, opens affiliations in a new tab, and names the year', () => {
  const affiliations = [{ name: 'Lakes', url: 'https://lakes.example' }];
  const html = renderToStaticMarkup(
    <FooterBar
      college="Lakeshore"
      siteName="Lakeshore Athletics"
      homeHref="/"
      sections={[]}
      social={[]}
      affiliations={affiliations}
      year={2026}
    />,
  );
  expect(html).toContain('<a href="https://lakes.example" rel="noopener noreferrer" target="_blank">Lakes');
  expect(html).toMatch(/<a [^>]*href="\/">Lakeshore Athletics<\/a>/);
  expect(html).toContain('© 2026 Lakeshore');
});
