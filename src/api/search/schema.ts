import { type } from 'arktype';

import { searchKinds } from '../../content/search.ts';

const searchKind = type.enumerated(...searchKinds);

const searchResult = type({
  kind: searchKind,
  title: 'string',
  /** Site-relative address of its page. */
  url: 'string',
  /** What it is, in a few words: teaser, sport and season, result. */
  summary: 'string | null',
  /** Where the text of a story has the words: plain text, the words marked. */
  'excerpt?': type({ text: 'string', isMatch: 'boolean' }).array(),
  /** Local day of a story or game, YYYY-MM-DD. */
  date: 'string | null',
  /** Whether a game is still to come or under way; absent for other kinds. */
  'isUpcoming?': 'boolean',
  /** Site-relative picture of the person, the story or the opponent's logo. */
  image: 'string | null',
  /** What stands in for the picture: a person's jersey number, the name of an opponent, the slug of a sport. */
  'standIn?': 'string',
});
export type SearchResult = typeof searchResult.infer;

const searchGroup = type({ kind: searchKind, total: 'number.integer >= 0', items: searchResult.array() });
export type SearchGroup = typeof searchGroup.infer;

/** What was found of each kind. With a kind in the question, of that one alone, a page of it. */
export const searchAnswer = type({
  q: 'string',
  /** The words that were searched for instead, where those of `q` found nothing and look misspelled. */
  'correctedQuery?': 'string',
  total: 'number.integer >= 0',
  page: 'number.integer >= 1',
  pages: 'number.integer >= 0',
  groups: searchGroup.array(),
});
export type SearchAnswer = typeof searchAnswer.infer;
