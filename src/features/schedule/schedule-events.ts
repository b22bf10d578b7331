import type { SportsEvent, WithContext } from 'schema-dts';

import type { ScheduleGame } from '../../api/games/schema.ts';
import type { Schedule } from '../../api/schedule/schema.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { sportsEvent } from '../../ui/sports-event.ts';

/** Every game of the page for machines; each is known by its row. */
export function scheduleEvents(
  { sport, season }: Schedule,
  games: readonly ScheduleGame[],
): WithContext<SportsEvent>[] {
  const { tenant } = getRequestContext();
  const globalSportNameSlug = sport.globalSportNameSlug ?? sport.shortName;
  const page = canonicalAddress(href('schedule', { globalSportNameSlug, seasonTitle: season.title }));
  return games
    .filter((game) => !game.hostedNotOurs)
    .map((game) =>
      sportsEvent(game, { team: tenant.shortName, url: `${page}#${game.id}`, absolute: canonicalAddress }),
    );
}
