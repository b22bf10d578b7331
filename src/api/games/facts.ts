import { isExhibition, outcomeOf, overtimeText } from '../../domain/game.ts';
import { type GameState, gameState, isComplete, isGameState, isLive } from '../../domain/game-state.ts';
import { hasSameClock, localDateTime, printedTime, zoneAbbreviation } from '../../domain/local-time.ts';
import { scheduledSide } from '../../domain/side.ts';
import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import type { Viewer } from '../viewer.ts';
import type { GameRow } from './queries.ts';

type Times = Pick<
  GameRow,
  'startsAt' | 'endsAt' | 'timezone' | 'localDate' | 'localEndDate' | 'tbd' | 'allDay' | 'collegeTimezone'
>;

/** The columns that `readListing` needs. */
export type ListedRow = Times &
  Pick<
    GameRow,
    | 'id'
    | 'title'
    | 'type'
    | 'state'
    | 'ourScore'
    | 'opponentScore'
    | 'forfeit'
    | 'noContest'
    | 'hostedNotOurs'
    | 'placing'
    | 'preScore'
    | 'postScore'
    | 'opponentTitle'
    | 'opponentSlug'
    | 'globalSportNameSlug'
    | 'sportShortName'
    | 'seasonTitle'
    | 'boxFamily'
    | 'livePeriod'
  >;

/** What a list prints for each game. */
export function readListing(row: ListedRow) {
  const state: GameState = isGameState(row.state) ? row.state : gameState.Scheduled;
  const opponentTitle = row.title ?? row.opponentTitle ?? 'TBA';
  const opponentSlug = row.opponentSlug ?? slugify(opponentTitle);
  const sportSlug = row.globalSportNameSlug ?? row.sportShortName;
  return {
    state,
    opponentTitle,
    opponentSlug,
    sportSlug,
    dateUtc: hasSetTime(row) ? toInstant(row.startsAt) : null,
    tbd: row.tbd || (row.startsAt === null && !row.allDay),
    venueTimes: venueTimes(row),
    score: readScore(row, state),
    boxscoreUrl: hasBoxScore(row)
      ? href('boxscore', {
          globalSportNameSlug: sportSlug,
          season: row.seasonTitle,
          oppSlug: opponentSlug || 'game',
          gameId: String(row.id),
        })
      : null,
  };
}

/** Shared by both game shapes: the row with all derived values that a schedule prints. */
export function readGame(row: GameRow) {
  const { state, opponentTitle, opponentSlug, sportSlug, dateUtc, tbd, venueTimes, score, boxscoreUrl } =
    readListing(row);
  const innings = row.sportFamily === 'baseball' || row.sportFamily === 'softball';
  return {
    row,
    state,
    time: {
      ...clockTimes(row, row.collegeTimezone),
      tbd,
      dateUtc,
      endDateUtc: row.endsAt ? toInstant(row.endsAt) : null,
    },
    opponentTitle,
    opponentSlug,
    sportSlug,
    result: score && { ...score, ...resultLinks(row) },
    facts: {
      ourSide: scheduledSide(row),
      gameState: state,
      gameStateReason: row.stateReason,
      originalDate: row.originalDate,
      overtime: overtimeText(row.periodsPlayed, row.seasonRules.periods, innings),
      isExhibition: isExhibition(row.type),
      conferenceTournament: row.conferenceTournament,
      doubleheader: row.doubleheader,
      timezone: row.timezone,
      ...venueTimes,
      placing: row.placing,
      forfeit: row.forfeit,
      vacated: row.vacated,
      noContest: row.noContest,
      hostedNotOurs: row.hostedNotOurs,
      live: isLive(state)
        ? {
            teamScore: String(row.ourScore ?? 0),
            opponentScore: String(row.opponentScore ?? 0),
            period: row.livePeriod ?? row.boxPeriod ?? 0,
            clock: row.liveClock ?? row.boxClock ?? '',
          }
        : null,
      boxscoreUrl,
      gameCenterUrl: hasGameCenter(row) ? href('gameCenter', { gameId: String(row.id) }) : null,
      recapUrl: storyUrl(row.recapDate, row.recapSlug),
      previewUrl: storyUrl(row.previewDate, row.previewSlug),
      season: { id: row.seasonId, title: row.seasonTitle },
      note: row.note,
    },
  };
}

