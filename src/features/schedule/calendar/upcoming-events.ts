import type { SportsEvent, WithContext } from 'schema-dts';

import type { ScheduleGame } from '../../../api/games/schema.ts';
import { canonicalAddress } from '../../../routing/canonical-address.ts';
import { getRequestContext } from '../../../routing/request-context.ts';
import { href } from '../../../routing/routes.ts';
import { sportsEvent } from '../../../ui/sports-event.ts';

/** JSON-LD of the games to come; each links to its row in the schedule, which has the finished ones too. */
export function upcomingEvents(games: readonly ScheduleGame[]): WithContext<SportsEvent>[] {
  const { tenant } = getRequestContext();
  return games
    .filter(({ status, hostedNotOurs }) => status === 'A' && !hostedNotOurs)
    .map((game) => {
      const globalSportNameSlug = game.sport.globalSportNameSlug ?? game.sport.shortName;
      const page = canonicalAddress(href('schedule', { globalSportNameSlug, seasonTitle: game.season.title }));
      return sportsEvent(game, { team: tenant.shortName, url: `${page}#${game.id}`, absolute: canonicalAddress });
    });
}
