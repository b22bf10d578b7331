import { and, asc, eq, type SQL, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { game, opponent, person, rosterPlayer, rosterStaff, season, sport } from '../db/schema/all.ts';
import { overtimeText } from '../domain/game.ts';
import { gameState, gameStateText, isComplete, isGameState, isLive } from '../domain/game-state.ts';
import { localDateTime, todayIn } from '../domain/local-time.ts';
import { shortDay } from '../domain/printed-date.ts';
import { formatRecord, recordOf } from '../domain/record.ts';
import type { CardKind } from '../domain/share-image.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { CardFacts } from './fact-card.ts';

type College = Pick<Tenant, 'id' | 'shortName' | 'timezone'>;
type Find = (db: Db, college: College, id: number) => Promise<CardFacts | undefined>;

const gamesOf = (db: Db, { id: tenantId }: College, condition: SQL) =>
  db
    .select({ game, opponent: opponent.title, sport: sport.title, family: sport.family, rules: season.rules })
    .from(game)
    .innerJoin(season, matching(season, { tenantId: game.tenantId, id: game.seasonId }))
    .innerJoin(sport, matching(sport, { tenantId: game.tenantId, id: game.sportId }))
    .leftJoin(opponent, matching(opponent, { tenantId: game.tenantId, id: game.opponentId }))
    .where(and(eq(game.tenantId, tenantId), condition))
    .orderBy(asc(game.localDate), asc(game.doubleheader), asc(game.id));
type GameRow = Awaited<ReturnType<typeof gamesOf>>[number];

const stateOf = ({ game: { state } }: GameRow) => (isGameState(state) ? state : gameState.Scheduled);
const nameOf = ({ game: { title }, opponent: name }: GameRow): string => title ?? name ?? '';

const findGame: Find = async (db, college, id) => {
  const [row] = await gamesOf(db, college, eq(game.id, id));
  if (!row) return undefined;
  const { ourScore, opponentScore, locationIndicator, localDate } = row.game;
  const state = stateOf(row);
  const hasScore = (isLive(state) || isComplete(state)) && ourScore !== null && opponentScore !== null;
  const us = { name: college.shortName, score: hasScore ? ourScore : null };
  const them = { name: nameOf(row), score: hasScore ? opponentScore : null };
  const day = shortDay(localDate);
  const detail = [gameTime(row), day].filter(Boolean).join(' - ');
  return {
    heading: row.sport,
    title: `${us.name} ${them.name}`,
    teams: locationIndicator === 'H' ? [them, us] : [us, them],
    detail,
  };
};

/** "Final OT", "Live", "Postponed", or the time before the game. */
function gameTime(row: GameRow): string {
  const state = stateOf(row);
  const { startsAt, tbd, allDay, timezone, periodsPlayed } = row.game;
  if (isComplete(state)) {
    const isByInnings = row.family === 'baseball' || row.family === 'softball';
    return ['Final', overtimeText(periodsPlayed, row.rules.periods, isByInnings)].filter(Boolean).join(' ');
  }
  if (state !== gameState.Scheduled && state !== gameState.PreGame) return gameStateText(state, row.game.stateReason);
  if (!startsAt || tbd || allDay) return '';
  const [hour = 0, minute = 0] = localDateTime(startsAt, timezone).slice(11, 16).split(':').map(Number);
  return `${hour % 12 || 12}${minute > 0 ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`;
}

const seasonOf = async (db: Db, { id: tenantId }: College, condition: SQL) =>
  (
    await db
      .select({ id: season.id, title: season.title, rosterAccess: season.rosterAccess, sport: sport.title })
      .from(season)
      .innerJoin(sport, matching(sport, { tenantId: season.tenantId, id: season.sportId }))
      .where(and(eq(season.tenantId, tenantId), condition))
      .limit(1)
  )[0];

/** A season's record, and its next game. */
async function seasonFacts(db: Db, college: College, seasonId: number): Promise<Pick<CardFacts, 'figure' | 'detail'>> {
  const rows = await gamesOf(db, college, eq(game.seasonId, seasonId));
  const { overall } = recordOf(rows.map((row) => ({ ...row.game, state: stateOf(row) })));
  const today = todayIn(college.timezone);
  const next = rows.find(
    (row) =>
      row.game.localDate >= today &&
      !isComplete(stateOf(row)) &&
      stateOf(row) !== gameState.Canceled &&
      stateOf(row) !== gameState.Postponed,
  );
  const isDecided = overall.wins + overall.losses + overall.ties > 0;
  const at = next && { H: 'vs', A: 'at', N: 'vs' }[next.game.locationIndicator];
  return {
    figure: isDecided ? formatRecord(overall) : undefined,
    detail: next && `Next: ${next.opponent ? `${at} ` : ''}${nameOf(next)} - ${shortDay(next.game.localDate)}`,
  };
}

const findSchedule: Find = async (db, college, id) => {
  const found = await seasonOf(db, college, eq(season.id, id));
  return (
    found && { heading: found.sport, title: `${found.title} Schedule`, ...(await seasonFacts(db, college, found.id)) }
  );
};

const findSport: Find = async (db, college, id) => {
  const found = await seasonOf(db, college, sql`${season.sportId} = ${id} and ${season.isCurrent}`);
  if (found) return { heading: college.shortName, title: found.sport, ...(await seasonFacts(db, college, found.id)) };
  const [row] = await db
    .select({ title: sport.title })
    .from(sport)
    .where(matching(sport, { tenantId: college.id, id }));
  return row && { heading: college.shortName, title: row.title };
};

const findRoster: Find = async (db, college, id) => {
  const found = await seasonOf(db, college, sql`${season.id} = ${id} and ${season.rosterAccess} = 'public'`);
  if (!found) return undefined;
  const isShown = matching(rosterPlayer, { tenantId: college.id, seasonId: id, hide: false });
  const count = await db.$count(rosterPlayer, isShown);
  return {
    heading: found.sport,
    title: `${found.title} Roster`,
    figure: count > 0 ? `${count} ${count === 1 ? 'Player' : 'Players'}` : undefined,
  };
};

const findPlayer: Find = async (db, college, id) => {
  const [row] = await db
    .select({ person, player: rosterPlayer, season: season.title, sport: sport.title })
    .from(rosterPlayer)
    .innerJoin(person, matching(person, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.personId }))
    .innerJoin(season, matching(season, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.seasonId }))
    .innerJoin(sport, matching(sport, { tenantId: season.tenantId, id: season.sportId }))
    .where(and(matching(rosterPlayer, { tenantId: college.id, id, hide: false }), eq(season.rosterAccess, 'public')));
  if (!row) return undefined;
  const { jersey, positionLong, positionShort } = row.player;
  return {
    heading: `${row.season} ${row.sport}`,
    title: `${row.person.firstName} ${row.person.lastName}`,
    figure: jersey ? `No. ${jersey}` : undefined,
    detail: [positionLong ?? positionShort, college.shortName].filter(Boolean).join(' - '),
  };
};

const findStaff: Find = async (db, college, id) => {
  const [row] = await db
    .select({ person, title: rosterStaff.title, season: season.title, sport: sport.title })
    .from(rosterStaff)
    .innerJoin(person, matching(person, { tenantId: rosterStaff.tenantId, id: rosterStaff.personId }))
    .innerJoin(season, matching(season, { tenantId: rosterStaff.tenantId, id: rosterStaff.seasonId }))
    .innerJoin(sport, matching(sport, { tenantId: season.tenantId, id: season.sportId }))
    .where(and(matching(rosterStaff, { tenantId: college.id, id, hide: false }), eq(season.rosterAccess, 'public')));
  return (
    row && {
      heading: `${row.season} ${row.sport}`,
      title: `${row.person.firstName} ${row.person.lastName}`,
      detail: [row.title, college.shortName].join(' - '),
    }
  );
};

/** The public facts of the row of a share card; undefined if there is none that everyone may see. */
export const findCardFacts: Readonly<Record<CardKind, Find>> = {
  game: findGame,
  schedule: findSchedule,
  sport: findSport,
  roster: findRoster,
  player: findPlayer,
  staff: findStaff,
};
