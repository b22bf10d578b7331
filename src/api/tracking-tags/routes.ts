import { carriesImage, type TagPlace } from '../../domain/tracking-tag.ts';
import { endpoint } from '../endpoint.ts';
import { findTrackingTags, type TrackingTagRow } from './queries.ts';
import { type TagPlaceResponse, type TrackingTag, trackingTagContract } from './schema.ts';

export const trackingTagEndpoint = endpoint(
  trackingTagContract,
  async ({ db, tenant, values: { PageTemplate, SportName, ContentId } }) => {
    if (tenant.settings.config?.trackingTagsEnabled === false) return { body: [], tags: ['tags'] };
    const conditions = { pageTemplate: PageTemplate, sportName: SportName, contentId: ContentId };
    const rows = await findTrackingTags(db, tenant.id, conditions);
    return { body: rows.filter((row) => !carriesImage(row)).map(toTrackingTag), tags: ['tags'] };
  },
);

const toTrackingTag = ({ id, name, head, openBody, closeBody }: TrackingTagRow): TrackingTag => ({
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
