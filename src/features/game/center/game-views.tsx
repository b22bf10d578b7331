import { winProbabilitySeries } from '../../../domain/live/win-probability.ts';
import { getRequestContext } from '../../../routing/request-context.ts';
import { href } from '../../../routing/routes.ts';
import { serviceAddress } from '../../../routing/service-addresses.ts';
import { Markup } from '../../../ui/markup/markup.tsx';
import { ScoringPlays } from '../client/scoring-plays.tsx';
import type { Center } from '../loads.ts';
import { countPlays } from '../play-order.ts';
import { sidesOf } from '../sides.ts';
import stuck from '../stuck-score.module.css';
import { centerViews } from '../views.ts';
import { centerPanels } from './center-panels.markup.tsx';
import styles from './center-panels.module.css';
import { GameTabs } from './client/game-tabs.tsx';
import { LivePanels } from './client/live-panels.tsx';
import { findPortraits } from './portraits.ts';

type Props = { center: Center & { book: NonNullable<Center['book']> } };

/** The tabs of a game and their panels. */
export async function GameViews({ center: { book, live } }: Props) {
  const { tenant, url } = getRequestContext();
  const { shortName, logo } = tenant;
  const views = centerViews(book.boxScore);
  const shown = views.find(({ name }) => name === url.searchParams.get('view')) ?? views[0];
  const winProbability = live ? live.winProbability : (winProbabilitySeries(book.boxScore) ?? null);
  const address = live && serviceAddress('liveGame', { gameId: live.gameId });
  const portraits = await findPortraits(book);
  const panels = (
    <Markup
      of={centerPanels}
      className={stuck.below}
      props={{
        book,
        sides: sidesOf(book, tenant),
        views,
        winProbability,
        portraits,
        order: live ? 'newest' : 'oldest',
      }}
    />
  );
  return (
    <GameTabs
      key={book.game.id}
      page={href('gameCenter', { gameId: String(book.game.id) })}
      address={address}
      views={views}
      shown={shown?.name ?? 'summary'}
    >
      <ScoringPlays isLive={live !== undefined}>
        <div id="game-center">
          {live && address ? (
            <LivePanels
              address={address}
              version={live.version}
              ours={{ shortName, logo }}
              portraits={portraits}
              className={`${stuck.below} ${styles.live}`}
              plays={countPlays(book.boxScore.plays)}
            >
              {panels}
            </LivePanels>
          ) : (
            panels
          )}
        </div>
      </ScoringPlays>
    </GameTabs>
  );
}
