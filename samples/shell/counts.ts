import type { CollegeRows } from '../college-rows.ts';
import { createRandom } from '../random.ts';
import type { Moment } from './moment.ts';

/** Clicks and views of yesterday, so that there is something to read. */
export function addCounts({ rows, tenantId }: CollegeRows, moment: Moment): void {
  const random = createRandom('clicks and views');
  const at = moment(-1, '19:30');
  const day = moment(-1, '12:00').slice(0, 10);
  for (const { id: splashId, access } of rows.splash) {
    if (access === 'hidden') continue;
    for (let click = 0; click < random.int(3, 12); click++)
      rows.splashClick.push({ tenantId, splashId, key: `sample-click-${click}`, at });
  }
  for (const { id: campaignId, startDate } of rows.promotionCampaign) {
    if (startDate) continue;
    rows.campaignViews.push({ tenantId, campaignId, day, views: random.int(8, 30), lastAt: at });
  }
}
