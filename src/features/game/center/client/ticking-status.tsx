'use client';

import type { BoardFacts } from '../board-facts.ts';
import { LiveStatus } from '../live-status.tsx';
import { useServerTime } from './use-server-time.ts';

type Props = { facts: BoardFacts; address: string; lastSeenAt: string; now: number };

/** Status, period and running clock. A separate component so that nothing else renders every second. */
export function TickingStatus({ facts, ...props }: Props) {
  return <LiveStatus facts={facts} {...useServerTime(props)} />;
}
