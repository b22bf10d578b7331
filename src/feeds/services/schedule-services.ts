import type { EventGame } from '../../api/events/schema.ts';
import type { ScheduleGame } from '../../api/games/schema.ts';
import type { ScheduleRecord } from '../../api/schedule/schema.ts';
import { gameState, isSuspended } from '../../domain/game-state.ts';
import { todayIn } from '../../domain/local-time.ts';
import { longDate, numericDate } from '../../domain/printed-date.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { findServiceSports, refusal, type Service, type ServiceRequest } from './service.ts';

/** The longest range of days of the API's calendar. */
const maxRangeDays = 400;

const statuses: Partial<Record<number, string>> = { [gameState.Canceled]: 'C', [gameState.Postponed]: 'P' };
const noPlay: Partial<Record<number, string>> = {
  [gameState.Canceled]: 'Canceled',
  [gameState.Postponed]: 'Postponed',
};
/** Why a game is not played; undefined if it is. */
export const noPlayText = ({
  gameState: state,
  gameStateReason: reason,
}: Pick<ScheduleGame, 'gameState' | 'gameStateReason'>) => (isSuspended(state, reason) ? 'Suspended' : noPlay[state]);

export const absolute = (path: string | null | undefined) => (path ? canonicalAddress(path) : '');

const toGame = (game: ScheduleGame) => ({
  id: String(game.id),
  date: numericDate(game.date),
  formatted_date: longDate(game.date),
  datetime_utc: game.dateUtc ?? '',
  end_datetime_utc: '',
  end_datetime: game.enddate ?? '',
  date_info: {
    tbd: game.tbd,
    all_day: game.allDay,
    start_datetime: game.date,
    start_date: game.date.slice(0, 10),
  },
  time: game.time ?? '',
  type: game.type,
  status: statuses[game.gameState] ?? game.status,
  noplay_text: noPlayText(game) ?? '',
  doubleheader: String(game.doubleheader),
  game_promotion_name: game.promotion ?? '',
  game_promotion_link: '',
  sport: {
    id: game.sport.id,
    title: game.sport.title,
    shortname: game.sport.shortName,
    sport_short_display: game.sport.title,
    abbrev: game.sport.abbrev ?? '',
    global_sport_id: game.sport.globalSportId ?? 0,
  },
  location: {
    location: game.location ?? '',
    HAN: game.locationIndicator,
    neutral_hometeam: game.locationIndicator === 'N' ? game.ourSide === 'home' : null,
    facility: game.facility?.title ?? '',
  },
  tv: game.media.tv ?? '',
  tv_image: '',
  radio: game.media.radio ?? '',
  custom_display_field_1: '',
  custom_display_field_2: '',
  custom_display_field_3: '',
  ticketmaster_event_id: '',
  links: {
    livestats: absolute(game.media.stats?.url ?? game.gameCenterUrl),
    livestats_text: game.gameCenterUrl ? 'Live stats' : '',
    video: absolute(game.media.video?.url),
    video_text: game.media.video ? 'Video' : '',
    audio: absolute(game.media.audio?.url),
    audio_text: game.media.audio ? 'Audio' : '',
    notes: '',
    tickets: absolute(game.media.tickets?.url),
    history: '',
    boxscore: game.boxscoreUrl ? { bid: String(game.id), url: absolute(game.boxscoreUrl), text: 'Box score' } : null,
    postgame: storyLink(game.postStoryId, game.recapUrl, 'Recap'),
    pregame: storyLink(game.previewStoryId, game.previewUrl, 'Preview'),
    gamefiles: game.media.links.map(({ title, url }) => ({ link: absolute(url), title })),
  },
  opponent: {
    opponent_global_id: 0,
    name: game.opponent.title,
    logo: absolute(game.opponent.image?.fullpath),
    logo_image: absolute(game.opponent.image?.fullpath),
    location: game.opponent.location ?? '',
    mascot: game.opponent.mascot ?? '',
    opponent_website: game.opponent.website ?? '',
    conference_game: game.conference ? 'True' : 'False',
    tournament: game.tournament?.title ?? '',
    tournament_color: '',
  },
  sponsor: '',
  results: game.result
    ? [
        {
          game: '1',
          status: game.result.status,
          team_score: game.result.teamScore ?? '',
          opponent_score: game.result.opponentScore ?? '',
          prescore_info: game.result.preScore ?? '',
          postscore_info: game.result.postScore ?? '',
          inprogress_info: '',
        },
      ]
    : [],
  allaccess_videos: [],
});

const storyLink = (id: number | null, url: string | null, text: string) =>
  id === null || url === null
    ? null
    : { id: String(id), url: absolute(url), story_image_url: '', text, redirect_absolute_url: '' };

const percentage = (value: number | null) => (value === null ? '' : value.toFixed(3));

const toRecord = (record: ScheduleRecord) => ({
  overall_percentage: percentage(record.overallPercentage),
  overall_record_unformatted: record.overall ?? '',
  conference_record: record.conference ?? '',
  conference_percentage: percentage(record.conferencePercentage),
  conference_points: '',
  streak: record.streak ?? '',
  home_record: record.home ?? '',
  away_record: record.away ?? '',
  neutral_record: record.neutral ?? '',
});

/**
 * `schedule_xml_2.aspx`: the games of `path` (a sport, repeatable) from `starting` to `ending`, at most `take`; the game
 * `game_id`; the schedule of a season (`schedule`) with its record; or with `sportseasons=true` the seasons of a sport.
 */
