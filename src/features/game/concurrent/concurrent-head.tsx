import type { ScheduleGame } from '../../../api/games/schema.ts';
import { against } from '../../../domain/against.ts';
import { canonicalAddress } from '../../../routing/canonical-address.ts';
import { getRequestContext } from '../../../routing/request-context.ts';
import { href } from '../../../routing/routes.ts';
import { scheduleRowAddress } from '../../../routing/schedule-address.ts';
import { sportsEvent } from '../../../ui/games/sports-event.ts';
import { Head } from '../../../ui/page/head.tsx';
import { JsonLd } from '../../../ui/page/json-ld.tsx';

/** Metadata of the page, which is not indexed because each game has its own page. */
export function ConcurrentHead({ games }: { games: readonly ScheduleGame[] }) {
  const { tenant } = getRequestContext();
  const pairings = games.map((game) => `${game.sport.title} ${against(game)}`);
  return (
    <>
      <Head
        title="Game day"
        description={`Live scores side by side: ${pairings.join(', ')}.`}
        path={href('concurrentGames', {}, { ids: games.map(({ id }) => id).join() })}
        items={[]}
        indexed={false}
      />
      <JsonLd
        data={games.flatMap(
          (game) =>
            sportsEvent(game, {
              team: tenant.shortName,
              url: canonicalAddress(game.gameCenterUrl ?? scheduleRowAddress(game)),
            }) ?? [],
        )}
      />
    </>
  );
}
