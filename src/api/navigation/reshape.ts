import { sportSlug } from '../../domain/sport.ts';
import { sportIconName } from '../../domain/sport-icon.ts';
import { href } from '../../routing/routes.ts';
import type { SportRow } from '../sports/queries.ts';
import type { findSportContents, NavigationRow } from './queries.ts';
import type { NavigationItem } from './schema.ts';

type Sports = ReadonlyMap<number, SportRow>;
export type SportContents = Awaited<ReturnType<typeof findSportContents>>;
export type SportContent = SportContents extends Map<number, infer Content> ? Content : never;
type Leaf = NavigationItem['items'][number]['items'][number];

/** Items as a tree of at most three levels. */
export function toNavigation(
  rows: readonly NavigationRow[],
  sports: Sports,
  contents: SportContents,
): NavigationItem[] {
  const children = Map.groupBy(rows, (row) => row.parentId);
  const below = (row: NavigationRow) => children.get(row.id) ?? [];
  const leaf = (row: NavigationRow) => toLeaf(row, sports, contents);
  const branch = (row: NavigationRow) => ({ ...leaf(row), ...inColumns(below(row), leaf) });
  return (children.get(null) ?? []).map((row) => ({ ...leaf(row), ...inColumns(below(row), branch) }));
}

function inColumns<Item>(rows: readonly NavigationRow[], toItem: (row: NavigationRow) => Item) {
  const columns = Map.groupBy(rows, (row) => row.column);
  if (columns.size < 2) return { items: rows.map(toItem), columns: [] };
  const sorted = [...columns].sort(([a], [b]) => a - b);
  return { items: [], columns: sorted.map(([column, members]) => ({ column, items: members.map(toItem) })) };
}

function toLeaf(row: NavigationRow, sports: Sports, contents: SportContents): Leaf {
  const sport = row.linkedSportId === null ? undefined : sports.get(row.linkedSportId);
  const about = sport ? sportFields(sport, contents.get(sport.sport.id)) : noSportFields;
  return {
    id: row.id,
    title: row.title,
    url: row.url ?? (sport ? href('sport', { slug: sportSlug(sport.sport) }) : null),
    open_in_new_window: row.openInNewWindow,
    separator: row.separator,
    ...about,
    class_name: row.className ?? about.class_name,
  };
}

export const noSportFields = {
  class_name: 'additional-links',
  schedule_roster_news_links: [],
  social_media_links: [],
  sport: null,
};

export const sportFields = (sport: SportRow, content: SportContent | undefined) => ({
  class_name: 'sport-home',
  schedule_roster_news_links: pagesOf(sport, content),
  social_media_links: socialLinks(sport.sport),
  sport: {
    id: sport.sport.id,
    title: sport.sport.title,
    shortname: sport.sport.shortName,
    global_sport_name_slug: sport.sport.globalSportNameSlug,
    icon: sportIconName(sportSlug(sport.sport)),
  },
});

/** A sport's navigation: its home and pages with content, then the college's own items. */
export const toSportNavigation = (
  sport: SportRow,
  rows: readonly NavigationRow[],
  sports: Sports,
  contents: SportContents,
): NavigationItem[] => [
  {
    id: 0,
    title: sport.sport.title,
    url: href('sport', { slug: sportSlug(sport.sport) }),
    open_in_new_window: false,
    ...sportFields(sport, contents.get(sport.sport.id)),
    separator: false,
    items: [],
    columns: [],
  },
  ...toNavigation(rows, sports, contents),
];

/** The pages of a sport that have content. */
export function pagesOf(row: SportRow, content: SportContent | undefined) {
  if (row.sport.nonSport || row.currentSeasonId === null) return [];
  const slug = sportSlug(row.sport);
  const { ticketsLink } = row.sport;
  return [
    ...(content?.hasGames
      ? [{ url: href('schedule', { globalSportNameSlug: slug }), title: 'Schedule', class_name: 'schedule' }]
      : []),
    ...(content?.hasRoster ? [{ url: href('roster', { slug }), title: 'Roster', class_name: 'roster' }] : []),
    ...(ticketsLink ? [{ url: ticketsLink, title: 'Tickets', class_name: 'tickets' }] : []),
  ];
}

/** A sport's social media accounts. */
export function socialLinks({ facebookPage, instagramName, twitterName, youtubeName }: SportRow['sport']) {
  const links = [
    { title: 'Facebook', class_name: 'facebook', base: 'https://www.facebook.com/', account: facebookPage },
    { title: 'Instagram', class_name: 'instagram', base: 'https://www.instagram.com/', account: instagramName },
    { title: 'X', class_name: 'twitter', base: 'https://x.com/', account: twitterName },
    { title: 'YouTube', class_name: 'youtube', base: 'https://www.youtube.com/', account: youtubeName },
  ];
  return links.flatMap(({ account, base, ...link }) =>
    account ? [{ ...link, url: new URL(account, base).href }] : [],
  );
}
