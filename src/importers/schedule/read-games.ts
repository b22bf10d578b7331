import { gameState } from '../../domain/game-state.ts';
import { todayIn } from '../../domain/local-time.ts';
import { schoolKey } from '../../domain/school-name.ts';
import { normalizeTeamName } from '../../domain/team-name.ts';
import { findOpponent } from '../save/find-opponent.ts';
import { rulesOn, type SeasonRow } from '../save/find-season.ts';
import type { OwnCollege } from '../save/own-college.ts';
import type { Unread } from '../unread.ts';
import { type HomeZones, zoneAmong } from '../zones/home-zones.ts';
import type { EventTime, ScheduleEvent } from './event.ts';
import type { HomeCity } from './home-city.ts';
import { expandDoubleheaders, readOpponentRemarks } from './opponent-remarks.ts';
import type { GamePlan } from './plan-games.ts';
import { whyNoGame, whyWrongDay, withoutFutureResult } from './plausible.ts';
import { type ScheduledGame, toScheduledGame } from './scheduled-game.ts';

type Reading = {
  tenant: OwnCollege;
  zones: HomeZones;
  homeCity: HomeCity;
  winnerFirst?: boolean | undefined;
  /** The season that was given for the whole file. */
  season?: SeasonRow | undefined;
};

/**
 * Converts entries to games; two on one day against one opponent are numbered by start time. Entries that are no games, and
 * values that cannot be right, are left out and reported.
 */
export function readGames(events: readonly ScheduleEvent[], plan: GamePlan, reading: Reading) {
  const { tenant, season } = reading;
  const isMeet = plan.sport.family === 'meet';
  const isOpponent = (name: string) => plan.opponents.titled.has(normalizeTeamName(name));
  const plausible = { tenant, today: todayIn(tenant.timezone), isMeet, season, isOpponent };
  const circumstances = circumstancesOf(plan, reading);
  const unread: Unread = [];
  const skip = (event: ScheduleEvent, why: string): [] => {
    unread.push(`${event.place}: ${why}; it is skipped`);
    return [];
  };
  const entries = expandDoubleheaders(events.map(readOpponentRemarks), tenant.timezone).flatMap((event) => {
    const why = whyNoGame(event, plausible);
    return why ? skip(event, why) : [event];
  });
  const read = entries.flatMap((event) => {
    const regulation = rulesOn(plan.sport, dayOf(event.start)).periods;
    const game = toScheduledGame(event, { ...circumstances, regulation });
    const why = whyWrongDay(game.values, plausible);
    return why ? skip(event, why) : [{ event, game: withoutFutureResult(game, plausible) }];
  });
  numberDoubleheaders(read);
  unread.push(...read.flatMap(({ game }) => game.unread));
  return { games: read, unread };
}

function circumstancesOf(
  { sport, opponents }: GamePlan,
  { zones, homeCity, winnerFirst }: Reading,
): Omit<Parameters<typeof toScheduledGame>[1], 'regulation'> {
  return {
    family: sport.family,
    homeCity,
    winnerFirst,
    zoneOf: ({ start, location, zone, calendarZone }, site, name) => {
      const localDate = dayOf(start);
      const opponentId = name === '' ? undefined : findOpponent(opponents, { name, code: '' }, localDate)?.id;
      return zoneAmong(zones, { writtenZone: zone, calendarZone, location, site, localDate, opponentId });
    },
  };
}

const dayOf = (start: EventTime): string => ('instant' in start ? start.instant.slice(0, 10) : start.date);

type Read = { event: ScheduleEvent; game: ScheduledGame };

function numberDoubleheaders(read: readonly Read[]): void {
  const meetings = Map.groupBy(
    read.filter(({ game }) => game.opponentName !== ''),
    ({ game }) => `${game.values.localDate} ${schoolKey(game.opponentName)}`,
  );
  for (const games of meetings.values()) {
    if (games.length !== 2) continue;
    const isGiven = games.every(({ game }) => game.doubleheader !== 0);
    if (!isGiven)
      for (const [index, { game }] of games.sort(byStart).entries()) game.doubleheader = index === 0 ? 1 : 2;
    const isCanceled = ({ game }: Read) => game.values.state === gameState.Canceled;
    if (games.some(isCanceled)) for (const one of games) if (!isCanceled(one)) one.game.isAlone = true;
  }
}

const byStart = (a: { game: ScheduledGame }, b: { game: ScheduledGame }) =>
  (a.game.values.startsAt ?? '9').localeCompare(b.game.values.startsAt ?? '9');
