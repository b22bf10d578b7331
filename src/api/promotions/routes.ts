import { randomUUID } from 'node:crypto';

import { hasBegun, nextChange } from '../../domain/display-dates.ts';
import { isoInstantOrNull } from '../../domain/instant.ts';
import { todayIn } from '../../domain/local-time.ts';
import { followable } from '../../web/links.ts';
import { type EndpointRequest, endpoint, noContent } from '../endpoint.ts';
import { problem } from '../problem.ts';
import { countClick, countViews, findCampaignLink, findCampaigns, findLocation } from './queries.ts';
import { toPromotion } from './reshape.ts';
import { promotionContract } from './schema.ts';

async function responseOf(
  { db, tenant }: Pick<EndpointRequest<unknown>, 'db' | 'tenant'>,
  name: string,
  sportId: number | null,
) {
  const now = Date.now();
  const location = await findLocation(db, tenant.id, name, sportId);
  if (!location) return noContent('promotions');
  const rows = await findCampaigns(db, tenant.id, location.id, new Date(now).toISOString());
  const dated = rows.map((row) => ({
    row,
    startDate: isoInstantOrNull(row.campaign.startDate),
    endDate: isoInstantOrNull(row.campaign.endDate),
  }));
  const current = dated.filter((each) => hasBegun(each, now)).map(({ row }) => row);
  if (current.length === 0) return noContent('promotions', `promotion:${location.id}`);
  return {
    body: toPromotion(location, current),
    tags: ['promotions', `promotion:${location.id}`],
    expiresAt: nextChange(dated, now),
  };
}

export const promotionEndpoints = [
  // before the places, none of which can have these names
  endpoint(promotionContract.countViews, async ({ db, tenant, values: { adIds, batch = randomUUID() } }) => {
    const counted = await countViews(db, tenant.id, adIds, { batch, day: todayIn(tenant.timezone) });
    const unknown = adIds.filter((id) => !counted.includes(id));
    const reason = 'The college has no such campaign.';
    if (counted.length === 0)
      return problem(404, reason, { adIds: unknown.map((id) => `The college has no campaign ${id}.`) });
    return { body: { counted, ignored: unknown.map((id) => ({ id, reason })) }, tags: [] };
  }),
  endpoint(promotionContract.click, async ({ db, tenant, values: { id } }) => {
    const found = await findCampaignLink(db, tenant.id, id);
    const link = followable(found?.link ?? null);
    const startDate = isoInstantOrNull(found?.startDate ?? null);
    if (!link || !hasBegun({ startDate, endDate: null }, Date.now())) return undefined;
    await countClick(db, tenant.id, id, todayIn(tenant.timezone));
    return { body: { link }, tags: [] };
  }),
  endpoint(promotionContract.get, ({ values: { name }, ...request }) => responseOf(request, name, null)),
  endpoint(promotionContract.ofSport, ({ values: { name, sport_id }, ...request }) =>
    responseOf(request, name, sport_id || null),
  ),
];
