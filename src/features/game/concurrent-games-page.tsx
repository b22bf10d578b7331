import { isLive } from '../../domain/game-state.ts';
import { localNow } from '../../domain/upcoming.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { serviceAddress } from '../../routing/service-addresses.ts';
import { followFrom } from '../../ui/live/follow-from.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { LiveTiles } from './concurrent/client/live-tiles.tsx';
import styles from './concurrent/concurrent-games.module.css';
import { ConcurrentHead } from './concurrent/concurrent-head.tsx';
import { tileGame } from './concurrent/game-tile-props.ts';
import type { loadConcurrentGames } from './loads.ts';

/** Several games side by side, such as those of a game day. */
export default function ConcurrentGamesPage({ data: { games, live, notices } }: PageProps<typeof loadConcurrentGames>) {
  const { tenant, url } = getRequestContext();
  const at = localNow(tenant.timezone);
  const ids = games.map(({ id }) => id);
  return (
    <>
      <ConcurrentHead games={games} />
      <PageHeader title="Game day" />
      {notices.map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
      {games.some(({ gameState }) => isLive(gameState)) && (
        <noscript>
          <p className={styles.notice}>
            The scores reload every 30 seconds. <a href={url.pathname + url.search}>Reload now</a>
          </p>
        </noscript>
      )}
      <LiveTiles
        key={ids.join()}
        games={games.map((game) => tileGame(game, tenant, at))}
        live={live}
        now={at.now}
        address={serviceAddress('liveGames', { gameIds: ids.toSorted((a, b) => a - b).join() })}
        from={followFrom(games, at.now)}
      />
    </>
  );
}
