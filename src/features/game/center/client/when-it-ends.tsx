'use client';

import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

import type { LiveGame } from '../../../../api/live/schema.ts';
import { isComplete } from '../../../../domain/game-state.ts';
import { liveDocument } from '../../../../ui/live/client/live-document.ts';
import { useFreshPage } from './use-fresh-page.ts';

/** The result is on the board at once; the page around it has time. In milliseconds. */
const spread = 20_000;

/** Brings the page of a game that has ended: with box score and recap, and as everybody finds it from now on. */
export function WhenItEnds({ address }: { address: string }) {
  const { documentAtom } = useMemo(() => liveDocument<LiveGame>(address), [address]);
  const game = useAtomValue(documentAtom);
  const isOver = game !== undefined && isComplete(game.state);
  useFreshPage(isOver, spread);
  return null;
}
