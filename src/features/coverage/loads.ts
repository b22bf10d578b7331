import { broadcaster } from '../../content/coverage/broadcaster.ts';
import { teamSports } from '../../domain/sport.ts';
import { readListQuery } from '../../routing/list-query.ts';
import { isRefusal, type LoadRequest } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';

const instead = { title: 'Coverage of all sports', href: href('coverage') };
/** Number of upcoming games that are searched for broadcasts. */
const size = 100;
/** Maximum number of broadcasts on the page. */
const shown = 25;

/** The broadcasters and the upcoming games with a broadcast, filtered by the sport in the query. */
export const loadCoverage = async ({ url, api }: LoadRequest<'coverage'>) => {
  const query = await readListQuery({ url, api, instead });
  if (isRefusal(query)) return query;
  const { sport } = query;
  const [broadcasters, upcoming, sports] = await Promise.all([
    api.content.all(broadcaster),
    api.events.upcoming({ sportId: sport?.id, size }),
    api.sports.list(),
  ]);
  return {
    broadcasters: broadcasters.filter(
      ({ sports: carried }) => !sport || carried.length === 0 || carried.some(({ id }) => id === sport.id),
    ),
    games: upcoming.items
      .filter(({ media: { tv, radio, video, audio } }) => tv || radio || video || audio)
      .slice(0, shown),
    sport,
    sports: teamSports(sports),
  };
};
