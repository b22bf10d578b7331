import { isComingUp } from '../../../domain/coming-up.ts';
import { getRequestContext } from '../../../routing/request-context.ts';
import { serviceAddress } from '../../../routing/service-addresses.ts';
import type { Center } from '../loads.ts';
import { StuckScore } from '../stuck-score.tsx';
import type { BoardFacts } from './board-facts.ts';
import { LiveBoard } from './client/live-board.tsx';
import { LiveStuckScore } from './client/live-stuck-score.tsx';
import { QuietBoard } from './quiet-board.tsx';

type Props = { center: Center; facts: BoardFacts };

/** The board, which updates while the game is live. */
export function CenterBoard({ center, facts }: Props) {
  const followed = followedOf(center);
  return followed ? <LiveBoard {...followed} facts={facts} /> : <QuietBoard center={center} facts={facts} />;
}

/** The board in one line; empty before there is a score. */
export function CenterStuckScore({ center, facts }: Props) {
  const followed = followedOf(center);
  if (followed) return <LiveStuckScore {...followed} facts={facts} />;
  return center.book && <StuckScore teams={facts.teams} status={facts.periodText} />;
}

function followedOf({ around, live }: Center) {
  if (!live) return undefined;
  const { shortName, logo } = getRequestContext().tenant;
  const now = Temporal.Now.instant();
  const { game } = around;
  return {
    address: serviceAddress('liveGame', { gameId: live.gameId }),
    version: live.version,
    ours: { shortName, logo },
    records: around.records,
    lastSeenAt: live.lastSeenAt,
    startsAt: game.dateUtc !== null && isComingUp(game, now) ? game.dateUtc : undefined,
    now: now.epochMilliseconds,
  };
}
