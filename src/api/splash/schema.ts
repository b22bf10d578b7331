import { type } from 'arktype';

import { hexColor } from '../../domain/tenant.ts';
import { picture } from '../images/picture.ts';

/** A video from one source; other sources and unset options are omitted. */
export const videoEmbed = type({
  /** Id of the video source. */
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
  /** Click target: a path on this site or an external URL; null is the home page. */
  link: 'string | null',
  /** Type-specific data: the instant of a countdown. */
  display: type({ type: "'countdown'", to: 'string' }).or({ type: "'image' | 'video' | 'html'" }),
  video: videoEmbed.or('null'),
  picture: picture.or('null'),
  backgroundColor: hexColor,
  foregroundColor: hexColor,
  /** Sanitized. */
  html: 'string | null',
  /** Instants with Z; start and end are inclusive. */
  startDate: 'string',
  endDate: 'string | null',
});
export type Splash = typeof splash.infer;

export const splashAnswer = type({ data: splash });
