import { type } from 'arktype';

import { hexColor } from '../../domain/tenant.ts';
import { picture } from '../images/picture.ts';

/** A video of one source; the others, and what is not set, are left out. */
export const videoEmbed = type({
  /** The id of the source that is there. */
  id: 'string',
  'youtube?': 'string',
  'archive?': 'string',
  'endeavor?': 'string',
  'autoplay?': 'boolean',
  'controls?': 'boolean',
  'live?': 'boolean',
});

export const splash = type({
  id: 'number.integer',
  title: 'string',
  /** Where a click leads: a path of this site or an address of another; null is the home page. */
  link: 'string | null',
  /** What belongs to the type alone: the instant a countdown runs to. */
  display: type({ type: "'countdown'", to: 'string' }).or({ type: "'image' | 'video' | 'html'" }),
  video: videoEmbed.or('null'),
  picture: picture.or('null'),
  backgroundColor: hexColor,
  foregroundColor: hexColor,
  /** Sanitised. */
  html: 'string | null',
  /** Instants with Z; shown from start to end, both included. */
  startDate: 'string',
  endDate: 'string | null',
});
export type Splash = typeof splash.infer;

export const splashAnswer = type({ data: splash });
