import type { GameMedia, LocationIndicator } from '../../domain/game.ts';
import { gameState } from '../../domain/game-state.ts';
import { instantAt } from '../../domain/local-time.ts';
import type { SportFamily } from '../../domain/sport-family.ts';
import type { GameFacts, ScheduleEvent } from './event.ts';
import { isEventName } from './event-name.ts';
import { type HomeCity, indicatorOf } from './home-city.ts';
import { parseResult, periodsPlayed } from './result.ts';

/** A schedule entry as a game; values that the entry omits have no key. */
export type ScheduledGame = {
  place: string;
  scheduleUid: string;
  /** Empty for meets and for games between two other schools. */
  opponentName: string;
  values: ReturnType<typeof placeValues> & ReturnType<typeof markValues> & ReturnType<typeof resultValues>;
  doubleheader: 0 | 1 | 2;
  media: GameMedia;
  /** Of a game that has been played. */
  detail?: GameFacts;
};

type Circumstances = {
  family: SportFamily;
  regulation: number;
  homeCity: HomeCity;
  /** The zone of a game against an opponent, whose name is empty for meets. */
  zoneOf: (event: ScheduleEvent, site: LocationIndicator, opponentName: string) => string;
};

const rank = /^(?:#|No\.?\s*)(\d{1,2})\s+|^(RV)\s+/i;

/** Converts a schedule entry to game values. A time without a zone is the local time at the venue. */
export function toScheduledGame(event: ScheduleEvent, place: Circumstances): ScheduledGame {
  const isMeet = place.family === 'meet' || (place.family === 'tennis' && isEventName(event.opponent));
  // "vs Weber State vs Kansas State": two other schools at our venue
  const hostedNotOurs = !isMeet && /\svs?\.?\s/i.test(event.opponent);
  const [prefix = ''] = rank.exec(event.opponent) ?? [];
  const name = event.opponent
    .slice(prefix.length)
    .replace(/\(exh[^()]*\)/i, '')
    .trim();
  const hasOpponent = !isMeet && !hostedNotOurs;
  const opponentName = hasOpponent ? name : '';
  return {
    place: event.place,
    scheduleUid: event.uid,
    opponentName,
    doubleheader: event.doubleheader ?? 0,
    values: {
      ...placeValues(event, place, { isMeet, opponentName }),
      ...markValues(event, { hostedNotOurs, title: hasOpponent ? null : event.opponent, prefix: rankText(prefix) }),
      ...resultValues(event, place),
    },
    media: mediaOf(event),
    ...(event.detail && { detail: event.detail }),
  };
}

function placeValues(
  event: ScheduleEvent,
  { homeCity, zoneOf }: Circumstances,
  { isMeet, opponentName }: { isMeet: boolean; opponentName: string },
) {
  const { start } = event;
  const locationIndicator = indicatorOf(event, homeCity);
  const timezone = zoneOf(event, locationIndicator, opponentName);
  const instant = 'instant' in start ? start.instant : start.time ? instantAt(start.date, start.time, timezone) : null;
  const localDate =
    'instant' in start
      ? Temporal.Instant.from(start.instant).toZonedDateTimeISO(timezone).toPlainDate().toString()
      : start.date;
  return {
    startsAt: instant,
    timezone,
    localDate,
    localEndDate: event.endDate ?? null,
    tbd: instant === null && !isMeet,
    allDay: instant === null && isMeet,
    location: event.location || null,
    locationIndicator,
    ...(event.listedHome === undefined ? {} : { designatedHome: locationIndicator === 'N' && event.listedHome }),
  };
}

function markValues(
  event: ScheduleEvent,
  { hostedNotOurs, title, prefix }: { hostedNotOurs: boolean; title: string | null; prefix: string | null },
) {
  return {
    hostedNotOurs,
    title,
    ...(prefix ? { opponentPrefix: prefix } : {}),
    ...(event.exhibition ? { type: 'E' as const } : {}),
    ...(event.conference === undefined ? {} : { conference: event.conference }),
    ...(event.tournament ? { tournament: event.tournament } : {}),
    ...(event.promotion ? { promotion: event.promotion } : {}),
    ...(event.note ? { note: event.note } : {}),
  };
}

type Result = { state?: number; ourScore?: number; opponentScore?: number; periodsPlayed?: number; placing?: string };

function resultValues({ result }: ScheduleEvent, { regulation, family }: Circumstances): Result {
  const read = parseResult(result);
  if (!read) return {};
  if (read.kind === 'postponed') return { state: gameState.Postponed };
  if (read.kind === 'canceled') return { state: gameState.Canceled };
  if (read.kind === 'placing') return { state: gameState.GameComplete, placing: read.placing };
  const { ourScore, opponentScore, extra } = read;
  const played = family === 'volleyball' ? ourScore + opponentScore : periodsPlayed(extra, regulation);
  return { state: gameState.GameComplete, ourScore, opponentScore, ...(played ? { periodsPlayed: played } : {}) };
}

function mediaOf({ tv, radio, ticketsUrl, videoUrl, audioUrl, statsUrl }: ScheduleEvent): GameMedia {
  const media = { tv, radio, ticketsUrl, videoUrl, audioUrl, statsUrl };
  return Object.fromEntries(Object.entries(media).filter(([, value]) => value !== undefined));
}

function rankText(prefix: string): string | null {
  const number = /\d+/.exec(prefix)?.[0];
  return number ? `No. ${number}` : prefix.trim().toUpperCase() || null;
}
