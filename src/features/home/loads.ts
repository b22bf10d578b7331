import type { ApiClient } from '../../api/client.ts';
import { clip } from '../../content/videos/clip.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { standingsRules } from '../../domain/standings/rules.ts';
import type { LoadRequest } from '../../routing/load.ts';
import { maxGames } from './scoreboard-games.ts';

/** One lead, two beside it, and seven below: a row of three and one of four. */
const storyCount = 10;

/** A row of videos. */
export const clipCount = 4;

/** The newest games, stories and videos; `?sport=` filters the games of the scoreboard. */
export const loadHome = async ({ url, api }: LoadRequest<'home'>) => {
  const [sports, clips, { upcoming, results, stories }] = await Promise.all([
    api.sports.list(),
    api.content.list(clip, { size: clipCount }),
    api.home({ upcoming: { size: maxGames }, results: { size: maxGames }, stories: { size: storyCount } }),
  ]);
  const sportSlug = url.searchParams.get('sport');
  const filter = sports.find(({ global_sport_name_slug: slug }) => slug !== null && slug === sportSlug);
  const [shownUpcoming, shownResults] = filter
    ? await Promise.all([
        api.events.upcoming({ sportId: filter.id, size: maxGames }),
        api.events.results({ sportId: filter.id, size: maxGames }),
      ])
    : [upcoming, results];
  return {
    sports,
    upcoming: upcoming.items,
    hasResults: results.items.length > 0,
    stories: stories.items,
    clips: clips.items,
    scoreboard: { filter, upcoming: shownUpcoming.items, results: shownResults.items },
  };
};

export const loadSportHome = async ({ params, api }: LoadRequest<'sport'>) => {
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
