import type { ScheduleGame } from '../../api/games/schema.ts';
import { absolute, scheduleList } from './schedule-services.ts';
import type { Service, ServiceRequest } from './service.ts';

/**
 * `responsive-schedule.ashx?game_id=12`: the result of a game with both teams' scores by period and its recap; without a game, the
 * schedule of a sport.
 */
export const responsiveSchedule: Service = async (request) => {
  const gameId = request.query.count('game_id', { otherwise: 0, max: 999_999_999 });
  if (gameId === 0) return scheduleList(request);
  const game = await request.api.games.get(gameId);
  return game && { ...(await toResult(request, game)), story: await storyOf(request, game) };
};

async function toResult({ api, tenant }: ServiceRequest, game: ScheduleGame) {
  const box = (await api.stats.boxScore(game.id))?.boxScore;
  const isHome = game.ourSide === 'home';
  const own = { id: tenant.slug, name: tenant.shortName, score: game.result?.teamScore ?? '' };
  const other = {
    id: String(game.opponent.id ?? ''),
    name: game.opponent.title,
    score: game.result?.opponentScore ?? '',
  };
  const team = (side: 'home' | 'away') => ({
    ...((side === 'home') === isHome ? own : other),
    record: box?.[side].record ?? '',
    score_by_periods: (box?.periods ?? []).map((period, index) => ({
      period: String(index + 1),
      score: String(period[side] ?? 0),
    })),
    leaders: [],
  });
  return {
    game_id: game.id,
    sport_id: game.sport.id,
    result_status: game.result?.status ?? '',
    boxscore: {
      home: team('home'),
      away: team('away'),
      location: game.location ?? '',
      attendance: box?.venue.attendance === undefined ? '' : String(box.venue.attendance),
      url: absolute(game.boxscoreUrl),
    },
  };
}

async function storyOf({ api }: ServiceRequest, { postStoryId }: ScheduleGame) {
  const story = postStoryId === null ? undefined : await api.stories.get(postStoryId);
  return (
    story && {
      headline: story.title,
      teaser: story.teaser ?? '',
      date: story.date,
      image: story.primaryImage?.absoluteUrl ?? '',
      url: absolute(story.url),
    }
  );
}
