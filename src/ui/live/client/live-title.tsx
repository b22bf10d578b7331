'use client';

import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { isLive } from '../../../domain/game-state.ts';
import type { ScoreboardGame } from '../../../domain/live/scoreboard.ts';
import { liveDocument } from './live-document.ts';
import { showScoreIcon } from './score-icon.ts';
import { prefixTitle, titleScore } from './title-score.ts';

type Props = {
  /** Of the game's document. */
  address: string;
};

/** The score in the tab, in title and icon, while the game is live. Renders nothing. */
export function LiveTitle({ address }: Props) {
  const { documentAtom, offsetAtom } = liveDocument<ScoreboardGame>(address);
  const game = useAtomValue(documentAtom);
  const offset = useAtomValue(offsetAtom);
  const isShown = game !== undefined && isLive(game.state);

  // as of the last change: a title that ticks would tell that the tab has news every second
  useEffect(() => {
    if (isShown) return prefixTitle(titleScore(game, { now: Date.now() + offset }));
    return undefined;
  }, [isShown, game, offset]);

  const { teamScore = 0, opponentScore = 0 } = game ?? {};
  useEffect(() => (isShown ? showScoreIcon(teamScore, opponentScore) : undefined), [isShown, teamScore, opponentScore]);

  return null;
}
