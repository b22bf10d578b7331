import { announceChange } from '../../db/announce.ts';
import type { Database, Db } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { printedTime, zoneTitle } from '../../domain/local-time.ts';
import { schoolKey } from '../../domain/school-name.ts';
import { cityOf } from '../city.ts';
import { findOpponent } from '../save/find-opponent.ts';
import { rulesOn, type SeasonRow, seasonOn, seasonsOf, seasonTitled } from '../save/find-season.ts';
import { requireSport, type SportRow } from '../save/find-sport.ts';
import { lockTenant, type OwnCollege, ownNames } from '../save/own-college.ts';
import { type HomeZones, loadHomeZones, zoneAmong } from '../zones/home-zones.ts';
import type { EventTime, ScheduleEvent, ScheduleFile } from './event.ts';
import { eventsBySport } from './events-by-sport.ts';
import { type HomeCity, homeCity } from './home-city.ts';
import { orientEvents } from './orient.ts';
import { createGamePlan, type GamePlan, planGame } from './plan-games.ts';
import { type ScheduledGame, toScheduledGame } from './scheduled-game.ts';
import { writeGames } from './write-games.ts';

export type SaveScheduleOptions = {
  tenant: OwnCollege;
  schedule: ScheduleFile;
  /** Slug or short name; required if the entries do not name their sport. Entries of other sports are skipped. */
  sport?: string | undefined;
  /** Season title; determined by each game's date if absent. */
  season?: string | undefined;
  /** City of home games, if it cannot be inferred from the schedule. */
  homeCity?: string | undefined;
  dryRun?: boolean | undefined;
};

export type SavedSchedule = {
  /** Sports and seasons that were updated. */
  sports: { sport: SportRow; seasons: string[] }[];
  games: number;
  added: number;
  updated: number;
  unchanged: number;
  /** Entries of other sports. */
  skipped: number;
  /** Entries whose sport is unknown; each has a warning. */
  unrecognized: number;
  warnings: string[];
};

/** Saves a schedule in one transaction. Games are matched by the entry's UID, else by day and opponent; none is removed. */
export function saveSchedule(database: Database, options: SaveScheduleOptions): Promise<SavedSchedule> {
  return inTransaction(database, options.dryRun ?? false, (db) => saveInTransaction(db, options));
}

async function saveInTransaction(db: Db, { tenant, schedule, ...given }: SaveScheduleOptions): Promise<SavedSchedule> {
  await lockTenant(db, tenant.id);
  const named = given.sport === undefined ? undefined : await requireSport(db, tenant.id, given.sport);
  const counts = { added: 0, updated: 0, unchanged: 0 };
  const oriented = orientEvents(schedule.events, await ownNames(db, tenant));
  const { bySport, skipped, unrecognized } = await eventsBySport(db, tenant, oriented.events, named);
  const warnings = [...schedule.warnings, ...oriented.warnings, ...unrecognized];
  const city = given.homeCity === undefined ? homeCity(oriented.events) : cityOf(given.homeCity);
  const zones = await loadHomeZones(db, tenant);
  const sports: SavedSchedule['sports'] = [];
  for (const [sport, events] of bySport) {
    const titled = given.season === undefined ? undefined : await seasonTitled(db, sport, given.season);
    const known = await seasonsOf(db, sport);
    const plan = await createGamePlan(db, sport);
    const seasons = new Set<string>();
    for (const { event, game } of numbered(events, plan, zones, city)) {
      const season = titled ?? (await seasonOn(db, sport, game.values.localDate, { known }));
      seasons.add(season.title);
      warnings.push(...doubts(event, game, tenant));
      counts[planGame(plan, { season }, game)]++;
    }
    await writeGames(db, plan);
    sports.push({ sport, seasons: [...seasons] });
  }
  if (counts.added + counts.updated > 0) await announceChange(db, tenant.id);
  const games = schedule.events.length - skipped - unrecognized.length;
  return { sports, games, ...counts, skipped, unrecognized: unrecognized.length, warnings };
}

/**
 * Adds the played games of a season that are not on its schedule and returns their number. Known games stay as they are.
 * Inside a transaction that holds the college's lock.
 */
export async function addPlayedGames(
  db: Db,
  { tenant, sport, season }: { tenant: OwnCollege; sport: SportRow; season: SeasonRow },
  events: readonly ScheduleEvent[],
): Promise<number> {
  const plan = await createGamePlan(db, sport);
  const zones = await loadHomeZones(db, tenant);
  for (const { game } of numbered(events, plan, zones, homeCity(events)))
    planGame(plan, { season, addOnly: true }, game);
  await writeGames(db, plan);
  return plan.newGames.length;
}

/** Converts entries to games; two on one day against one opponent are numbered by start time. */
function numbered(events: readonly ScheduleEvent[], { sport, opponents }: GamePlan, zones: HomeZones, city: HomeCity) {
  const circumstances: Omit<Parameters<typeof toScheduledGame>[1], 'regulation'> = {
    family: sport.family,
    homeCity: city,
    zoneOf: ({ start, location, zone, calendarZone }, site, name) => {
      const opponentId = name === '' ? undefined : findOpponent(opponents, { name, code: '' }, dayOf(start))?.id;
      return zoneAmong(zones, { writtenZone: zone, calendarZone, location, site, localDate: dayOf(start), opponentId });
    },
  };
  const read = events.map((event) => {
    const regulation = rulesOn(sport, dayOf(event.start)).periods;
    return { event, game: toScheduledGame(event, { ...circumstances, regulation }) };
  });
  const meetings = Map.groupBy(
    read.filter(({ game }) => game.opponentName !== ''),
    ({ game }) => `${game.values.localDate} ${schoolKey(game.opponentName)}`,
  );
  for (const games of meetings.values()) {
    if (games.length === 2)
      for (const [index, { game }] of games.sort(byStart).entries()) game.doubleheader = index === 0 ? 1 : 2;
  }
  return read;
}

const dayOf = (start: EventTime): string => ('instant' in start ? start.instant.slice(0, 10) : start.date);

const byStart = (a: { game: ScheduledGame }, b: { game: ScheduledGame }) =>
  (a.game.values.startsAt ?? '9').localeCompare(b.game.values.startsAt ?? '9');

function doubts(event: ScheduleEvent, { values }: ScheduledGame, { timezone }: OwnCollege): string[] {
  const doubts: string[] = [];
  if (event.location === '' && event.preposition !== 'at' && !event.indicator && !event.listedHome)
    doubts.push(`${event.place}: no location for ${event.opponent}; taken as a home game`);
  if (/^[WLT]$/.test(event.result))
    doubts.push(`${event.place}: a result "${event.result}" without a score for ${event.opponent}; left open`);
  if (!('instant' in event.start) && event.start.time && !event.zone && values.timezone !== timezone)
    doubts.push(
      `${event.place}: ${printedTime(Temporal.PlainTime.from(event.start.time))} names no time zone; taken as local time in ${event.location || event.opponent} (${zoneTitle(values.timezone)})`,
    );
  return doubts;
}
