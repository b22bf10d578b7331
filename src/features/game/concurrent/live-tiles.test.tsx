import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { ScheduleGame } from '../../../api/games/schema.ts';
import type { LiveGames } from '../../../api/live/schema.ts';
import { gameState } from '../../../domain/game-state.ts';
import { localNow } from '../../../domain/upcoming.ts';
import { LiveTiles } from './client/live-tiles.tsx';
import { tileGame } from './game-tile-props.ts';

const at = localNow('America/Chicago', Temporal.Instant.from('2026-11-21T20:00:00Z'));

const game = (id: number, parts: object) =>
  ({
    id,
    sport: { title: 'Football', globalSportNameSlug: 'football', shortName: 'fball', family: 'football' },
    season: { title: '2026' },
    ourSide: 'home',
    locationIndicator: 'H',
    gameState: gameState.Scheduled,
    date: '2026-11-21T14:00:00',
    venueDate: '2026-11-21T14:00:00',
    venueTime: '2 p.m.',
    timezone: 'America/Chicago',
    venueEndDate: null,
    dateUtc: '2026-11-21T20:30:00Z',
    tbd: false,
    allDay: false,
    forfeit: 'none',
    opponent: { title: 'Northfield', abbrev: 'NOR', prefix: null, image: null },
    teamPrefix: null,
    facility: { title: 'Harbor Field' },
    location: 'Harbor, ME',
    overtime: '',
    placing: null,
    result: null,
    live: null,
    gameCenterUrl: `/game-center/${id}`,
    boxscoreUrl: null,
    ...parts,
  }) as unknown as ScheduleGame;

const live = {
  version: 3,
  games: [
    {
      gameId: 12,
      state: gameState.Live,
      ourSide: 'home',
      teamScore: 14,
      opponentScore: 7,
      period: 2,
      periodText: '2nd quarter',
      clock: { seconds: 245, running: false, direction: 'down', at: '2026-11-21T20:00:00Z' },
      lastSeenAt: '2026-11-21T20:00:00Z',
      outcome: null,
      overtime: '',
      plays: [
        { number: 6, clock: '4:05', side: 'home', text: 'Swarm scores', scoring: true, score: { home: 14, away: 7 } },
      ],
    },
  ],
} as unknown as LiveGames;

const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('each game has teams, score or time, status, latest plays and a link', () => {
  const won = { status: 'W', teamScore: '27', opponentScore: '10' };
  const box = '/sports/football/stats/2026/northfield/boxscore/11';
  const games = [
    game(12, { gameState: gameState.Live }),
    game(13, { gameCenterUrl: null }),
    game(11, { gameState: gameState.GameComplete, result: won, boxscoreUrl: box }),
    game(14, { gameState: gameState.Postponed }),
    game(16, {
      gameCenterUrl: null,
      locationIndicator: 'A',
      opponent: { id: null, title: 'Lake Open', abbrev: null, prefix: null, image: null },
    }),
    game(15, { gameState: gameState.Delayed, gameStateReason: 'Suspended, rain' }),
  ];
  const html = renderToStaticMarkup(
    <LiveTiles
      games={games.map((each) => tileGame(each, { shortName: 'Harbor', logo: null }, at))}
      live={live}
      now={at.now}
      address="/api/v2/live/games/11,12,13,14"
      from={undefined}
    />,
  );
  const tiles = html
    .split('<article')
    .slice(1)
    .map((tile) => words(`<${tile}`));
  expect(tiles[0]).toMatch(
    /Live 4:05 2nd quarter .*Northfield 7 .*Harbor 14 .*Latest plays 4:05 H\w* Swarm scores 7–14/,
  );
  expect(tiles[1]).toMatch(/Sat, Nov 21, 2 p\.m\. .*Northfield .*Harbor Harbor Field, Harbor, ME Schedule/);
  expect(tiles[1]).not.toContain('Latest plays');
  expect(tiles[2]).toMatch(/Final Sat, Nov 21 .*Northfield 10 .*Harbor 27 .*Box score/);
  expect(tiles[3]).toContain('Postponed');
  expect(tiles[4]).toMatch(/Football : Lake Open .*Lake Open Harbor Field/);
  expect(tiles[4]).not.toMatch(/ (?:at|vs) /);
  expect(tiles[5]).toContain('Suspended');
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/game-center/12',
    '/sports/football/schedule/2026#13',
    box,
    '/game-center/14',
    '/sports/football/schedule/2026#16',
    '/game-center/15',
  ]);
});
