import { type } from 'arktype';

import { hexColor } from '../../domain/tenant.ts';
import { contract } from '../contract.ts';
import { picture } from '../images/picture.ts';
import { cacheBuster, idOf, recordKey, required, sportIdOrHome } from '../parameters.ts';

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

export const splashResponse = type({ data: splash });

export const splashContract = {
  forSport: contract({
    path: '/Splash/{sportId}',
    summary: 'The splash screen of the home page or a sport home: the one that started last, or the next to start',
    parameters: { sportId: sportIdOrHome },
    response: splashResponse,
    mayBeEmpty: true,
  }),
  get: contract({
    path: '/Splash',
    summary: 'One splash',
    parameters: { splashId: required(idOf('splash')) },
    response: splashResponse,
    mayBeEmpty: true,
  }),
  hidden: contract({
    path: '/Hidden/Splash',
    summary: 'One splash screen, including hidden, future and ended ones',
    parameters: { splashId: required(idOf('splash')), t: cacheBuster },
    response: splashResponse,
    mayBeEmpty: true,
    staffOnly: 'splash',
  }),
  click: contract({
    path: '/Splash/click/{splashId}',
    summary: 'Counts a click on a splash',
    parameters: { splashId: idOf('splash'), key: recordKey('click') },
    recorded: true,
  }),
};
