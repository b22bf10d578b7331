import { type } from 'arktype';

import { carriesImage } from '../../domain/tracking-tag.ts';
import { endpoint } from '../endpoint.ts';
import { idOf, type Parameter, sportName } from '../parameters.ts';
import { findTrackingTags } from './queries.ts';
import { toTrackingTag } from './reshape.ts';
import { trackingTags } from './schema.ts';

const pageTemplate: Parameter<string> = {
  parse: type(/^[A-Za-z0-9_-]{1,60}$/).describe('a page type such as schedule'),
  description: 'Page type, as in `/api/v2/common/templates`',
  example: 'schedule',
  schema: { type: 'string' },
};

export const trackingTagEndpoints = [
  endpoint({
    path: '/TrackingTag/search',
    summary: 'Tracking tags of a page, without those that use tracking pixels',
    parameters: { PageTemplate: pageTemplate, SportName: sportName, ContentId: idOf('story, player or game') },
    answer: trackingTags,
    respond: async ({ db, tenant, values: { PageTemplate, SportName, ContentId } }) => {
      if (tenant.settings.config?.trackingTagsEnabled === false) return { body: [], tags: ['tags'] };
      const conditions = { pageTemplate: PageTemplate, sportName: SportName, contentId: ContentId };
      const rows = await findTrackingTags(db, tenant.id, conditions);
      return { body: rows.filter((row) => !carriesImage(row)).map(toTrackingTag), tags: ['tags'] };
    },
  }),
];
