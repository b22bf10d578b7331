import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import type { Sport } from '../../domain/sport.ts';
import { type RequestContext, runWithRequestContext } from '../../routing/request-context.ts';
import { href, matchRoute, type Route } from '../../routing/routes.ts';
import type { MarkupPart } from '../../ui/markup/define-markup.ts';
import { resolveServerTree } from '../../ui/page/resolve-server-tree.ts';
import { Shell } from './shell.tsx';

type MarkupProps = { of: MarkupPart<object>; props: object; className?: string };

// markup is rendered in Vite's ssr environment, which tests do not have; islands are for browsers
vi.mock('../../ui/markup/markup.tsx', () => ({
  Markup: ({ of: { component: Part }, props, className }: MarkupProps) => (
    <div className={className} dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Part {...props} />) }} />
  ),
}));
vi.mock('../../ui/client/hide-on-error.tsx', () => ({
  HideOnError: ({ children }: { children: React.ReactNode }) => children,
}));
vi.mock('../../ui/client/close-menus.tsx', () => ({ CloseMenus: () => null }));
vi.mock('../../ui/rotator/client/pause-all.tsx', () => ({ PauseAll: () => 'PAUSE ALL' }));
vi.mock('./client/shell-behavior.tsx', () => ({ ShellBehavior: () => null }));

const sports = [
  { id: 4, title: 'Football', shortname: 'football', global_sport_name_slug: 'football', non_sport: false },
  { id: 9, title: 'General', shortname: 'general', global_sport_name_slug: 'general', non_sport: true },
].map((sport) => ({ ...sport, scheduleId: null, rosterId: null }) as Sport);

const tenant = {
  name: 'Lakeshore University',
  shortName: 'Lakeshore',
  logo: null,
  timezone: 'America/Chicago',
  settings: { mascotPlural: 'Herons', conferenceName: 'Lakes', conferenceUrl: 'https://lakes.example' },
};

/** A page in its shell, with a placeholder word for every block of other features. */
const page = async (path: string, view?: Pick<Route, 'view'>) => {
  const { route } = matchRoute(path) ?? {};
  const context = {
    url: new URL(path, 'https://lakeshore.example'),
    route: route && { ...route, ...view },
    tenant,
    api: {
      navigation: { main: async () => [], sections: async () => [], sub: async () => [] },
      sports: { list: async () => sports },
    },
  } as unknown as RequestContext;
  const shell = await runWithRequestContext(context, async () =>
    resolveServerTree(
      await Shell({
        staffBar: 'STAFF BAR ',
        topAd: 'TOP AD',
        footerPromotion: 'PARTNERS',
        headerPromotions: 'TICKETS',
        children: 'CONTENT',
      }),
    ),
  );
  return renderToStaticMarkup(shell);
};

const home = href('home');
const schedule = href('schedule', { globalSportNameSlug: 'football' });
const story = '/news/2026/9/5/herons-win';
const skipLink = 'Skip to main content';

it('a page has a skip link, an ad, a heading for screen readers and a footer around its content', async () => {
  const html = await page(schedule);
  expect(html).toMatch(
    /^<a [^>]*href="#main-content">Skip to main content<\/a>STAFF BAR <header.*TICKETS.*TOP AD<main id="main-content".*<h2 [^>]*>Lakeshore University Athletics<\/h2>CONTENT<\/main><footer.*PARTNERS/s,
  );
  expect(html).toContain('class="common-page content"');
});

it('the staff bar is above the preview of a splash, which has neither header nor footer', async () => {
  const html = await page(href('hiddenSplash', { splashId: '1' }));
  expect(html).toMatch(/^STAFF BAR <main [^>]*>CONTENT<\/main>$/);
});

it('on the home page, which has a line above the header, the heading for screen readers is the first heading', async () => {
  const html = await page(home);
  expect(html).toMatch(/<h1 [^>]*>Lakeshore University Athletics<\/h1>/);
  expect(html).toMatch(/Home of the Herons.*Lakes.*<header/s);
  expect(await page(schedule)).not.toContain('Home of the');
});

it.each([home, href('sport', { slug: 'football' })])(
  '%s touches the edges and has a class of its own',
  async (path) => {
    const html = await page(path);
    expect(html).toMatch(/<main [^>]*class="(?:sport-)?home-page (?!content)/);
    expect(html).toContain(skipLink);
  },
);

it('a story has a container for video ads, but no skip link and no blocks above and below', async () => {
  const html = await page(story);
  for (const left of [skipLink, 'TOP AD', 'PARTNERS']) expect(html).not.toContain(left);
  expect(html).toMatch(/CONTENT<div [^>]*data-ad="outstream"><\/div><\/main>/);
  expect(await page(schedule)).not.toContain('outstream');
});

it.each(['print', 'text'] as const)('a %s view has neither header nor footer', async (view) => {
  expect(await page(schedule, { view })).toBe('STAFF BAR <main id="main-content" class="common-page">CONTENT</main>');
});

it('a sport’s page has its bar and its id; other pages have neither', async () => {
  const bar = '<nav';
  const football = await page(schedule);
  expect(football.slice(football.indexOf('</header>'))).toContain(bar);
  expect(football).toContain('data-sport="4"');
  for (const [path, id] of [
    [href('sport', { slug: 'general' }), 9],
    [home, 0],
  ] as const) {
    const html = await page(path);
    expect(html.slice(html.indexOf('</header>'))).not.toContain(bar);
    expect(html).toContain(`data-sport="${id}"`);
  }
});
