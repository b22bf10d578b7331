import type { ReactNode } from 'react';

import type { ScoreboardGame } from '../../../domain/live/scoreboard.ts';
import { GameResult } from '../../game-result.tsx';
import { FollowLink } from '../follow-link.tsx';
import { followedResult } from '../followed-result.ts';
import { FollowedStatus } from '../followed-status.tsx';
import { type DisplayTime, hasBegun } from '../game-text.ts';
import { NextGameLabel } from '../next-game-label.tsx';
import { spokenFollowed } from '../spoken-score.ts';

type Content = (game: ScoreboardGame, time: DisplayTime, element: HTMLElement) => ReactNode;

function scoreOf(game: ScoreboardGame, score: number, won: ScoreboardGame['outcome']): ReactNode {
  if (!hasBegun(game)) return null;
  // a portal renders nothing for the number 0
  return game.outcome === won ? <b>{score}</b> : String(score);
}

/** The content of live slots by their `data-live`, the same as the server renders. */
export const slotContent: Record<string, Content> = {
  status: (game, time, { dataset }) => <FollowedStatus game={game} {...time} day={dataset['day']} />,
  team: (game) => scoreOf(game, game.teamScore, 'W'),
  opponent: (game) => scoreOf(game, game.opponentScore, 'L'),
  spoken: (game) => spokenFollowed(game),
  result: (game, time) => <GameResult {...followedResult(game, time)} />,
  label: ({ state }) => <NextGameLabel state={state} />,
  link: (game) => <FollowLink game={game} />,
};