const hasGameCenter = ({ opponentId, sportFamily, gameCenterEnabled, liveVersion }: GameRow) =>
  opponentId !== null && sportFamily !== 'meet' && (gameCenterEnabled || liveVersion !== null);

const hasBoxScore = ({ boxFamily, livePeriod }: ListedRow) => boxFamily !== null || livePeriod !== null;

/** Has a start time: not TBA and not all day. */
const hasSetTime = <Row extends Times>(row: Row): row is Row & { startsAt: string } =>
  !row.allDay && !row.tbd && row.startsAt !== null;

/** Start and end in a time zone. A day without a time is the same in every zone. */
function clockTimes(row: Times, timezone: string) {
  if (!hasSetTime(row)) {
    const endDate = row.endsAt ? localDateTime(row.endsAt, row.timezone) : midnightOf(row.localEndDate);
    return { date: `${row.localDate}T00:00:00`, time: row.allDay ? 'All Day' : 'TBA', endDate };
  }
  const date = localDateTime(row.startsAt, timezone);
  return {
    date,
    time: printedTime(Temporal.PlainTime.from(date.slice(11))),
    endDate: row.endsAt ? localDateTime(row.endsAt, timezone) : midnightOf(row.localEndDate),
  };
}

const midnightOf = (day: string | null): string | null => day && `${day}T00:00:00`;

function venueTimes(row: Times) {
  const { date: venueDate, time, endDate: venueEndDate } = clockTimes(row, row.timezone);
  const isLocal = !hasSetTime(row) || hasSameClock(row.startsAt, row.timezone, row.collegeTimezone);
  const venueTime = isLocal ? time : `${time} ${zoneAbbreviation(row.startsAt, row.timezone)}`;
  return { venueDate, venueTime, venueEndDate };
}

/** Postgres formats instants as "2026-09-10T22:00:00+00:00". */
const toInstant = (instant: string): string => Temporal.Instant.from(instant).round('second').toString();

/** Null while undecided, and for a scrimmage without a score. */
function readScore(row: ListedRow, state: GameState) {
  const outcome = outcomeOf({ ...row, state });
  const over = isComplete(state) || row.forfeit !== 'none';
  const noted = row.ourScore !== null || row.placing !== null || row.preScore !== null || row.postScore !== null;
  if (!over || (outcome === undefined && !noted && row.type === 'S')) return null;
  return {
    status: outcome ?? ('N' as const),
    teamScore: row.ourScore === null ? null : String(row.ourScore),
    opponentScore: row.opponentScore === null ? null : String(row.opponentScore),
    preScore: row.preScore,
    postScore: row.postScore ?? (outcome === undefined ? row.placing : null),
  };
}

function resultLinks(row: GameRow) {
  const recapUrl = storyUrl(row.recapDate, row.recapSlug);
  return {
    boxscore: hasBoxScore(row) ? { url: `/boxscore.aspx?id=${row.id}` } : null,
    recap: recapUrl === null ? null : { url: recapUrl },
  };
}

/** URL of a story; staff get the hidden URL if it is not public. */
export function storyUrl(localDate: string | null, slug: string | null, viewer: Viewer = 'public'): string | null {
  if (localDate === null || slug === null) return null;
  const [year = '', month = '', day = ''] = localDate.split('-').map((part) => String(Number(part)));
  return href(viewer === 'staff' ? 'hiddenStory' : 'story', { year, month, day, story_slug: slug });
}
