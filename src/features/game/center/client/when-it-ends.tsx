'use client';

import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

import type { LiveGame } from '../../../../api/live/schema.ts';
import { isComplete } from '../../../../domain/game-state.ts';
import { liveDocument } from '../../../../ui/live/client/live-document.ts';
import { useFreshPage } from './use-fresh-page.ts';

/** Milliseconds over which page refreshes after a final are spread; the board shows the result at once. */
const spread = 20_000;

/** Refreshes the page after a game ends, with box score and recap. */
export function WhenItEnds({ address }: { address: string }) {
  const { documentAtom } = useMemo(() => liveDocument<LiveGame>(address), [address]);
  const game = useAtomValue(documentAtom);
  const isOver = game !== undefined && isComplete(game.state);
  useFreshPage(isOver, spread);
  return null;
}
