import { type } from 'arktype';

import { searchKinds } from '../../content/search.ts';
import { contract } from '../contract.ts';
import { idOf, pageIndex, pageSize, searchedKind, searchedLiterally, searchedText } from '../parameters.ts';

const searchKind = type.enumerated(...searchKinds);

const searchResult = type({
  /** `page` for a section of the site, which is among the best results only. */
  kind: searchKind.or("'page'"),
  title: 'string',
  /** Site-relative URL of its page. */
  url: 'string',
  /** Short description: teaser, sport and season, or result. */
  summary: 'string | null',
  /** Excerpt of a story's plain text with marked terms. */
  'excerpt?': type({ text: 'string', isMatch: 'boolean' }).array(),
  /** Local date of a story, game or dated content, YYYY-MM-DD. */
  date: 'string | null',
  /** Whether a game is upcoming or in progress; absent for other kinds. */
  'isUpcoming?': 'boolean',
  /** Site-relative picture of the person, story or content, or the opponent's logo. */
  image: 'string | null',
  /** Shown without a picture: a person's jersey number, an opponent's name, or a sport's slug. */
  'standIn?': 'string',
  /** Pages of a sport: its schedule, roster, statistics and coaches. */
  'links?': type({ title: 'string', url: 'string' }).array(),
});
export type SearchResult = typeof searchResult.infer;

const searchGroup = type({ kind: searchKind, total: 'number.integer >= 0', items: searchResult.array() });
export type SearchGroup = typeof searchGroup.infer;

const searchFacets = type({
  /** Kinds with results, of the requested sport. */
  kinds: type({ kind: searchKind, total: 'number.integer >= 1' }).array(),
  /** Sports with results, of the requested kind. */
  sports: type({ id: 'number.integer', title: 'string', total: 'number.integer >= 1' }).array(),
});

/** Results by kind; if a kind was requested, a page of that kind only. */
export const searchResponse = type({
  q: 'string',
  /** The corrected terms that were searched instead, if those of `q` had no results. */
  'correctedQuery?': 'string',
  total: 'number.integer >= 0',
  page: 'number.integer >= 1',
  pages: 'number.integer >= 0',
  /** What the words alone do not find: a sport with one of its pages (`football roster`), a person with their sport, a section of the site. */
  best: searchResult.array(),
  /** The most relevant kind first. */
  groups: searchGroup.array(),
  facets: searchFacets,
});
export type SearchResults = typeof searchResponse.infer;

const suggestion = type({
  kind: searchKind.or("'page'"),
  title: 'string',
  detail: 'string',
  url: 'string',
  /** Site-relative picture of 80 by 80 pixels, or the logo of an opponent. */
  thumbnail: 'string | null',
  /** Without a picture: the icon of a sport in /icons.svg, or a person's number or initials. */
  'icon?': 'string',
  'initials?': 'string',
});
export type Suggestion = typeof suggestion.infer;

/** A few results for an unfinished query, best first. */
export const suggestionsResponse = type({
  q: 'string',
  /** `detail` is the sport and season of a person, or the name of the kind. */
  items: suggestion.array(),
});

export const searchContract = {
  find: contract({
    path: '/search',
    summary: 'Full-text search of sports, people, stories, games and other content; hidden content is excluded',
    parameters: {
      q: searchedText,
      kind: searchedKind,
      sportId: { ...idOf('sport'), description: 'Limits results to this sport' },
      literal: searchedLiterally,
      pageIndex,
      pageSize,
    },
    response: searchResponse,
    searchLimited: 'search',
  }),
  suggestions: contract({
    path: '/search/suggestions',
    summary: 'Suggestions for a partial query; sports and people first',
    parameters: { q: searchedText },
    response: suggestionsResponse,
    searchLimited: 'suggestions',
  }),
};
