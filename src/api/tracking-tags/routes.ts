import { carriesImage } from '../../domain/tracking-tag.ts';
import { endpoint } from '../endpoint.ts';
import { findTrackingTags } from './queries.ts';
import { toTrackingTag } from './reshape.ts';
import { trackingTagContract } from './schema.ts';

export const trackingTagEndpoint = endpoint(
  trackingTagContract,
  async ({ db, tenant, values: { PageTemplate, SportName, ContentId } }) => {
    if (tenant.settings.config?.trackingTagsEnabled === false) return { body: [], tags: ['tags'] };
    const conditions = { pageTemplate: PageTemplate, sportName: SportName, contentId: ContentId };
    const rows = await findTrackingTags(db, tenant.id, conditions);
    return { body: rows.filter((row) => !carriesImage(row)).map(toTrackingTag), tags: ['tags'] };
  },
);
