import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

import type { LiveGame } from '../../../../api/live/schema.ts';
import { isDelayedData } from '../../../../domain/live/delayed-data.ts';
import { scoreAge } from '../../../../domain/live/score-age.ts';
import { liveDocument } from '../../../../ui/live/client/live-document.ts';
import { nowAtom } from './now.ts';

type Props = { address: string; now: number; lastSeenAt: string };

/**
 * While `isReconnecting`, `now` stops at the last contact and the score has an `age`. `isDelayed` means that the source has been
 * silent for too long.
 */
export type ServerTime = { now: number; isDelayed: boolean; isReconnecting: boolean; age: string };

/** The server's time, extrapolated from the page's timestamp. */
export function useServerTime({ address, now: made, lastSeenAt }: Props): ServerTime {
  const { offsetAtom, lastSeenAtom, lostSinceAtom } = useMemo(() => liveDocument<LiveGame>(address), [address]);
  const lostSince = useAtomValue(lostSinceAtom);
  const ticking = useAtomValue(nowAtom);
  const offset = useAtomValue(offsetAtom);
  const lastSeen = useAtomValue(lastSeenAtom);
  const device = lostSince ?? ticking;
  const now = device === undefined ? made : device + offset;
  const seenAt = typeof lastSeen === 'string' && lastSeen > lastSeenAt ? lastSeen : lastSeenAt;
  const isReconnecting = lostSince !== undefined;
  return {
    now,
    isDelayed: isDelayedData(seenAt, now),
    isReconnecting,
    age: isReconnecting && ticking !== undefined ? scoreAge(seenAt, ticking + offset) : '',
  };
}
