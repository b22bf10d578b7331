import { type } from 'arktype';

const element = type({ attributes: type({ '[string]': 'string | boolean' }), children: 'string' });

const place = type({ script: element.array(), style: element.array(), noscript: element.array() });
export type TagPlaceAnswer = typeof place.infer;

/** Third-party elements for three positions in the document, in order of insertion. */
export const trackingTag = type({
  id: 'number.integer',
  name: 'string',
  head: place,
  openBody: place,
  closeBody: place,
});
export type TrackingTag = typeof trackingTag.infer;

export const trackingTags = trackingTag.array();
