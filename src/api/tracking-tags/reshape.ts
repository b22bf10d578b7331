import type { TagPlace } from '../../domain/tracking-tag.ts';
import type { TrackingTagRow } from './queries.ts';
import type { TagPlaceResponse, TrackingTag } from './schema.ts';

export const toTrackingTag = ({ id, name, head, openBody, closeBody }: TrackingTagRow): TrackingTag => ({
  id,
  name,
  head: toPlace(head),
  openBody: toPlace(openBody),
  closeBody: toPlace(closeBody),
});

const toPlace = ({ script, style, noscript }: TagPlace): TagPlaceResponse => ({
  script: toElements(script),
  style: toElements(style),
  noscript: toElements(noscript),
});

const toElements = (elements: TagPlace['script'] = []) =>
  elements.map(({ attributes = {}, children = '' }) => ({ attributes, children }));
