import type { SiteSection } from '../../domain/site-section.ts';
import { sportSlug } from '../../domain/sport.ts';
import type { TenantSettings } from '../../domain/tenant.ts';
import { href } from '../../routing/routes.ts';
import type { SportRow } from '../sports/queries.ts';
import type { NavigationRow } from './queries.ts';
import { noSportFields, pagesOf, type SportContent, type SportContents, sportFields } from './reshape.ts';
import type { NavigationItem } from './schema.ts';

/** Maximum number of sports side by side in the header; more are grouped below one item. */
const maxInARow = 3;

type Branch = NavigationItem['items'][number];
type Leaf = Branch['items'][number];

type Options = {
  sports: readonly SportRow[];
  contents: SportContents;
  settings: Pick<TenantSettings, 'ticketsUrl' | 'donateUrl'>;
  /** The sections with content; those of news are below one item. */
  sections: readonly SiteSection[];
};

/** The pages below "News", if they have content. */
const newsPages: readonly string[] = [href('news'), href('videos'), href('podcasts'), href('galleries')];

/**
 * Derives the main menu of a college that has not entered one: its sports with the pages that have content, news and media, the
 * calendar, tickets and giving. Ids are negative to distinguish these items from stored ones.
 */
export function derivedMenu({ sports, contents, settings, sections }: Options): NavigationItem[] {
  const nextId = countDown();
  const link = (title: string, url: string): NavigationItem => ({ ...linkTo(nextId(), title, url), ...nothingBelow });
  const shown = sports.filter(({ sport }) => !sport.nonSport && hasContent(contents.get(sport.id)));
  const { ticketsUrl, donateUrl } = settings;
  return [
    ...(shown.length === 0 ? [link('Home', href('home')), link('Search', href('search'))] : []),
    ...(shown.length > maxInARow
      ? [allSports(shown, contents, nextId)]
      : shown.map((row) => oneSport(row, contents.get(row.sport.id), nextId))),
    ...newsMenu(
      sections.filter(({ url }) => newsPages.includes(url)),
      shown.some(({ sport }) => contents.get(sport.id)?.hasStories),
      link,
    ),
    ...(shown.some(({ sport }) => contents.get(sport.id)?.hasGames) ? [link('Calendar', href('calendar'))] : []),
    ...(ticketsUrl || sections.some(({ url }) => url === href('tickets')) ? [link('Tickets', href('tickets'))] : []),
    ...(donateUrl ? [link('Give', donateUrl)] : []),
  ];
}

/** News and media: one link without media, nothing without stories and media. */
function newsMenu(
  pages: readonly SiteSection[],
  hasStories: boolean,
  link: (title: string, url: string) => NavigationItem,
): NavigationItem[] {
  if (pages.length <= 1) return hasStories ? [link('News', href('news'))] : [];
  const items = pages.toSorted((a, b) => newsPages.indexOf(a.url) - newsPages.indexOf(b.url));
  return [{ ...link('News', href('news')), url: null, items: items.map(({ title, url }) => link(title, url)) }];
}

/** Whether a college has entered its own sports menu. */
export const linksToSports = (rows: readonly NavigationRow[]): boolean =>
  rows.some(({ linkedSportId, url }) => linkedSportId !== null || url?.startsWith('/sports/'));

const hasContent = (content?: SportContent) => content && (content.hasGames || content.hasRoster || content.hasStories);

function countDown(): () => number {
  let id = 0;
  return () => --id;
}

const nothingBelow = { items: [], columns: [] };

const linkTo = (id: number, title: string, url: string | null): Leaf => ({
  id,
  title,
  url,
  open_in_new_window: false,
  separator: false,
  ...noSportFields,
});

/** A sport's header item with its pages. */
function oneSport(row: SportRow, content: SportContent | undefined, nextId: () => number): NavigationItem {
  const { title } = row.sport;
  const home = { title: 'Team home', url: href('sport', { slug: sportSlug(row.sport) }) };
  return {
    ...linkTo(nextId(), title, null),
    ...sportFields(row, content),
    items: [home, ...pagesOf(row, content)].map((page) => ({
      ...linkTo(nextId(), page.title, page.url),
      ...nothingBelow,
    })),
    columns: [],
  };
}

/** All sports below one item, in columns for men's, women's and mixed teams. */
function allSports(rows: readonly SportRow[], contents: SportContents, nextId: () => number): NavigationItem {
  const groups = ['m', 'f', undefined].map((gender) =>
    rows.filter(({ sport }) => (gender ? sport.gender === gender : sport.gender !== 'm' && sport.gender !== 'f')),
  );
  const columns = groups
    .filter((group) => group.length > 0)
    .map((group, index) => ({
      column: index + 1,
      items: group.map(
        (row): Branch => ({
          ...linkTo(nextId(), row.sport.title, href('sport', { slug: sportSlug(row.sport) })),
          ...sportFields(row, contents.get(row.sport.id)),
          ...nothingBelow,
        }),
      ),
    }));
  const item = linkTo(nextId(), 'Sports', null);
  const [only, ...more] = columns;
  return more.length > 0 ? { ...item, items: [], columns } : { ...item, items: only?.items ?? [], columns: [] };
}
