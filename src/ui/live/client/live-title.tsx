'use client';

import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { isLive } from '../../../domain/game-state.ts';
import type { ScoreboardGame } from '../../../domain/live/scoreboard.ts';
import { scoresBySide } from '../../../domain/live/scores-by-side.ts';
import { liveDocument } from './live-document.ts';
import { showScoreIcon } from './score-icon.ts';
import { prefixTitle, titleScore } from './title-score.ts';

type Props = {
  /** URL of the game's document. */
  address: string;
  /** Abbreviations of the two teams. */
  away: string;
  home: string;
};

/** Shows the score in the tab's title and icon while the game is live. Renders nothing. */
export function LiveTitle({ address, away, home }: Props) {
  const { documentAtom, offsetAtom } = liveDocument<ScoreboardGame>(address);
  const game = useAtomValue(documentAtom);
  const offset = useAtomValue(offsetAtom);
  const isShown = game !== undefined && isLive(game.state);

  // updated only when the score changes, because browsers highlight a tab whose title changes
  useEffect(() => {
    if (isShown) return prefixTitle(titleScore(game, { away, home }, { now: Date.now() + offset }));
    return undefined;
  }, [isShown, game, away, home, offset]);

  const scores = isShown ? scoresBySide(game) : { away: 0, home: 0 };
  useEffect(() => (isShown ? showScoreIcon(scores.away, scores.home) : undefined), [isShown, scores.away, scores.home]);

  return null;
}
