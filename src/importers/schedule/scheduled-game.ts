import type { game as gameTable } from '../../db/schema/game.ts';
import type { GameMedia, GameType, LocationIndicator } from '../../domain/game.ts';
import { gameState } from '../../domain/game-state.ts';
import { instantAt } from '../../domain/local-time.ts';
import { parseRankedName, rankText } from '../../domain/ranked-name.ts';
import type { SportFamily } from '../../domain/sport-family.ts';
import { cityOf } from '../city.ts';
import type { Host } from '../save/opponent-homes.ts';
import { shortened, type Unread } from '../unread.ts';
import type { GameFacts, ScheduleEvent } from './event.ts';
import { isEventName } from './event-name.ts';
import { type HomeCity, indicatorOf } from './home-city.ts';
import { hasInnings, parseResult, periodsPlayed, type ScheduleResult } from './result.ts';

/** A schedule entry as a game; values that the entry omits have no key. */
export type ScheduledGame = {
  place: string;
  scheduleUid: string;
  /** Empty for meets and for games between two other schools. */
  opponentName: string;
  values: ReturnType<typeof placeValues> &
    ReturnType<typeof markValues> &
    ReturnType<typeof resultValues> &
    ReturnType<typeof typeOf>;
  /** The number by which it is matched. */
  doubleheader: 0 | 1 | 2;
  /** The other game of its doubleheader is canceled, so that it is printed without a number. */
  isAlone?: boolean;
  media: GameMedia;
  /** Of a game that has been played. */
  detail?: GameFacts;
  /** What the entry states that was not understood. */
  unread: Unread;
};

type Circumstances = {
  family: SportFamily;
  regulation: number;
  homeCity: HomeCity;
  /** The zone of a game against an opponent, whose name is empty for meets. */
  zoneOf: (event: ScheduleEvent, site: LocationIndicator, opponentName: string) => string;
  /** Scores list the winner's points first. */
  winnerFirst?: boolean | undefined;
};

/** The opponent, with the city of a game at its home. */
export const hostOf = ({ opponentName, values }: ScheduledGame): Host => ({
  name: opponentName,
  code: '',
  home: values.locationIndicator === 'A' && values.location ? cityOf(values.location) : undefined,
  isHomeStated: true,
});

/** Ends of titles that no school has. */
const eventTitle =
  /\b(?:invit(?:e|ational)|classic|tournament|championships?|regionals?|showcase|festival|nationals?|relays|jamboree)$/i;

/** Whether an opponent is not known yet: "TBD", "Winner of game 3". */
export const isUndetermined = (opponent: string): boolean =>
  /^(?:tb[ad]|to be (?:announced|determined)|(?:opponent|teams?) (?:tb[ad]|to be)|winner|loser)\b/i.test(opponent);

