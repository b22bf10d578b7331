import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { PlayerBio } from '../api/players/schema.ts';
import type { Roster } from '../api/rosters/schema.ts';
import type { Schedule } from '../api/schedule/schema.ts';
import type { StaffBio } from '../api/staff/schema.ts';
import { gameState } from '../domain/game-state.ts';
import type { Sport } from '../domain/sport.ts';
import { type RequestContext, runWithRequestContext } from '../routing/request-context.ts';
import { gameCard } from './game/game-card.ts';
import { SportHead } from './home/sport-head.tsx';
import { BioHead } from './roster/bio-head.tsx';
import { RosterHead } from './roster/roster-head.tsx';
import { StaffBioHead } from './roster/staff-bio-head.tsx';
import { ScheduleHead } from './schedule/schedule-head.tsx';

const context = {
  isPayload: false,
  markup: new Map(),
  tenant: {
    name: 'Harbor',
    shortName: 'Harbor',
    timezone: 'America/New_York',
    canonicalHost: 'h.example',
    settings: {},
  },
  url: new URL('https://h.example/'),
} as unknown as RequestContext;

const sport = { id: 3, title: 'Football', shortName: 'football', globalSportNameSlug: 'football' } as unknown as Sport;
const season = { title: '2026' };
const schedule = { id: 7, title: '2026 Football Schedule', season, record: { overall: '12-3' } } as unknown as Schedule;
const roster = { id: 7, displayTitle: '2026 Roster', season, players: [] } as unknown as Roster;
const person = { id: 9, rosterPlayerId: 9, firstName: 'Ann', lastName: 'Reed', sport, season, url: '/a' };
const picture = { isDefault: true, url: '/silhouette.svg' };
const player = { ...person, jerseyNumber: '12', image: picture } as unknown as PlayerBio;
const coach = { ...person, title: 'Head Coach', image: picture } as unknown as StaffBio;
const portrait = { isDefault: false, url: '/media/ann.jpg' };

test.each<[name: string, head: React.ReactElement, url: string]>([
  [
    'a schedule',
    <ScheduleHead key="" sport={sport} schedule={schedule} games={[]} />,
    '/media/drawn/schedule/7-12-3.svg',
  ],
  ['a sport home', <SportHead key="" sport={sport} record="12-3" />, '/media/drawn/sport/3-12-3.svg'],
  ['a roster', <RosterHead key="" sport={sport} roster={roster} />, '/media/drawn/roster/7-0.svg'],
  ['a player', <BioHead key="" player={player} />, '/media/drawn/player/9-12.svg'],
  [
    'a player with a portrait',
    <BioHead key="" player={{ ...player, image: portrait } as PlayerBio} />,
    '/media/ann.jpg',
  ],
  ['a coach', <StaffBioHead key="" member={coach} />, '/media/drawn/staff/9.svg'],
])('the share picture of %s is its own', (_, head, url) => {
  const page = runWithRequestContext(context, () => renderToStaticMarkup(head));
  expect(page).toContain(
    `property="og:image" content="https://h.example/images/resize?url=${encodeURIComponent(url)}&amp;`,
  );
});

test('the address of a game’s share picture changes with its score', () => {
  const game = { id: 5, gameState: gameState.Live, result: null, live: null, venueDate: '2026-09-12T18:00:00' };
  const at = (teamScore: string | undefined) =>
    gameCard(
      {
        ...game,
        live: teamScore === undefined ? null : { teamScore, opponentScore: '3', period: 1, clock: '' },
      } as Parameters<typeof gameCard>[0],
      'Football',
    ).url;
  expect([at(undefined), at('0'), at('7')]).toEqual([
    '/media/drawn/game/5-3-09-12t18-00.svg',
    '/media/drawn/game/5-3-0-3.svg',
    '/media/drawn/game/5-3-7-3.svg',
  ]);
});