export const scheduleXml: Service = async (request) => {
  const { api, query } = request;
  const sports = await findServiceSports(request, 'path', 'sport_id');
  if (query.text('sportseasons')?.toLowerCase() === 'true') return sports[0] && seasonsOf(request, sports[0]);
  const gameId = query.count('game_id', { otherwise: 0, max: 999_999_999 });
  if (gameId > 0) {
    const game = await api.games.get(gameId);
    return game && { schedule: [toGame(game)] };
  }
  const scheduleId = query.count('schedule', { otherwise: 0, max: 999_999_999 });
  if (scheduleId > 0) return seasonSchedule(request, scheduleId);
  return { schedule: (await gamesFrom(request, sports)).map(toGame) };
};

async function gamesFrom({ api, query, tenant }: ServiceRequest, sports: readonly Sport[]): Promise<ScheduleGame[]> {
  const from = query.day('starting') ?? todayIn(tenant.timezone);
  const last = Temporal.PlainDate.from(from)
    .add({ days: maxRangeDays - 1 })
    .toString();
  const to = query.day('ending') ?? last;
  if (to > last) throw refusal(400, 'ending', to, `a day at most ${maxRangeDays - 1} days after ${from}`);
  if (to < from) return [];
  const games = await api.calendar.games({ from, to, sportId: sports.length === 1 ? sports[0]?.id : undefined });
  const wanted = sports.length > 1 ? games.filter(({ sport }) => sports.some(({ id }) => id === sport.id)) : games;
  const take = query.count('take', { otherwise: 0, max: 100_000 });
  return take > 0 ? wanted.slice(0, take) : wanted;
}

async function seasonsOf({ api, query }: ServiceRequest, sport: Sport) {
  const year = query.text('year');
  const seasons = (await api.schedule.seasons(sport.id)).filter(
    ({ seasonTitle }) => year === undefined || seasonTitle.startsWith(year),
  );
  const service = (name: string, parameters: Record<string, string>) =>
    canonicalAddress(
      `/services/${name}?${new URLSearchParams({ format: 'json', path: sport.shortname, ...parameters })}`,
    );
  return {
    code: sport.shortname,
    label: sport.title,
    staff: service('coaches_xml.aspx', {}),
    // programs take the last one as the newest
    schedules: seasons.toReversed().map(({ scheduleId, seasonTitle, isCurrent }) => ({
      year: seasonTitle.slice(0, 4),
      schedule_year: seasonTitle,
      roster: service('roster_xml.aspx', { year: seasonTitle }),
      roster_id: scheduleId,
      schedule: service('schedule_xml_2.aspx', { schedule: String(scheduleId) }),
      current: isCurrent,
    })),
  };
}

async function seasonSchedule({ api }: ServiceRequest, id: number) {
  const schedule = await api.schedule.get(id);
  return schedule && { schedule: schedule.games.map(toGame), record: toRecord(schedule.record) };
}

/** `/api/schedule/12` and `/api/schedule?sport_id=5`: the schedule of a season, of the current one without a number. */
export const scheduleList: Service = async (request) => {
  if (request.id !== undefined) return seasonSchedule(request, request.id);
  const [sport] = await findServiceSports(request, 'sport_id', 'path');
  return sport?.scheduleId == null ? undefined : seasonSchedule(request, sport.scheduleId);
};

/** Programs read `M/D/YYYY h:mm:ss AM`. */
const dateTime = (date: string) => {
  const { hour, minute } = Temporal.PlainDateTime.from(date);
  return `${numericDate(date)} ${hour % 12 || 12}:${String(minute).padStart(2, '0')}:00 ${hour < 12 ? 'AM' : 'PM'}`;
};

const toScore = (game: EventGame) => ({
  game_id: game.id,
  sport: game.sport.title,
  sport_abbrev: game.sport.abbrev ?? game.sport.shortName,
  sport_slug: sportSlug(game.sport),
  date: dateTime(game.date),
  time: game.time ?? '',
  status: statuses[game.gameState] ?? game.status,
  location: game.location ?? '',
  HAN: game.locationIndicator,
  opponent: game.opponent.title,
  opponent_logo: absolute(game.opponent.image),
  team_score: game.result?.teamScore ?? '',
  opponent_score: game.result?.opponentScore ?? '',
  result: game.result?.status ?? '',
  boxscore_link: absolute(game.boxscoreUrl),
  recap_link: absolute(game.recapUrl),
  video_link: absolute(game.media.video),
  tickets_link: absolute(game.media.tickets),
});

const scoresOnEachSide = 15;

/** `scores.aspx?range=past|future&sort=asc|desc&sport=`: the last and the next games. */
export const scores: Service = async (request) => {
  const { api, query } = request;
  const [sport] = await findServiceSports(request, 'sport', 'sport_id', 'path');
  const range = query.text('range')?.toLowerCase();
  const listing = { size: scoresOnEachSide, sportId: sport?.id };
  const [past, next] = await Promise.all([
    range === 'future' ? [] : api.events.results(listing).then(({ items }) => items.toReversed()),
    range === 'past' ? [] : api.events.upcoming(listing).then(({ items }) => items),
  ]);
  const games = [...past, ...next].map(toScore);
  return query.text('sort')?.toLowerCase() === 'desc' ? games.toReversed() : games;
};
