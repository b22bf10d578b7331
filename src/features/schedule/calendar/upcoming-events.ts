import type { SportsEvent, WithContext } from 'schema-dts';

import type { ScheduleGame } from '../../../api/games/schema.ts';
import { canonicalAddress } from '../../../routing/canonical-address.ts';
import { getRequestContext } from '../../../routing/request-context.ts';
import { scheduleRowAddress } from '../../../routing/schedule-address.ts';
import { sportsEvent } from '../../../ui/games/sports-event.ts';

/** JSON-LD of upcoming games; each links to its row in the schedule, which also has the finished games. */
export function upcomingEvents(games: readonly ScheduleGame[]): WithContext<SportsEvent>[] {
  const { tenant } = getRequestContext();
  return games
    .filter(({ status, hostedNotOurs }) => status === 'A' && !hostedNotOurs)
    .flatMap(
      (game) =>
        sportsEvent(game, {
          team: tenant.shortName,
          url: canonicalAddress(scheduleRowAddress(game)),
        }) ?? [],
    );
}
