import { type } from 'arktype';

import { sectionGroups } from '../../domain/site-section.ts';
import { contract } from '../contract.ts';
import { idOf, required } from '../parameters.ts';

const navigationLink = type({ url: 'string', title: 'string', class_name: 'string' });

const shared = {
  /** 0 for a sport's home in its own navigation, negative for a derived item; neither is stored. */
  id: 'number.integer',
  title: 'string',
  /** Null for an item that only opens its children. */
  url: 'string | null',
  open_in_new_window: 'boolean',
  /** `sport-home` for a sport, `additional-links` for other items, or the college's own value. */
  class_name: 'string',
  separator: 'boolean',
  schedule_roster_news_links: navigationLink.array(),
  social_media_links: navigationLink.array(),
  sport: type({
    id: 'number.integer',
    title: 'string',
    shortname: 'string',
    global_sport_name_slug: 'string | null',
    icon: 'string',
  }).or('null'),
} as const;

const leaf = type(shared);
const branch = type({
  ...shared,
  items: leaf.array(),
  columns: type({ column: 'number.integer', items: leaf.array() }).array(),
});

/**
 * An item of the main or a sport's navigation, at most three levels deep. Children in one column are in `items`; children
 * in several columns are in `columns`, and `items` is empty.
 */
export const navigationItem = type({
  ...shared,
  items: branch.array(),
  columns: type({ column: 'number.integer', items: branch.array() }).array(),
});
export type NavigationItem = typeof navigationItem.infer;

export const navigation = navigationItem.array();

/** Sections of the site beyond its sports, such as the facilities. */
export const siteSections = type({
  title: 'string',
  url: 'string',
  group: type.enumerated(...sectionGroups),
  isInFooter: 'boolean',
}).array();

export const navigationContract = {
  main: contract({
    path: '/navigation',
    summary: 'The main menu: the college’s items, or its sports with the pages that have content',
    response: navigation,
  }),
  sections: contract({
    path: '/navigation/sections',
    summary: 'The sections of the site that have content, besides its sports',
    response: siteSections,
  }),
  sub: contract({
    path: '/navigation/sub',
    summary: 'The menu of a sport: its home with its pages, then the college’s items',
    parameters: { sportId: required(idOf('sport')) },
    response: navigation,
  }),
};
