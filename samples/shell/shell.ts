import type { CollegePlan } from '../college-plan.ts';
import type { CollegeRows } from '../college-rows.ts';
import type { Pictures } from '../pictures.ts';
import { sportKinds } from '../sports.ts';
import type { Team } from '../team.ts';
import { addAlerts } from './alerts.ts';
import { addCounts } from './counts.ts';
import { momentsOf } from './moment.ts';
import { promotionPictures } from './promotion-pictures.ts';
import { richPlaces, sparsePlaces } from './promotion-places.ts';
import { addPromotions } from './promotions.ts';
import { addRedirects } from './redirects.ts';
import { addSplashes } from './splashes.ts';
import { addTakeovers } from './takeovers.ts';
import { addTrackingTags } from './tracking-tags.ts';

type Campus = { today: string; teams: readonly Team[]; scenes: Pictures };

/** What stands around pages: alerts, redirects, tags, splashes, takeovers and promotions, and how often some were seen. */
export function addShell(college: CollegeRows, plan: CollegePlan, { today, teams, scenes }: Campus): void {
  const moment = momentsOf(today, plan.timezone);
  const sports = new Map(teams.map(({ key, sportId }) => [sportKinds[key].slug, sportId]));
  const football = sports.get('football');
  addAlerts(college, plan, moment);
  addRedirects(college, plan);
  addTrackingTags(college, plan);
  if (plan.rich && football) {
    const pictures = promotionPictures(college, plan);
    addSplashes(college, plan, sports, moment);
    addTakeovers(college, today, moment);
    addPromotions(college, richPlaces(plan, football, { pictures, scenes, moment }));
  } else {
    addPromotions(college, sparsePlaces);
  }
  addCounts(college, moment);
}
