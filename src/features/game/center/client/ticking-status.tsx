'use client';

import type { BoardFacts } from '../board-facts.ts';
import { LiveStatus } from '../live-status.tsx';
import { useServerTime } from './use-server-time.ts';

type Props = { facts: BoardFacts; address: string; lastSeenAt: string; now: number };

/** State, period and clock, the clock running. A leaf of its own: nothing else is drawn again every second. */
export function TickingStatus({ facts, ...props }: Props) {
  return <LiveStatus facts={facts} {...useServerTime(props)} />;
}
