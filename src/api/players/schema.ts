import { type } from 'arktype';

import { statGroups } from '../../domain/box-score.ts';
import { imageResponse } from '../../domain/image.ts';
import { contract } from '../contract.ts';
import { scheduleGame } from '../games/schema.ts';
import { pageOf } from '../page.ts';
import { filterId, idOf, nameStart, pageIndex, pageSize } from '../parameters.ts';
import { rosterPlayer } from '../rosters/schema.ts';
import { forViewers } from '../viewer.ts';

/** A person in `Players/history`. */
export const playerHistory = type({
  playerId: 'number.integer',
  rosterPlayerId: 'number.integer | null',
  firstName: 'string',
  lastName: 'string',
  slug: 'string',
  url: 'string | null',
  /** "2025, 2026", oldest first. */
  seasons: 'string',
  sportName: 'string',
  sportId: 'number.integer',
  image: imageResponse,
});
export type PlayerHistory = typeof playerHistory.infer;

/** A season of the person, for the season list and season statistics. */
const playerSeason = type({
  rosterPlayerId: 'number.integer',
  seasonTitle: 'string',
  sportTitle: 'string',
  sportSlug: 'string',
  url: 'string',
  isCurrent: 'boolean',
  jerseyNumber: 'string | null',
  positionShort: 'string | null',
  academicYearShort: 'string | null',
  gamesPlayed: 'number.integer',
  gamesStarted: 'number.integer',
  /** Sums over the games; absent figures have no key. Empty without imported games. */
  stats: statGroups,
});
export type PlayerSeason = typeof playerSeason.infer;

const playerGame = type({ game: scheduleGame, started: 'boolean', played: 'boolean', stats: statGroups });
export type PlayerGame = typeof playerGame.infer;

/** A player's bio: the roster row and the person's data. */
export const playerBio = rosterPlayer.merge({
  /** Sanitized HTML; null if absent or hidden. */
  bio: 'string | null',
  season: type({ id: 'number.integer', title: 'string', isCurrent: 'boolean' }),
  /** Label and value of each known fact: "Height", "6′2″". */
  facts: type({ label: 'string', value: 'string' }).array(),
  /** All seasons on visible rosters, newest first. */
  seasons: playerSeason.array(),
  /** Games of this season with a line for the player, newest first. */
  gameLog: playerGame.array(),
  /** Sums over all seasons of this sport. */
  career: type({ gamesPlayed: 'number.integer', gamesStarted: 'number.integer', stats: statGroups }),
});
export type PlayerBio = typeof playerBio.infer;

export const playerHistoryContract = contract({
  path: '/Players/history',
  summary: 'Everyone who was on a roster, by name',
  parameters: { lastNameStart: nameStart, sportId: filterId('sport'), pageIndex, pageSize },
  response: pageOf(playerHistory),
});

export const playerContracts = forViewers('rosterPlayer', ({ prefix, access, what }) =>
  contract({
    ...access,
    path: `${prefix}/Players/{id}`,
    summary: `A player${what}: facts, seasons, the games of this season, and totals`,
    parameters: { id: idOf('player on a roster (`rosterPlayerId`)') },
    response: playerBio,
  }),
);
