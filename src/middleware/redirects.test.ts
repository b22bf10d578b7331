import { describe, expect, test } from 'vitest';

import { href } from '../routing/routes.ts';
import { apiWithRules } from './testing/page-api.ts';
import { ask, seen } from './testing/page-server.ts';

describe('a URL of a former site', () => {
  test.each([
    ['/boxscore.aspx?id=12', '/sports/football/stats/2026/tamarack/boxscore/12'],
    ['/BoxScore.aspx?ID=12&path=football', '/sports/football/stats/2026/tamarack/boxscore/12'],
    ['/boxscore.aspx?id=15', '/sports/football/stats/2026/elm/boxscore/15'],
    ['/schedule.aspx?path=football', '/sports/football/schedule'],
    ['/schedule.aspx?path=fball&year=2026', '/sports/football/schedule/2026'],
    ['/schedule.aspx?path=fball&year=1066', '/sports/football/schedule'],
    ['/schedule.aspx?schedule=1', '/sports/football/schedule/2026'],
    ['/cumestats.aspx?path=football', '/sports/football/stats'],
    ['/cumestats.aspx?path=fball&year=2026', '/sports/football/stats/2026'],
    ['/teamstats.aspx?path=football&year=1066', '/sports/football/stats'],
    ['/roster.aspx?path=football', '/sports/football/roster'],
    ['/roster.aspx?path=football&season=2026', '/sports/football/roster/2026'],
    ['/roster.aspx?rp_id=7', '/sports/football/roster/new-name/7'],
    ['/index.aspx', '/'],
    ['/Default.aspx?path=football', '/sports/football'],
    ['/hof.aspx', '/honors/wall'],
    ['/HOF.aspx?hof=112', '/honors/wall/ada-voss/112'],
    ['/honors.aspx', '/honors'],
    ['/honors/hall-of-fame?type=class_induction', '/honors/wall'],
    ['/honors/Hall-of-Fame/A-Z', '/honors/wall/a-z'],
    ['/awards.aspx', '/awards'],
    ['/staff.aspx', '/staff-directory'],
    ['/staff.aspx?staff=4', '/staff-directory/ann-reed/4'],
    ['/staff.aspx?path=football', '/sports/football/staff'],
    ['/staff-directory?path=fball', '/sports/football/staff'],
    ['/Staff-Directory?print=true', '/staff-directory/print'],
    ['/sports/football/coaches.aspx', '/sports/football/coaches'],
    ['/podcast.aspx', '/podcasts'],
    ['/podcast.aspx?path=football', '/podcasts?sport=football'],
    ['/podcast.aspx?podcast=12', '/podcasts/corner/12'],
    ['/podcast.aspx?category=3', '/podcasts/corner'],
    ['/aa.aspx', '/all-americans'],
    ['/sb_output.aspx?form=3&tab=apply', '/protected/form/3'],
    ['/facilities/?id=3', '/facilities/lake-stadium/3'],
    ['/facilities?id=3', '/facilities/lake-stadium/3'],
    ['/otd', '/on-this-day'],
    ['/OTD/?date=11-22', '/on-this-day?date=11-22'],
    ['/aa.aspx?path=football', '/all-americans?sport=football'],
    ['/sports/football/schedule.aspx', '/sports/football/schedule'],
    ['/sports/football/index.aspx', '/sports/football'],
    ['/sports/football/roster/2026.aspx', '/sports/football/roster/2026'],
    ['/news/2026/9/5/new-title.aspx', '/news/2026/9/5/new-title'],
    ['/sports/football/schedule?season=2026', '/sports/football/schedule/2026'],
    ['/sports/football/roster?season=2026', '/sports/football/roster/2026'],
    ['/sports/football/stats?season=2026', '/sports/football/stats/2026'],
    ['/sports/football/coaches?season=2026', '/sports/football/coaches/2026'],
    ['/sports/football/schedule/text?season=2026', '/sports/football/schedule/text/2026'],
    ['/coaches.aspx?path=football&season=2026', '/sports/football/coaches/2026'],
    ['/historicalroster', '/historical-roster'],
    ['/showcase?Live=7', '/videos/match-point/7'],
    ['/Showcase/?archive=7', '/videos/match-point/7'],
    ['/showcase', '/videos'],
    ['/sports/football/historicalroster', '/sports/football/historical-roster'],
    ['/sports/fball/2026-27/roster', '/sports/football/roster/2026'],
    ['/RSC/R/sports/football/schedule.txt?query=season%3D2026', '/RSC/R/sports/football/schedule/2026.txt'],
  ])('GET %s → 301 %s', async (path, to) => {
    expect(await seen(path)).toEqual([301, to]);
  });

  test.each([
    ['/boxscore.aspx?id=14', '/game-center/14'],
    ['/boxscore.aspx?id=16', '/game-center/16'],
    ['/sports/fball/2026-27/boxscores/20260905_x1y2.xml', '/sports/football/schedule/2026'],
    ['/common/controls/adhandler.aspx?ad_id=18&target=https://evil.example/', 'https://tickets.example/buy'],
    ['/Common/Controls/AdHandler.aspx?ad_id=19&target=//evil.example', '/sports/football'],
    ['/RSC/R/boxscore.aspx.txt?query=id%3D14', '/RSC/R/game-center/14.txt'],
  ])('GET %s, whose target changes → 307 %s', async (path, to) => {
    expect(await seen(path)).toEqual([307, to]);
  });

  test.each([
    '/boxscore.aspx?id=13',
    '/boxscore.aspx?id=12&path=wsoc',
    '/roster.aspx?rp_id=7&path=wsoc',
    '/boxscore.aspx?id=99',
    '/boxscore.aspx?id=-1',
    '/boxscore.aspx?id=1e3',
    '/boxscore.aspx?id=%2F%2Fevil.example',
    '/boxscore.aspx?id=99999999999999999999',
    '/boxscore.aspx',
    '/schedule.aspx?path=chess',
    '/schedule.aspx',
    '/roster.aspx?rp_id=8',
    '/hof.aspx?hof=113',
    '/podcast.aspx?podcast=99',
    '/hof.aspx?hof=x',
    '/staff.aspx?staff=99',
    '/staff.aspx?staff=x',
    '/staff.aspx?path=chess',
    '/showcase?Live=99',
    '/showcase?Live=https://evil.example',
    '/common/controls/adhandler.aspx?ad_id=99&target=https://evil.example/',
    '/common/controls/adhandler.aspx?target=https://evil.example/',
  ])('GET %s → not found', async (path) => {
    const missing = href('notFound', {}, { path: new URL(path, 'http://l.example').pathname });
    expect(await seen(path)).toEqual([307, missing]);
  });
});

