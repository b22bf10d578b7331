import { type } from 'arktype';

import { imageResponse } from '../../domain/image.ts';
import { sportReference } from '../../domain/sport-reference.ts';
import { storyTypes } from '../../domain/story.ts';
import { contract } from '../contract.ts';
import { scheduleGame } from '../games/schema.ts';
import { pageOf } from '../page.ts';
import { day, filterId, idOf, pageIndex, pageSize, storySlug } from '../parameters.ts';
import { forViewers } from '../viewer.ts';

/** A story in lists. Two sets of names for the same values, because existing programs differ. */
export const storyItem = type({
  id: 'number.integer',
  title: 'string',
  contentTitle: 'string',
  /** Site-relative. */
  url: 'string',
  contentUrl: 'string',
  slug: 'string',
  /** Wall time at the college, no zone. */
  date: 'string',
  contentDate: 'string',
  dateUtc: 'string',
  subHeadline: 'string | null',
  /** Sanitized HTML. */
  teaser: 'string | null',
  byline: 'string | null',
  sportDisplay: 'string',
  sport: sportReference.or('null'),
  primaryImage: imageResponse.merge({ fullUrl: 'string' }).or('null'),
  imageSource: 'string | null',
  /** Redirect target; limited to the college's own and allowed hosts. */
  redirectUrl: 'string | null',
  /** What the story consists of besides text; `external` stories are read at their source. */
  type: type.enumerated(...storyTypes),
  /** Where to read an external story. */
  source: type({ name: 'string', url: 'string' }).or('null'),
});
export type StoryItem = typeof storyItem.infer;

export const story = storyItem.merge({
  /** Sanitized: no scripts, event handlers, frames or `javascript:` URLs. */
  content: 'string | null',
  links: type({ linkText: 'string', linkFullUrl: 'string', linkUrl: 'string' }).array(),
  imageCaption: 'string | null',
  imageCreditText: 'string | null',
  alternateImage: imageResponse.or('null'),
  redirectAbsoluteUrl: 'string | null',
  players: type({ firstName: 'string', lastName: 'string' }).array(),
  /** The same people with their latest biographies. */
  people: type({ id: 'number.integer', firstName: 'string', lastName: 'string', url: 'string | null' }).array(),
  games: scheduleGame.array(),
  /** Family of the first sport, for `Stats/{family}/game-teams`: "basketball", "field-hockey". */
  globalSportMapName: 'string | null',
  sports: sportReference.array(),
  video: type({ archive: 'string | null', youtube: 'string | null', title: 'string', poster: 'string | null' }).or(
    'null',
  ),
  writer: type({
    name: 'string',
    bio: 'string | null',
    email: 'string | null',
    social: type({ channel: 'string', url: 'string' }).array(),
  }).or('null'),
  tags: type({ id: 'number.integer', title: 'string', url: 'string' }).array(),
  /** The page of the writer. */
  author: type({ id: 'number.integer', name: 'string', url: 'string' }).or('null'),
  /** Same sport first, newest first; at most six. */
  related: storyItem.array(),
  galleryId: 'number.integer | null',
  contentTemplate: 'string | null',
  access: "'public' | 'protected' | 'hidden'",
  dateModifiedUtc: 'string',
});
export type Story = typeof story.infer;

/** Number of stories by the year in their URL and by sport. */
export const storyCounts = type({
  years: type({ year: 'number.integer', total: 'number.integer' }).array(),
  sports: type({ sport: sportReference, total: 'number.integer' }).array(),
});

export const storyNeighbors = type({
  /** Stories with the same games, tags or sports, the closest first; at most six. */
  related: storyItem.array(),
  /** The story published before it in its first sport, or without a sport among all stories. */
  previous: storyItem.or('null'),
  next: storyItem.or('null'),
});

const filters = {
  sportId: filterId('sport'),
  tagId: filterId('tag'),
  authorId: filterId('author'),
  personId: filterId('person'),
  from: day('First day; unlimited by default'),
  to: day('Last day; today by default'),
};

export const storyContract = {
  counts: contract({
    path: '/Stories/counts',
    summary: 'Number of stories by year and by sport',
    parameters: filters,
    response: storyCounts,
  }),
  neighbors: contract({
    path: '/Stories/{id}/neighbors',
    summary: 'Related stories, and the previous and next story',
    parameters: { id: idOf('story') },
    response: storyNeighbors,
  }),
  list: contract({
    path: '/Stories',
    summary: 'Stories, newest first',
    parameters: { ...filters, pageIndex, pageSize },
    response: pageOf(storyItem),
  }),
};

export const singleStoryContracts = forViewers('story', ({ prefix, access, what }) => ({
  get: contract({
    ...access,
    path: `${prefix}/Stories/{id}`,
    summary: `One story${what}`,
    parameters: { id: idOf('story') },
    response: story,
  }),
  byAddress: contract({
    ...access,
    path: `${prefix}/Stories/{date}/{slug}`,
    summary: `One story by its URL${what}; former URLs are also found`,
    parameters: { date: { ...day('Day in the URL, month first'), example: '9-11-2026' }, slug: storySlug },
    response: story,
  }),
}));
