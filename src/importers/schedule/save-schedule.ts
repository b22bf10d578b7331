import { announceChange } from '../../db/announce.ts';
import { recordRows } from '../../db/change-set.ts';
import type { Database, Db } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { GameType } from '../../domain/game.ts';
import { printedTime, zoneTitle } from '../../domain/local-time.ts';
import type { SeasonRules } from '../../domain/season.ts';
import { type GameEnd, isTimed } from '../../domain/season-rules.ts';
import { cityOf } from '../city.ts';
import { rulesOn, type SeasonRow, seasonOn, seasonsOf, seasonTitled } from '../save/find-season.ts';
import { requireSport, type SportRow } from '../save/find-sport.ts';
import { lockTenant, type OwnCollege, ownNames } from '../save/own-college.ts';
import { endDoubt } from '../save/rule-doubts.ts';
import { similarityDoubt } from '../save/similar-opponents.ts';
import { refuseUnread, type Unread } from '../unread.ts';
import { loadHomeZones } from '../zones/home-zones.ts';
import type { ScheduleEvent, ScheduleFile } from './event.ts';
import { eventsBySport } from './events-by-sport.ts';
import { homeCity } from './home-city.ts';
import { matchGames } from './match-games.ts';
import { orientEvents } from './orient.ts';
import { createGamePlan, planGame } from './plan-games.ts';
import { readGames } from './read-games.ts';
import type { ScheduledGame } from './scheduled-game.ts';
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
  /** What the titles of a calendar call the college, if they use another name. */
  ownName?: string | undefined;
  /** Scores list the winner's points first. */
  winnerFirst?: boolean | undefined;
  /** Refuses a file of which anything is not understood. */
  strict?: boolean | undefined;
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
  /** Entries whose sport is unknown. */
  unrecognized: number;
  /** What the file contains that was not understood, by line. */
  unread: Unread;
  warnings: string[];
};

/** Saves a schedule in one transaction. Games are matched by the entry's UID, else by day and opponent; none is removed. */
export function saveSchedule(database: Database, options: SaveScheduleOptions): Promise<SavedSchedule> {
  return inTransaction(database, options.dryRun ?? false, (db) => saveInTransaction(db, options));
}

async function saveInTransaction(db: Db, { tenant, schedule, ...given }: SaveScheduleOptions): Promise<SavedSchedule> {
  await lockTenant(db, tenant.id);
  await recordRows(db, tenant.id);
  const named = given.sport === undefined ? undefined : await requireSport(db, tenant.id, given.sport);
  const counts = { added: 0, updated: 0, unchanged: 0 };
  const oriented = orientEvents(schedule.events, await ownNames(db, tenant), given.ownName);
  const { bySport, skipped, unrecognized } = await eventsBySport(db, tenant, oriented.events, named);
  const unread = [...schedule.unread, ...unrecognized];
  const warnings = [...schedule.warnings, ...oriented.warnings];
  const city = given.homeCity === undefined ? homeCity(oriented.events) : cityOf(given.homeCity);
  const zones = await loadHomeZones(db, tenant);
  const sports: SavedSchedule['sports'] = [];
  for (const [sport, events] of bySport) {
    const titled = given.season === undefined ? undefined : await seasonTitled(db, sport, given.season);
    const known = await seasonsOf(db, sport);
    const plan = await createGamePlan(db, sport);
    const seasons = new Set<string>();
    const read = readGames(events, plan, {
      tenant,
      zones,
      homeCity: city,
      winnerFirst: given.winnerFirst,
      season: titled,
    });
    unread.push(...read.unread);
    const matched = matchGames(
      plan,
      read.games.map(({ game }) => game),
    );
    for (const { event, game } of read.games) {
      const found = matched.get(game) ?? { game: undefined, opponent: undefined };
      if ('skipped' in found) {
        unread.push(`${game.place}: ${found.skipped}`);
        continue;
      }
      const season = titled ?? (await seasonOn(db, sport, game.values.localDate, { known }));
      seasons.add(season.title);
      warnings.push(...doubts(event, game, { tenant, sport, type: found.game?.type }));
      counts[planGame(plan, { season }, game, found)]++;
    }
    unread.push(...plan.contradictions);
    await writeGames(db, plan);
    for (const [added, alike] of plan.similar) warnings.push(similarityDoubt(added, alike));
    for (const [{ place, values }, { id, title }] of plan.elsewhere)
      warnings.push(
        `${place}: "${title}" is at home in ${values.location}, but (opponent ${id}) was in another state before. If they are two schools, give one another name, such as "${title} (${cityOf(values.location ?? '')?.region})", and import it again.`,
      );
    sports.push({ sport, seasons: [...seasons] });
  }
  if (given.strict) refuseUnread([...(schedule.truncation ? [schedule.truncation] : []), ...unread]);
  if (counts.added + counts.updated > 0) await announceChange(db, tenant.id);
  const games = counts.added + counts.updated + counts.unchanged;
  return { sports, games, ...counts, skipped, unrecognized: unrecognized.length, unread, warnings };
}

