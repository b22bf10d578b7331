import { clip } from '../../content/videos/clip.ts';
import type { LoadRequest } from '../../routing/load.ts';
import { clipCount } from './load-home.ts';
import { maxGames } from './scoreboard-games.ts';

export const load = async ({ params, api }: LoadRequest<'sport'>) => {
  const sport = await api.sports.find(params.slug);
  if (!sport) return undefined;
  const [schedule, upcoming, results, stories, clips] = await Promise.all([
    api.schedule.find(sport),
    api.events.upcoming({ sportId: sport.id, size: maxGames }),
    api.events.results({ sportId: sport.id, size: maxGames }),
    api.stories.list({ sportId: sport.id, size: 7 }),
    api.content.list(clip, { sportId: sport.id, size: clipCount }),
  ]);
  return {
    sport,
    schedule,
    upcoming: upcoming.items,
    results: results.items,
    stories: stories.items,
    clips: clips.items,
  };
};
