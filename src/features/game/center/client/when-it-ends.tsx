'use client';

import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useRouter } from 'waku/router/client';
import type { LiveGame } from '../../../../api/live/schema.ts';
import { isComplete } from '../../../../domain/game-state.ts';
import { liveDocument } from '../../../../ui/live/client/live-document.ts';

/** Brings the page of a game that has ended: with box score and recap, and as everybody finds it from now on. */
export function WhenItEnds({ address }: { address: string }) {
  const { documentAtom } = useMemo(() => liveDocument<LiveGame>(address), [address]);
  const game = useAtomValue(documentAtom);
  const isOver = game !== undefined && isComplete(game.state);
  const { replace } = useRouter();
  useEffect(() => {
    if (isOver) void replace(location.href, { scroll: false });
  }, [isOver, replace]);
  return null;
}
