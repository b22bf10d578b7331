import type { CollegeRows } from '../college-rows.ts';
import type { PlacePlan } from './promotion-places.ts';

export function addPromotions(college: CollegeRows, places: readonly PlacePlan[]): void {
  for (const { campaigns, ...place } of places) {
    const locationId = college.add('promotionLocation', place);
    for (const [position, campaign] of campaigns.entries())
      college.add('promotionCampaign', { locationId, position, ...campaign });
  }
}