describe('a path of an external program', () => {
  test.each([
    ['/watch?live=1', 307, 'https://video.example/watch?live=1'],
    ['/Watch/Archive', 307, 'https://video.example/Watch/Archive'],
    ['/RSC/R/watch.txt', 409, 'Elsewhere'],
    ['/galleries/x', 404, 'another program'],
    // configured with this site's own origin
    ['/feature/x', 404, 'another program'],
    ['/sidearmstats/football/boxscore', 404, 'another program'],
    // handled by the feeds, which run after the pages
    ['/sidearmstats/football/summary', 307, '/404?path=%2Fsidearmstats%2Ffootball%2Fsummary'],
    ['/sidearmstats/football/game.json?detail=full', 307, '/404?path=%2Fsidearmstats%2Ffootball%2Fgame.json'],
    ['/gameday/other.aspx?ids=12', 404, 'another program'],
    // our own page, unless the college runs the program
    ['/gameday/concurrent.aspx?ids=12,99', 200, 'page /gameday/concurrent.aspx'],
    ['/RSC/R/gameday/concurrent.aspx.txt?query=ids%3D12', 200, 'page /gameday/concurrent.aspx'],
    ['/GameDay/Concurrent.aspx?ids=12', 301, '/gameday/concurrent.aspx?ids=12'],
    ['/watchers', 307, '/404?path=%2Fwatchers'],
  ])('GET %s → %i %s', async (path, status, text) => {
    expect(await seen(path)).toEqual([status, text]);
  });

  test('is not indexed', async () => {
    expect((await ask('/galleries')).headers.get('x-robots-tag')).toBe('noindex');
  });
});

describe('a redirect rule of the college', () => {
  const withRules = { client: apiWithRules };

  test.each([
    ['/season', 302, '/sports/football/schedule?location=H'],
    ['/Season/?location=A&view=list', 302, '/sports/football/schedule?location=H&view=list'],
    ['/sports/football/roster', 302, '/sports/football/schedule?location=H'],
    ['/tickets?utm=x', 301, 'https://tickets.example/buy?from=site&utm=x#map'],
    ['/RSC/R/season.txt', 302, '/RSC/R/sports/football/schedule.txt?query=location%3DH'],
    ['/RSC/R/tickets.txt', 409, 'Elsewhere'],
  ])('for the exact path takes precedence: GET %s → %i %s', async (path, status, text) => {
    expect(await seen(path, withRules)).toEqual([status, text]);
  });

  test.each([
    ['/nope/Guide.pdf?page=2', 302, 'https://former.example/nope/Guide.pdf?page=2'],
    ['/news/2026/9/x/story', 301, '/stories/2026/9/x/story'],
    ['/sports/chess/schedule', 302, 'https://former.example/sports/chess/schedule'],
    ['/boxscore.aspx?id=99', 302, 'https://former.example/boxscore.aspx?id=99'],
    ['/RSC/R/nope.txt', 409, 'Elsewhere'],
    ['/', 200, 'page /'],
    ['/sports/football/schedule', 200, 'page /sports/football/schedule'],
    ['/news/2026/9/5/new-title', 200, 'page /news/2026/9/5/new-title'],
    ['/fball.aspx', 302, 'https://former.example/fball.aspx'],
    ['/404', 404, 'page /404'],
    ['/assets/gone.js', 404, 'Not found'],
    ['/galleries/x', 404, 'another program'],
  ])('with a wildcard applies where no page is: GET %s → %i %s', async (path, status, text) => {
    expect(await seen(path, withRules)).toEqual([status, text]);
  });

  test('does not apply where it would be a redirect loop', async () => {
    // the schedule's load redirects the short name back, and the legacy URL of the sport redirects to its home
    expect(await seen('/sports/football/schedule/2026', withRules)).toEqual([
      200,
      'page /sports/football/schedule/2026',
    ]);
    expect(await seen('/sports/football', withRules)).toEqual([200, 'page /sports/football']);
  });

  test('a missing script is asked for again', async () => {
    const { headers } = await ask('/assets/gone.js', {}, withRules);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('is cached for five minutes by browsers and for a second by others, and has no headers of the response it replaces', async () => {
    const { headers } = await ask('/nope', {}, withRules);
    expect(headers.get('cache-control')).toBe('public, max-age=300, s-maxage=1');
    expect((await ask('/sports/chess/schedule', {}, withRules)).headers.get('content-type')).toBeNull();
  });
});
