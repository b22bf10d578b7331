import { nextChange } from '../../domain/display-dates.ts';
import { isoInstantOrNull } from '../../domain/instant.ts';
import { followable } from '../../domain/links.ts';
import { endpoint } from '../endpoint.ts';
import { findActiveAlerts } from './queries.ts';
import { type Alert, alerts } from './schema.ts';

export const alertEndpoints = [
  endpoint({
    path: '/Alert/active',
    summary: 'Active alerts, newest first',
    parameters: {},
    answer: alerts,
    respond: async ({ db, tenant }) => {
      const now = Date.now();
      const rows = await findActiveAlerts(db, tenant.id, new Date(now).toISOString());
      const body: Alert[] = rows.map(({ id, title, url, enabled, showOnWeb, endDate }) => ({
        id,
        title,
        url: followable(url),
        enabled,
        showOnWeb,
        endDate: isoInstantOrNull(endDate),
      }));
      return { body, tags: ['alerts'], expiresAt: nextChange(body, now) };
    },
  }),
];
