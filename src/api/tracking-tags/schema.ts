import { type } from 'arktype';

import { contract } from '../contract.ts';
import { idOf, type Parameter, sportName } from '../parameters.ts';

const element = type({ attributes: type({ '[string]': 'string | boolean' }), children: 'string' });

const place = type({ script: element.array(), style: element.array(), noscript: element.array() });
export type TagPlaceResponse = typeof place.infer;

/** Third-party elements for three positions in the document, in order of insertion. */
export const trackingTag = type({
  id: 'number.integer',
  name: 'string',
  head: place,
  openBody: place,
  closeBody: place,
});
export type TrackingTag = typeof trackingTag.infer;

const pageTemplate: Parameter<string> = {
  parse: type(/^[A-Za-z0-9_-]{1,60}$/).describe('a page type such as schedule'),
  description: 'Page type, as in `/api/v2/common/templates`',
  example: 'schedule',
  schema: { type: 'string' },
};

export const trackingTagContract = contract({
  path: '/TrackingTag/search',
  summary: 'Tracking tags of a page, without those that use tracking pixels',
  parameters: { PageTemplate: pageTemplate, SportName: sportName, ContentId: idOf('story, player or game') },
  response: trackingTag.array(),
});
