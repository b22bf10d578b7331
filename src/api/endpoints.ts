import { kinds } from '../content/kinds.ts';
import { alertEndpoint } from './alerts/routes.ts';
import { analyticsEndpoint } from './analytics/routes.ts';
import { calendarEndpoints } from './calendar/routes.ts';
import { coachingEndpoint } from './coaching/routes.ts';
import { configEndpoint } from './config/routes.ts';
import { endpointsOf, hiddenRowEndpoint } from './content/endpoints.ts';
import { hiddenPathOf } from './content/hidden-path.ts';
import { type WriteContract, writesOf } from './content/write/contract.ts';
import { valuesEndpoint } from './content/write/values-endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { eventEndpoints } from './events/routes.ts';
import { formEndpoints } from './forms/routes.ts';
import { gameCenterEndpoint } from './game-center/routes.ts';
import { gameTeamEndpoints } from './game-teams/routes.ts';
import { gameEndpoints } from './games/routes.ts';
import { googleEndpoint } from './google/routes.ts';
import { historyEndpoints } from './history/routes.ts';
import { leaderEndpoint } from './leaders/routes.ts';
import { liveEndpoints } from './live/routes.ts';
import { liveFeedEndpoints } from './live-feed/routes.ts';
import { mobileEndpoint } from './mobile/routes.ts';
import { navigationEndpoints } from './navigation/routes.ts';
import { notificationEndpoint } from './notifications/routes.ts';
import { onThisDayEndpoint } from './on-this-day/routes.ts';
import { opponentHistoryEndpoints } from './opponent-history/routes.ts';
import { playerEndpoints } from './players/routes.ts';
import { promotionEndpoints } from './promotions/routes.ts';
import { recordEndpoint } from './records/routes.ts';
import { rosterEndpoints } from './rosters/routes.ts';
import { routeRuleEndpoint } from './route-rules/routes.ts';
import { scheduleEndpoints } from './schedule/routes.ts';
import { searchEndpoints } from './search/routes.ts';
import { seasonStatsEndpoints } from './season-stats/routes.ts';
import { seoEndpoints } from './seo/routes.ts';
import { settingsEndpoint } from './settings/routes.ts';
import { splashEndpoints } from './splash/routes.ts';
import { sportEndpoints } from './sports/routes.ts';
import { staffEndpoints } from './staff/routes.ts';
import { standingsEndpoint } from './standings/routes.ts';
import { statsEndpoint } from './stats/routes.ts';
import { storyEndpoints } from './stories/routes.ts';
import { takeoverEndpoint } from './takeovers/routes.ts';
import { templateEndpoints } from './templates/routes.ts';
import { trackingTagEndpoint } from './tracking-tags/routes.ts';

const listed: readonly Endpoint[] = [
  ...sportEndpoints,
  settingsEndpoint,
  configEndpoint,
  ...templateEndpoints,
  ...seoEndpoints,
  googleEndpoint,
  analyticsEndpoint,
  mobileEndpoint,
  trackingTagEndpoint,
  routeRuleEndpoint,
  ...navigationEndpoints,
  notificationEndpoint,
  ...scheduleEndpoints,
  ...gameEndpoints,
  gameCenterEndpoint,
  ...eventEndpoints,
  ...calendarEndpoints,
  ...rosterEndpoints,
  ...historyEndpoints,
  ...playerEndpoints,
  ...staffEndpoints,
  coachingEndpoint,
  statsEndpoint,
  ...seasonStatsEndpoints,
  ...opponentHistoryEndpoints,
  recordEndpoint,
  leaderEndpoint,
  standingsEndpoint,
  ...gameTeamEndpoints,
  ...liveFeedEndpoints,
  ...liveEndpoints,
  ...storyEndpoints,
  onThisDayEndpoint,
  ...searchEndpoints,
  ...splashEndpoints,
  takeoverEndpoint,
  alertEndpoint,
  ...promotionEndpoints,
  ...formEndpoints,
  ...kinds.flatMap(endpointsOf),
];

/** All endpoints of the API; the first matching path is used. Staff read a single row of every kind. */
export const endpoints: readonly Endpoint[] = [
  ...listed,
  ...kinds
    .filter((kind) => !listed.some(({ path }) => path === `${hiddenPathOf(kind)}/{id}`))
    .map((kind) => hiddenRowEndpoint(kind)),
  ...kinds.map(valuesEndpoint),
];

/** All writes of the API. */
export const writes: readonly WriteContract[] = kinds.flatMap(writesOf);
