import { expect, test } from 'vitest';

import type { ApiClient } from '../../api/client.ts';
import { legacyTarget } from './target.ts';

const sports = ['football', 'baseball', 'mens-basketball', 'womens-soccer', 'swimming-and-diving'].map(
  (slug, index) => ({
    id: index + 1,
    global_sport_name_slug: slug,
    shortname: { 'mens-basketball': 'mbball', 'womens-soccer': 'wsoc' }[slug] ?? slug,
  }),
);
const seasons: Record<number, string[]> = {
  1: ['2025', '2024'],
  2: ['2025', '2024'],
  3: ['2025-26'],
  4: ['2025'],
  5: [],
};

const game = (id: number, venueDate: string, values = {}) => ({
  id,
  venueDate: `${venueDate}T13:00:00`,
  originalDate: null,
  gameState: 8,
  boxscoreUrl: `/box/${id}`,
  sport: { globalSportNameSlug: 'football', shortName: 'football' },
  season: { title: '2024' },
  ...values,
});
const games = [
  game(1, '2024-09-07'),
  game(2, '2024-09-15', { originalDate: '2024-09-14' }),
  game(3, '2024-09-21', { gameState: 0, boxscoreUrl: null }),
  game(4, '2024-10-05'),
  game(5, '2024-10-05'),
];
const player = (firstName: string, lastName: string, values = {}) => ({
  firstName,
  lastName,
  url: `/bio/${firstName}-${lastName}`.toLowerCase(),
  hide: false,
  hideBio: false,
  ...values,
});
const players = [
  player('Ada', 'Reed'),
  player('Mary Kate', "O'Brien-Smith"),
  player('Ann', 'Lee'),
  player('Ann', 'Lee'),
  player('José', 'Ruiz'),
  player('Joy', 'Hidden', { hideBio: true }),
];

const api = {
  sports: {
    find: async (word: string) =>
      sports.find((sport) => [sport.global_sport_name_slug, sport.shortname].includes(word)),
  },
  schedule: {
    seasons: async (id: number) => (seasons[id] ?? []).map((seasonTitle) => ({ seasonTitle })),
    bySport: async (sport: string, { season }: { season: string }) =>
      sport === 'football' && season === '2024' ? { games } : { games: [] },
  },
  rosters: { find: async (sport: string) => (sport === 'womens-soccer' ? undefined : { players }) },
} as unknown as ApiClient;

const target = async (path: string) => {
  const found = await legacyTarget(new URL(path, 'https://lakeshore.example'), api);
  return found && [found.status, found.to];
};

