import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { kinds } from '../content/kinds.ts';
import { createTestApi } from '../testing/api.ts';
import { createCompleteCollege } from '../testing/complete-college.ts';
import { addressOf } from '../testing/endpoint-addresses.ts';
import { endpointsOf } from './content/endpoints.ts';
import { endpoints } from './endpoints.ts';
import { gameTeamEndpoints } from './game-teams/routes.ts';
import { pathOf } from './openapi.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  site = await createTestApi();
  await createCompleteCollege(site.db);
});
afterAll(() => site.close());

const ofKinds = kinds.flatMap((kind) =>
  endpointsOf(kind).map(({ path }) => [path, path.endsWith('/{id}') ? `${kind.name}:1` : kind.name]),
);
const ofGameTeams = gameTeamEndpoints.map(({ path }) => [path, 'story:1 games sport:1 schedule:1 game:1 boxscore:1']);

const expected: Record<string, string> = {
  ...Object.fromEntries([...ofKinds, ...ofGameTeams]),
  '/Sports': 'sports sport:2 sport:1',
  '/Sports/{id}': 'sport:1',
  '/common/settings': 'settings',
  '/common/config': 'settings',
  '/common/templates': '',
  '/common/templates/sports-pages': '',
  '/Seo': 'settings stories',
  '/Seo/sitemap':
    'stories players games tag author gallery document sportFile publication videoChannel clip playlist facility department staffMember hall inductee award allAmerican moment clipping broadcaster partner product podcast episode',
  '/Seo/sitemap/games/{sport}': 'games sport:1',
  '/Google': 'settings',
  '/Analytics/settings': 'settings',
  '/mobile/settings': 'settings',
  '/TrackingTag/search': 'tags',
  '/route-rules': 'redirects',
  '/navigation': 'navigation sports',
  '/navigation/sections':
    'navigation sports tag gallery document publication clip facility staffMember hall award allAmerican moment clipping broadcaster partner product podcast form',
  '/navigation/sub': 'navigation sport:1',
  '/Notifications': 'settings',
  '/Schedule/pasts': 'sport:1',
  '/Schedule/bySport/{sport}': 'sport:1 schedule:1 game:5 game:1 game:2 game:3 game:4',
  '/Schedule/{id}': 'sport:1 schedule:1 game:5 game:1 game:2 game:3 game:4',
  '/ScheduleGames': 'games sport:1 schedule:1 game:1 game:2',
  '/ScheduleGames/{id}': 'sport:1 schedule:1 game:1',
  '/ScheduleGames/{id}/results': 'sport:1 schedule:1 game:1',
  '/GameCenter/{gameId}': 'sport:1 schedule:1 game:1 story:1',
  '/EventsResults/results': 'games sport:1 schedule:1 game:3 game:2 game:1 game:5',
  '/EventsResults/upcoming': 'games sport:1 schedule:1 game:4',
  '/NextEvents': 'games sport:1 schedule:1 game:4',
  '/Calendar/subscribe': 'games sport:1 schedule:1 game:5 game:1 game:2 game:3 game:4',
  '/Calendar/rss': 'games sport:1 schedule:1 game:5 game:1 game:2 game:3 game:4',
  '/Calendar/csv': 'games sport:1 schedule:1 game:5 game:1 game:2 game:3 game:4',
  '/Calendar/from/{from}/to/{to}': 'games sport:1 schedule:1 game:5 game:1 game:2 game:3',
  '/Rosters': 'sport:1 roster:1 player:1',
  '/Rosters/list': 'sport:1 roster:1 roster:2',
  '/Rosters/bySport/{sport}': 'sport:1 roster:1 player:1',
  '/Rosters/{id}': 'sport:1 roster:1 player:1',
  '/Players/historical': 'players',
  '/Archives': 'stories sport:1',
  '/Players/history': 'players player:1',
  '/Players/{id}': 'sport:1 roster:1 player:1 player:2 game:1',
  '/Staff/coaches': 'sport:1',
  '/Staff/bySport/{sport}': 'sport:1 roster:1',
  '/Staff/members/{id}': 'sport:1 roster:1',
  '/Coaches/records/{sport}/{type}': 'sport:1 game:5 game:1 game:2 game:3 game:4',
  '/Stats/boxscore/{gameId}': 'sport:1 schedule:1 game:1 boxscore:1',
  '/Stats/season/{sport}/{season}': 'sport:1 schedule:1 stats:1 game:5 game:1 game:2 game:3 game:4',
  '/Stats/career/{id}': 'sport:1 player:1 player:2 game:1',
  '/OpponentHistory/{sport}': 'sport:1 games',
  '/OpponentHistory/{sport}/{opponent}': 'sport:1 games',
  '/Records/{sport}': 'sport:1 games',
  '/Leaders': 'games game:1',
  '/Standings/{sport}/{season}': 'sport:1 schedule:1 games',
  '/LiveStats': 'games',
  '/LiveStats/{sport}': 'games sport:1 schedule:1 game:1 boxscore:1',
  '/live': 'live',
  '/live/games/{gameIds}': 'live game:1',
  '/live/{gameId}': 'sport:1 schedule:1 game:1 live:1',
  '/Stories/counts': 'stories',
  '/Stories/{id}/neighbors': 'stories story:1',
  '/Stories': 'stories story:1',
  '/Stories/{id}': 'stories story:1 sport:1 game:1',
  '/Stories/{date}/{slug}': 'stories story:1 sport:1 game:1',
  '/OnThisDay': 'games stories moment inductee awardWinner',
  '/search': 'search',
  '/search/suggestions': 'search',
  '/Splash/{sportId}': 'splash splash:1',
  '/Splash': 'splash splash:1',
  '/Takeovers': 'takeovers',
  '/Alert/active': 'alerts',
  '/promotions/{name}': 'promotions promotion:1',
  '/promotions/{name}/{sport_id}': 'promotions promotion:1',
  '/Forms': 'form',
  '/Forms/{id}': 'form:1',
  '/Forms/{id}/Results': 'form:1',
};

/** Responses without content, which a change may fill. */
const empty: Record<string, string> = {
  '/api/v2/Stats/boxscore/2': 'sport:1 schedule:1 game:2 boxscore:2',
  '/api/v2/Splash/9': 'splash',
  '/api/v2/Splash?splashId=9': 'splash splash:9',
  '/api/v2/promotions/footer': 'promotions',
};

const cached = endpoints.filter(({ recorded, staffOnly }) => !recorded && !staffOnly);

/** By tag, an HTTP cache drops the responses that a change concerns. */
describe('Cache-Tag names the college and the data of a response:', () => {
  test.each(cached.map((endpoint) => [pathOf(endpoint), endpoint] as const))('%s', async (_, endpoint) => {
    const { headers } = await site.get(addressOf(endpoint));
    const [college, ...tags] = headers.get('cache-tag')?.split(',') ?? [];
    expect([college, tags.join(' ')]).toEqual(['tenant:harbor', expected[endpoint.path]]);
  });

  test.each(Object.entries(empty))('%s', async (path, tags) => {
    const { status, headers } = await site.get(path);
    expect([status, headers.get('cache-tag')]).toEqual([204, `tenant:harbor,${tags.replaceAll(' ', ',')}`]);
  });
});
