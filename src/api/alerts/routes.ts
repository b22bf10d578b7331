import { nextChange } from '../../domain/display-dates.ts';
import { isoInstantOrNull } from '../../domain/instant.ts';
import { followable } from '../../web/links.ts';
import { endpoint } from '../endpoint.ts';
import { findActiveAlerts } from './queries.ts';
import { type Alert, alertContract } from './schema.ts';

export const alertEndpoint = endpoint(alertContract, async ({ db, tenant }) => {
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
});