/**
 * Adds the played games of a season that are not on its schedule. Known games stay as they are. Returns the number of added
 * games, and what was left out. Inside a transaction that holds the college's lock.
 */
export async function addPlayedGames(
  db: Db,
  { tenant, sport, season }: { tenant: OwnCollege; sport: SportRow; season: SeasonRow },
  events: readonly ScheduleEvent[],
): Promise<{ added: number; unread: Unread }> {
  const plan = await createGamePlan(db, sport);
  const zones = await loadHomeZones(db, tenant);
  const { games, unread } = readGames(events, plan, { tenant, zones, homeCity: homeCity(events) });
  const matched = matchGames(
    plan,
    games.map((one) => one.game),
  );
  for (const [game, found] of matched) {
    if ('skipped' in found) unread.push(`${game.place}: ${found.skipped}`);
    else planGame(plan, { season, addOnly: true }, game, found);
  }
  await writeGames(db, plan);
  return { added: plan.newGames.length, unread: [...unread, ...plan.contradictions] };
}

function doubts(
  event: ScheduleEvent,
  { values }: ScheduledGame,
  { tenant: { timezone }, sport, type }: { tenant: OwnCollege; sport: SportRow; type: GameType | undefined },
): string[] {
  const doubts: string[] = [];
  if (event.location === '' && event.preposition !== 'at' && !event.indicator && !event.listedHome)
    doubts.push(`${event.place}: no location for ${event.opponent}; taken as a home game`);
  if (!('instant' in event.start) && event.start.time && !event.zone && values.timezone !== timezone)
    doubts.push(
      `${event.place}: ${printedTime(Temporal.PlainTime.from(event.start.time))} names no time zone; taken as local time in ${event.location || event.opponent} (${zoneTitle(values.timezone)})`,
    );
  const doubt = endDoubt(
    sport,
    values.localDate,
    endOf(event, values, { type, rules: rulesOn(sport, values.localDate) }),
  );
  if (doubt) doubts.push(`${event.place}: ${doubt}`);
  return doubts;
}

const tournament =
  /tournament|championship|playoff|\bncaa\b|\bcup\b|\bbowl\b|\b(?:semi|quarter)?-?finals?\b|\bround\b/i;

/** How a game ended. A title, promotion or note of a tournament makes it postseason, as `type` does, which the schedule has so far. */
function endOf(
  { promotion = '', note = '', tournament: title = '', opponent }: ScheduleEvent,
  values: ScheduledGame['values'],
  { type = 'R', rules }: { type: GameType | undefined; rules: SeasonRules },
): GameEnd {
  const { ourScore, opponentScore, periodsPlayed, postScore, conferenceTournament = false } = values;
  const isOfTournament = tournament.test(`${promotion} ${note} ${title} ${opponent}`);
  return {
    type: values.type ?? (isOfTournament ? 'P' : type),
    conferenceTournament,
    overtimes: periodsPlayed && isTimed(rules) ? periodsPlayed - rules.periods : 0,
    hasShootout: /shootout|kicks/i.test(postScore ?? ''),
    isTied: ourScore !== undefined && ourScore === opponentScore && !values.forfeit && !values.noContest,
  };
}
