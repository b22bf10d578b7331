import { gameState, isComplete } from '../../domain/game-state.ts';
import { clockDirection, parseClock } from '../../domain/live/clock.ts';
import type { Side } from '../../domain/side.ts';
import { periodNameOf } from '../../domain/stats/period-name.ts';
import type { Tenant } from '../../domain/tenant.ts';
import type { BookScore } from '../stats/score-book.ts';
import type { FeedSource } from './feed-source.ts';
import { toPlays } from './plays.ts';
import type { FeedGame, FeedTeam } from './schema.ts';
import { contextOf, toSituation } from './situation.ts';

/** `origin` makes picture URLs absolute, because clients are on other hosts. */
export type FeedSite = { tenant: Tenant; origin: string };

const lastPlays = 5;

/** The game: teams, score, clock and situation. */
export function toFeedGame({ book, live }: FeedSource, site: FeedSite): FeedGame {
  const { game, boxScore } = book;
  const { venue } = boxScore;
  const state = live?.state ?? game.gameState;
  const complete = isComplete(state) || boxScore.complete;
  const period = live?.period ?? boxScore.period;
  const now = live?.situation ?? boxScore.situation ?? {};
  const situation = toSituation(boxScore, now, period);
  return {
    Type: gameTypes[boxScore.family] ?? 'Game',
    HasStarted: complete || (state !== gameState.Scheduled && state !== gameState.PreGame && period > 0),
    IsComplete: complete,
    Date: venue.date.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$2/$3/$1'),
    DateUTC: game.dateUtc,
    StartTime: venue.start || startOf(game),
    EndTime: venue.end,
    NcaaGameId: /^\d+$/.test(boxScore.sourceId) ? boxScore.sourceId : '',
    Notes: venue.notes,
    Location: placeOf(venue),
    GlobalSportShortname: game.sport.globalSportShortname,
    ClientAbbrev: site.tenant.slug,
    ClientHostname: site.tenant.canonicalHost,
    Officials: boxScore.officials.map(({ name }) => name).join(', '),
    // the format has no other value for an unknown attendance
    Attendance: venue.attendance ?? 0,
    PeriodsRegulation: boxScore.regulationPeriods,
    Period: period,
    ClockSeconds: live?.clock?.seconds ?? parseClock(boxScore.clock) ?? -1,
    Context: contextOf(boxScore, now),
    Rules: rulesOf(boxScore),
    HomeTeam: toTeam(book, 'home', site),
    VisitingTeam: toTeam(book, 'away', site),
    ...(situation && { Situation: situation }),
    LastPlays: toPlays(boxScore).slice(-lastPlays).toReversed(),
    GameId: game.id,
    GameUrl: live?.url ?? game.boxscoreUrl,
  };
}

const gameTypes: Partial<Record<BookScore['family'], string>> = {
  football: 'FootballGame',
  basketball: 'BasketballGame',
  baseball: 'BaseballSoftballGame',
  softball: 'BaseballSoftballGame',
  volleyball: 'VolleyballGame',
  soccer: 'SoccerGame',
  fieldhockey: 'FieldHockeyGame',
  icehockey: 'HockeyGame',
  lacrosse: 'LacrosseGame',
};

/** "2026-09-10T18:00:00" -> "6:00 PM"; empty while the time is TBA. */
function startOf({ venueDate, tbd, allDay }: FeedSource['book']['game']): string {
  if (tbd || allDay) return '';
  const { hour, minute } = Temporal.PlainDateTime.from(venueDate);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "Tampa, Fla. (Amalie Arena)". */
const placeOf = ({ stadium, location }: BookScore['venue']): string =>
  stadium && location ? `${location} (${stadium})` : stadium || location;

function rulesOf({ family, regulationPeriods, periodMinutes, overtimeMinutes, situation }: BookScore) {
  const direction = clockDirection(family, situation);
  return {
    PeriodMinutes: periodMinutes ?? null,
    PeriodName: periodNameOf(family, regulationPeriods),
    OTMinutes: overtimeMinutes ?? null,
    ShowExtraPeriodsAsOT: direction !== undefined,
    ClockDirection: direction === undefined ? null : direction === 'up' ? ('Up' as const) : ('Down' as const),
    ClockSegmentation: 'Periods',
  };
}

function toTeam({ boxScore, game, ourSide }: FeedSource['book'], side: Side, { tenant, origin }: FeedSite): FeedTeam {
  const team = boxScore[side];
  const { opponent } = game;
  const brand =
    side === ourSide
      ? { color: tenant.primaryColor, textColor: tenant.secondaryColor, logo: tenant.logo, url: `${origin}/` }
      : { color: opponent.color, textColor: null, logo: opponent.image?.fullpath ?? null, url: opponent.website };
  const scores = boxScore.periods.map((period) => period[side]);
  return {
    Id: team.code,
    Name: team.name,
    Score: team.score,
    CurrentRecord: [team.record, team.conferenceRecord].filter(Boolean).join(','),
    Color: brand.color,
    TextColor: brand.textColor,
    Logo: brand.logo === null ? null : (URL.parse(brand.logo, origin)?.href ?? null),
    Url: brand.url,
    PeriodScores: scores.slice(0, scores.findLastIndex((score) => score !== null) + 1),
    PeriodTimeouts: [],
  };
}
