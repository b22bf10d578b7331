import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { isDelayedData } from '../../../../domain/live/delayed-data.ts';
import { liveDocument } from '../../../../ui/live/client/live-document.ts';
import type { LiveGame } from '../../../../api/live/schema.ts';
import { nowAtom } from './now.ts';

type Props = { address: string; now: number; heardAt: string };

/** The server's time as it goes on from when the page was made, and whether the source has been silent for too long. */
export function useServerTime({ address, now: made, heardAt }: Props): { now: number; isDelayed: boolean } {
  const { offsetAtom, heardAtom } = useMemo(() => liveDocument<LiveGame>(address), [address]);
  const device = useAtomValue(nowAtom);
  const offset = useAtomValue(offsetAtom);
  const heard = useAtomValue(heardAtom);
  const now = device === undefined ? made : device + offset;
  return { now, isDelayed: isDelayedData(typeof heard === 'string' && heard > heardAt ? heard : heardAt, now) };
}
