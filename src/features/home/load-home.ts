import { clip } from '../../content/videos/clip.ts';
import type { LoadRequest } from '../../routing/load.ts';
import { maxGames } from './scoreboard-games.ts';

/** One lead, two beside it, and seven below: a row of three and one of four. */
const storyCount = 10;

/** A row of videos. */
export const clipCount = 4;

/** The newest games, stories and videos; `?sport=` filters the games of the scoreboard. */
export const load = async ({ url, api }: LoadRequest<'home'>) => {
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
