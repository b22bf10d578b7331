import type { CalendarEvent } from '../../api/calendar/schema.ts';
import { todayIn } from '../../domain/local-time.ts';
import { noPlayText } from './schedule-services.ts';
import { findServiceSports, type Service } from './service.ts';

/** Days of the grid of a month: six weeks. */
const gridDays = 42;

/** Programs know regular, postseason and exhibition games only. */
const types: Record<CalendarEvent['type'], 'R' | 'P' | 'S'> = { R: 'R', P: 'P', E: 'S', S: 'S', X: 'R' };

/** `responsive-calendar.ashx?type=month&sport=&location=&date=`: the days of a month in six weeks from Sunday. */
export const responsiveCalendar: Service = async (request) => {
  const { api, query, tenant } = request;
  const [sport] = await findServiceSports(request, 'sport', 'sport_id');
  const month = Temporal.PlainDate.from(query.day('date') ?? todayIn(tenant.timezone)).with({ day: 1 });
  const first = month.subtract({ days: month.dayOfWeek % 7 });
  const days = Array.from({ length: gridDays }, (_, index) => first.add({ days: index }).toString());
  const games = await api.calendar.games({
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    sportId: sport?.id,
  });
  const place = query.text('location')?.charAt(0).toUpperCase();
  const shown = games.filter(({ locationIndicator }) => !place || locationIndicator === place);
  const byDay = Map.groupBy(shown, ({ date }) => date.slice(0, 10));
  return days.map((day) => ({ date: `${day}T00:00:00`, events: byDay.get(day)?.map(toEvent) ?? null }));
};

const toEvent = (game: CalendarEvent) => ({
  id: game.id,
  date: game.date,
  time: game.time,
  status: game.status,
  type: types[game.type],
  noplay_text: noPlayText(game) ?? null,
  location: game.location,
  location_indicator: game.locationIndicator,
  at_vs: game.atVs,
  show_at_vs: game.opponent.id !== null,
  conference: game.conference,
  is_a_doubleheader: game.doubleheader > 0,
  sport: {
    id: game.sport.id,
    title: game.sport.title,
    shortname: game.sport.shortName,
    abbreviation: game.sport.abbrev,
    global_sport_shortname: game.sport.globalSportShortname,
  },
  opponent: { title: game.opponent.title, prefix: game.opponent.prefix },
  facility: game.facility && { title: game.facility.title },
  tournament: game.tournament,
  media: {
    tv: game.media.tv,
    radio: game.media.radio,
    video: game.media.video,
    audio: game.media.audio,
    stats: game.media.stats,
    tickets: game.media.tickets,
  },
  result: {
    status: game.result?.status ?? null,
    team_score: game.result?.teamScore ?? null,
    opponent_score: game.result?.opponentScore ?? null,
    prescore_info: game.result?.preScore ?? null,
    postscore_info: game.result?.postScore ?? null,
    boxscore: game.result?.boxscore ?? null,
    recap: game.result?.recap ?? null,
  },
});
