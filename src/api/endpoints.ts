import { kinds } from '../content/kinds.ts';
import { alertEndpoints } from './alerts/routes.ts';
import { analyticsEndpoints } from './analytics/routes.ts';
import { calendarEndpoints } from './calendar/routes.ts';
import { coachingEndpoints } from './coaching/routes.ts';
import { configEndpoints } from './config/routes.ts';
import { endpointsOf } from './content/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { eventEndpoints } from './events/routes.ts';
import { formEndpoints } from './forms/routes.ts';
import { gameCenterEndpoints } from './game-center/routes.ts';
import { gameTeamEndpoints } from './game-teams/routes.ts';
import { gameEndpoints } from './games/routes.ts';
import { googleEndpoints } from './google/routes.ts';
import { historyEndpoints } from './history/routes.ts';
import { leaderEndpoints } from './leaders/routes.ts';
import { liveEndpoints } from './live/routes.ts';
import { liveFeedEndpoints } from './live-feed/routes.ts';
import { mobileEndpoints } from './mobile/routes.ts';
import { navigationEndpoints } from './navigation/routes.ts';
import { notificationEndpoints } from './notifications/routes.ts';
import { onThisDayEndpoints } from './on-this-day/routes.ts';
import { opponentHistoryEndpoints } from './opponent-history/routes.ts';
import { playerEndpoints } from './players/routes.ts';
import { promotionEndpoints } from './promotions/routes.ts';
import { recordEndpoints } from './records/routes.ts';
import { rosterEndpoints } from './rosters/routes.ts';
import { routeRuleEndpoints } from './route-rules/routes.ts';
import { scheduleEndpoints } from './schedule/routes.ts';
import { searchEndpoints } from './search/routes.ts';
import { seasonStatsEndpoints } from './season-stats/routes.ts';
import { seoEndpoints } from './seo/routes.ts';
import { settingsEndpoints } from './settings/routes.ts';
import { splashEndpoints } from './splash/routes.ts';
import { sportEndpoints } from './sports/routes.ts';
import { staffEndpoints } from './staff/routes.ts';
import { standingsEndpoints } from './standings/routes.ts';
import { statsEndpoints } from './stats/routes.ts';
import { storyEndpoints } from './stories/routes.ts';
import { takeoverEndpoints } from './takeovers/routes.ts';
import { templateEndpoints } from './templates/routes.ts';
import { trackingTagEndpoints } from './tracking-tags/routes.ts';

/** All endpoints of the API; the first matching path is used. */
export const endpoints: readonly Endpoint[] = [
  ...sportEndpoints,
  ...settingsEndpoints,
  ...configEndpoints,
  ...templateEndpoints,
  ...seoEndpoints,
  ...googleEndpoints,
  ...analyticsEndpoints,
  ...mobileEndpoints,
  ...trackingTagEndpoints,
  ...routeRuleEndpoints,
  ...navigationEndpoints,
  ...notificationEndpoints,
  ...scheduleEndpoints,
  ...gameEndpoints,
  ...gameCenterEndpoints,
  ...eventEndpoints,
  ...calendarEndpoints,
  ...rosterEndpoints,
  ...historyEndpoints,
  ...playerEndpoints,
  ...staffEndpoints,
  ...coachingEndpoints,
  ...statsEndpoints,
  ...seasonStatsEndpoints,
  ...opponentHistoryEndpoints,
  ...recordEndpoints,
  ...leaderEndpoints,
  ...standingsEndpoints,
  ...gameTeamEndpoints,
  ...liveFeedEndpoints,
  ...liveEndpoints,
  ...storyEndpoints,
  ...onThisDayEndpoints,
  ...searchEndpoints,
  ...splashEndpoints,
  ...takeoverEndpoints,
  ...alertEndpoints,
  ...promotionEndpoints,
  ...formEndpoints,
  ...kinds.flatMap(endpointsOf),
];
