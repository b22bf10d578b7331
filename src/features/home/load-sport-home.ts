import type { ApiClient } from '../../api/client.ts';
import { clip } from '../../content/videos/clip.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { standingsRules } from '../../domain/standings/rules.ts';
import type { LoadRequest } from '../../routing/load.ts';
import { clipCount } from './load-home.ts';
import { maxGames } from './scoreboard-games.ts';

export const load = async ({ params, api }: LoadRequest<'sport'>) => {
  const sport = await api.sports.find(params.slug);
  if (!sport) return undefined;
  const [schedule, standings, upcoming, results, stories, clips] = await Promise.all([
    api.schedule.bySport(sportSlug(sport)),
    findStandings(api, sport),
    api.events.upcoming({ sportId: sport.id, size: maxGames }),
    api.events.results({ sportId: sport.id, size: maxGames }),
    api.stories.list({ sportId: sport.id, size: 10 }),
    api.content.list(clip, { sportId: sport.id, size: clipCount }),
  ]);
  return {
    sport,
    schedule,
    standings,
    upcoming: upcoming.items,
    results: results.items,
    stories: stories.items,
    clips: clips.items,
  };
};

/** The standings of the current season, or of the newest with standings; undefined for meets, or if there are none. */
async function findStandings(api: ApiClient, sport: Sport) {
  if (!standingsRules(sport.family) || !sport.seasonTitle) return undefined;
  const current = await api.standings.find(sportSlug(sport), sport.seasonTitle);
  const [newest] = current?.seasons ?? [];
  if (!current || current.tables.length > 0 || newest === undefined) return current;
  return api.standings.find(sportSlug(sport), newest);
}