test.each([
  ['/sports/mbkb/2025-26/schedule', '/sports/mens-basketball/schedule/2025-26'],
  ['/sports/mbkb/2025-26/', '/sports/mens-basketball/schedule/2025-26'],
  ['/sports/mbkb/2025-26/roster?view=2', '/sports/mens-basketball/roster/2025-26'],
  ['/sports/fball/2024-25/schedule', '/sports/football/schedule/2024'],
  ['/sports/fball/2024/schedule', '/sports/football/schedule/2024'],
  ['/sports/bsb/2024-25/schedule', '/sports/baseball/schedule/2025'],
  ['/sports/bsb/2024-25/teams/ashby?view=lineup', '/sports/baseball/stats/2025'],
  ['/sports/bsb/2024-25/coaches/index', '/sports/baseball/coaches/2025'],
  ['/sports/bsb/2024-25/standings', '/sports/baseball/standings/2025'],
  ['/sports/mbball/2025-26/schedule', '/sports/mens-basketball/schedule/2025-26'],
  ['/Sports/FBall/2024-25/Boxscores/20240907_X1y2.xml', '/box/1'],
  ['/sports/fball/2024-25/boxscores/20240907_x1y2.xml?view=plays', '/box/1'],
  ['/sports/fball/2024-25/boxscores/20240914_x1y2.xml', '/box/2'],
  ['/sports/bsb/2024-25/players/adareedx1y2', '/bio/ada-reed'],
  ['/sports/bsb/2024-25/players/reed_ada_x1y2', '/bio/ada-reed'],
  ['/sports/bsb/2024-25/bios/ada_reed', '/bio/ada-reed'],
  ['/sports/bsb/2024-25/players/joseruizk3f2', '/bio/josé-ruiz'],
  ['/sports/bsb/2024-25/players/obriensmith_mary_kate_x1y2', "/bio/mary kate-o'brien-smith"],
  ['/index', '/'],
  ['/landing/index', '/'],
  ['/composite?month=9', '/calendar'],
  ['/information/directory/index', '/staff-directory'],
  ['/sports/wsoc/index', '/sports/womens-soccer'],
  ['/sports/fball/index', '/sports/football'],
  ['/sports/fball', '/sports/football'],
  ['/sports/mswimdive/schedule', '/sports/swimming-and-diving/schedule'],
  ['/sports/bsb/coaches/index.html', '/sports/baseball/coaches'],
  ['/sports/football/schedule/season/2024', '/sports/football/schedule/2024'],
  ['/sports/football/schedule/season/2024-25', '/sports/football/schedule/2024'],
  ['/sports/mens-basketball/roster/season/2025-26', '/sports/mens-basketball/roster/2025-26'],
  ['/sports/mens-basketball/stats/season/2025-26', '/sports/mens-basketball/stats/2025-26'],
  ['/sports/baseball/roster/season/2025/player/ada-reed', '/bio/ada-reed'],
  ['/sports/baseball/roster/season/2025/staff/ada-reed', '/sports/baseball/coaches/2025'],
])('GET %s → 301 %s', async (path, to) => expect(await target(path)).toEqual([301, to]));

test.each([
  // a game to come, a doubleheader, a day and a season without a game
  ['/sports/fball/2024-25/boxscores/20240921_x1y2.xml', '/sports/football/schedule/2024#3'],
  ['/sports/fball/2024-25/boxscores/20241005_x1y2.xml', '/sports/football/schedule/2024'],
  ['/sports/fball/2024-25/boxscores/20241012_x1y2.xml', '/sports/football/schedule/2024'],
  ['/sports/fball/1998-99/boxscores/19981012_x1y2.xml', '/sports/football/schedule'],
  ['/sports/fball/1998-99/schedule', '/sports/football/schedule'],
  // two players of one name, an unknown name, the beginning of a name, a hidden bio, a season without a roster
  ['/sports/bsb/2024-25/players/annleex1y2', '/sports/baseball/roster/2025'],
  ['/sports/bsb/2024-25/players/maryroex1y2', '/sports/baseball/roster/2025'],
  ['/sports/bsb/2024-25/players/adareedersonx1y2', '/sports/baseball/roster/2025'],
  ['/sports/bsb/2024-25/players/joyhiddenx1y2', '/sports/baseball/roster/2025'],
  ['/sports/wsoc/2025-26/players/adareedx1y2', '/sports/womens-soccer/roster/2025'],
  ['/sports/baseball/roster/player/ada-reed', '/bio/ada-reed'],
  ['/sports/baseball/roster/season/2025/player/ada-reedbird', '/sports/baseball/roster/2025'],
  ['/sports/bsb/2024-25/photos/gallery', '/sports/baseball/schedule/2025'],
  ['/sports/bsb/2024-25/releases/20250301x1y2', '/sports/baseball/news'],
  ['/sports/bsb/camps/summer', '/sports/baseball/schedule'],
])('GET %s → 307 %s, the nearest page', async (path, to) => expect(await target(path)).toEqual([307, to]));

test.each([
  '/sports/quidditch/2025-26/schedule',
  '/sports/mlax/2024-25/boxscores/20240907_x1y2.xml',
  '/sports/quidditch/index',
  '/sports/football/schedule/2024',
  '/sports/football/roster/ada-reed/7',
  '/sports/football/roster/coaches/ada-reed/7',
  '/sports/football/opponent-history',
  '/sports/mbball/schedule',
  '/sports/2024/9/7/story',
])('GET %s is none of a former site', async (path) => expect(await target(path)).toBeUndefined());