/** Converts a schedule entry to game values. A time without a zone is the local time at the venue. */
export function toScheduledGame(event: ScheduleEvent, place: Circumstances): ScheduledGame {
  const isMeet = place.family === 'meet' || (place.family === 'tennis' && isEventName(event.opponent));
  // "vs Weber State vs Kansas State": two other schools at our venue
  const hostedNotOurs = !isMeet && /\svs?\.?\s/i.test(event.opponent);
  const { rank, name } = parseRankedName(event.opponent);
  const isEvent = isUndetermined(name) || (event.preposition === '' && eventTitle.test(name));
  const hasOpponent = !isMeet && !hostedNotOurs && !isEvent;
  const opponentName = hasOpponent ? name : '';
  const result = resultOf(event, place, isMeet);
  return {
    place: event.place,
    scheduleUid: event.uid,
    opponentName,
    doubleheader: event.doubleheader ?? 0,
    values: {
      ...placeValues(event, place, { isMeet, opponentName }),
      ...markValues(event, { hostedNotOurs, title: hasOpponent ? null : event.opponent, rank }),
      ...resultValues(result.read, place),
      ...typeOf(event, result.read),
    },
    media: mediaOf(event),
    ...(event.detail && { detail: event.detail }),
    unread: result.unread.map((what) => `${event.place}: ${what}`),
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
  { hostedNotOurs, title, rank }: { hostedNotOurs: boolean; title: string | null; rank: string },
) {
  const opponentPrefix = rank || rankText(event.rank ?? '');
  const teamPrefix = rankText(event.ourRank ?? '');
  return {
    hostedNotOurs,
    title,
    ...(opponentPrefix ? { opponentPrefix } : {}),
    ...(teamPrefix ? { teamPrefix } : {}),
    ...(event.conference === undefined ? {} : { conference: event.conference }),
    ...(event.conferenceTournament ? { conferenceTournament: true } : {}),
    ...(event.tournament ? { tournament: event.tournament } : {}),
    ...(event.promotion ? { promotion: event.promotion } : {}),
    ...(event.note ? { note: event.note } : {}),
  };
}

/** The result of an entry as far as it is understood, and what is not. */
function resultOf({ result }: ScheduleEvent, { family, winnerFirst = false }: Circumstances, isMeet: boolean) {
  const read = parseResult(result, { isMeet, winnerFirst });
  if (read && 'problem' in read) return { read: undefined, unread: [`${read.problem}; the result is left open`] };
  const parts = [...(read?.unread ?? []), ...(read?.innings && !hasInnings(family) ? [String(read.innings)] : [])];
  const unread = parts.map((part) => `"${shortened(part)}" in the result "${shortened(result)}" is not understood`);
  return { read, unread };
}

type Result = Partial<
  Pick<
    typeof gameTable.$inferInsert,
    'state' | 'stateReason' | 'ourScore' | 'opponentScore' | 'periodsPlayed' | 'placing'
  > &
    Pick<typeof gameTable.$inferInsert, 'forfeit' | 'vacated' | 'noContest' | 'postScore'>
>;

const states = {
  final: gameState.GameComplete,
  postponed: gameState.Postponed,
  canceled: gameState.Canceled,
  suspended: gameState.Delayed,
  delayed: gameState.Delayed,
  'no-contest': gameState.GameComplete,
} as const;

function resultValues(read: ScheduleResult | undefined, { regulation, family }: Circumstances): Result {
  if (!read) return {};
  const { kind, ourScore, opponentScore, forfeit, vacated, postScore, placing } = read;
  const sets = family === 'volleyball' && ourScore !== undefined ? ourScore + (opponentScore ?? 0) : undefined;
  const played = sets ?? periodsPlayed(read, regulation, family);
  return {
    state: states[kind],
    stateReason: reasonOf(read),
    ...(ourScore !== undefined && { ourScore, opponentScore }),
    ...(played && { periodsPlayed: played }),
    ...(kind === 'no-contest' && { noContest: true }),
    ...(forfeit && { forfeit }),
    ...(vacated && { vacated }),
    ...(postScore && { postScore }),
    ...(placing && { placing }),
  };
}

function typeOf(event: ScheduleEvent, read: ScheduleResult | undefined): { type?: GameType } {
  const isExhibition = event.exhibition || read?.exhibition;
  const type = isExhibition && event.type !== 'S' ? 'E' : event.type;
  return type ? { type } : {};
}

function reasonOf({ kind, reason }: ScheduleResult): string | null {
  if (kind === 'suspended') return reason ? `Suspended, ${reason}` : 'Suspended';
  return reason ? reason.charAt(0).toUpperCase() + reason.slice(1) : null;
}

function mediaOf({ tv, radio, ticketsUrl, videoUrl, audioUrl, statsUrl, links }: ScheduleEvent): GameMedia {
  const media = { tv, radio, ticketsUrl, videoUrl, audioUrl, statsUrl, links };
  return Object.fromEntries(Object.entries(media).filter(([, value]) => value !== undefined));
}
