import { type } from 'arktype';

import { statGroups } from '../../domain/box-score.ts';
import { imageAnswer } from '../../domain/image.ts';
import { scheduleGame } from '../games/schema.ts';
import { pageOf } from '../page.ts';
import { rosterPlayer } from '../rosters/schema.ts';

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
  image: imageAnswer,
});
export type PlayerHistory = typeof playerHistory.infer;
export const playerHistoryPage = pageOf(playerHistory);

/** A season of the person: a row of the season list and of the season statistics. */
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
  /** Sums of the games; absent figures have no key. Empty without imported games. */
  stats: statGroups,
});
export type PlayerSeason = typeof playerSeason.infer;

const playerGame = type({ game: scheduleGame, started: 'boolean', played: 'boolean', stats: statGroups });
export type PlayerGame = typeof playerGame.infer;

/** A player's bio page: the roster row with everything known of the person. */
export const playerBio = rosterPlayer.merge({
  /** Sanitised HTML; null without one or when it is hidden. */
  bio: 'string | null',
  season: type({ id: 'number.integer', title: 'string', isCurrent: 'boolean' }),
  /** Ready to print, only what is known: "Height" "6′2″". */
  facts: type({ label: 'string', value: 'string' }).array(),
  /** All seasons on rosters that are not hidden, newest first. */
  seasons: playerSeason.array(),
  /** Games of this season with a line of the player, newest first. */
  gameLog: playerGame.array(),
  /** Sums over all seasons of this sport. */
  career: type({ gamesPlayed: 'number.integer', gamesStarted: 'number.integer', stats: statGroups }),
});
export type PlayerBio = typeof playerBio.infer;
