import { type } from 'arktype';

import { imageAnswer } from '../../domain/image.ts';
import { sportReference } from '../../domain/sport-reference.ts';
import { scheduleGame } from '../games/schema.ts';
import { pageOf } from '../page.ts';

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
  primaryImage: imageAnswer.merge({ fullUrl: 'string' }).or('null'),
  imageSource: 'string | null',
  /** Redirect target; limited to the college's own and allowed hosts. */
  redirectUrl: 'string | null',
});
export type StoryItem = typeof storyItem.infer;

export const storyPage = pageOf(storyItem);

export const story = storyItem.merge({
  /** Sanitized: no scripts, event handlers, frames or `javascript:` URLs. */
  content: 'string | null',
  links: type({ linkText: 'string', linkFullUrl: 'string', linkUrl: 'string' }).array(),
  imageCaption: 'string | null',
  imageCreditText: 'string | null',
  alternateImage: imageAnswer.or('null'),
  redirectAbsoluteUrl: 'string | null',
  players: type({ firstName: 'string', lastName: 'string' }).array(),
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
  /** Same sport first, newest first; at most six. */
  related: storyItem.array(),
  galleryId: 'number.integer | null',
  contentTemplate: 'string | null',
  access: "'public' | 'protected' | 'hidden'",
  dateModifiedUtc: 'string',
});
export type Story = typeof story.infer;
