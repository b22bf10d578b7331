import { type } from 'arktype';

const element = type({ attributes: type({ '[string]': 'string | boolean' }), children: 'string' });

const place = type({ script: element.array(), style: element.array(), noscript: element.array() });
export type TagPlaceAnswer = typeof place.infer;

/** Elements of others for three places of a document, each list in the order in which they go in. */
export const trackingTag = type({
  id: 'number.integer',
  name: 'string',
  head: place,
  openBody: place,
  closeBody: place,
});
export type TrackingTag = typeof trackingTag.infer;

export const trackingTags = trackingTag.array();
