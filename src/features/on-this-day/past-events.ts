import type { SportsEvent, WithContext } from 'schema-dts';

import type { PastGame } from '../../api/on-this-day/schema.ts';
import { gameState } from '../../domain/game-state.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { scheduleRowAddress } from '../../routing/schedule-address.ts';
import { sportsEvent } from '../../ui/games/sports-event.ts';

/** Maximum number of games in the structured data of a page. */
const maxEvents = 20;

/** JSON-LD of the results of a day, notable ones first. */
export function pastEvents(games: readonly PastGame[]): WithContext<SportsEvent>[] {
  const { tenant } = getRequestContext();
  return games
    .toSorted((a, b) => Number(b.isNotable) - Number(a.isNotable))
    .slice(0, maxEvents)
    .flatMap(
      (game) =>
        sportsEvent(
          {
            ...game,
            venueDate: game.date,
            venueEndDate: null,
            dateUtc: null,
            timezone: tenant.timezone,
            tbd: true,
            allDay: false,
            gameState: gameState.GameComplete,
            originalDate: null,
            facility: null,
            media: { tickets: null },
          },
          {
            team: tenant.shortName,
            url: canonicalAddress(game.boxscoreUrl ?? gameAddress(game)),
          },
        ) ?? [],
    );
}

/** A game's row in the schedule of its season. */
const gameAddress = ({ id, sport, season }: PastGame): string =>
  scheduleRowAddress({ id, sport, season: { title: season } });
