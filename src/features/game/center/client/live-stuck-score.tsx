'use client';

import { clockText } from '../../../../domain/clock-text.ts';
import { shownSeconds } from '../../../../domain/live/clock.ts';
import { isBreak } from '../../../../ui/live/game-text.ts';
import { StuckScore } from '../../stuck-score.tsx';
import type { BoardFacts } from '../board-facts.ts';
import { type LiveBoardProps, useLiveFacts } from './live-board.tsx';
import { useServerTime } from './use-server-time.ts';

/** The one-line board with a running clock. */
export function LiveStuckScore(props: LiveBoardProps) {
  const { live, facts } = useLiveFacts(props);
  const lastSeenAt = live?.lastSeenAt ?? props.lastSeenAt;
  return <StuckScore teams={facts.teams} status={<Status {...props} facts={facts} lastSeenAt={lastSeenAt} />} />;
}

function Status({ facts, ...props }: { facts: BoardFacts; address: string; lastSeenAt: string; now: number }) {
  const { now, isDelayed, isReconnecting } = useServerTime(props);
  const { clock, periodText } = facts;
  if (isDelayed && !isReconnecting) return `Delayed data ${periodText}`;
  const seconds = clock && !isBreak(periodText) ? shownSeconds(clock, now) : 0;
  return [isReconnecting && 'Reconnecting', periodText, seconds > 0 && clockText(seconds)].filter(Boolean).join(' ');
}
