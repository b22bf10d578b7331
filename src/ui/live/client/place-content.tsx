import type { ReactNode } from 'react';

import type { ScoreboardGame } from '../../../domain/live/scoreboard.ts';
import { GameResult } from '../../game-result.tsx';
import { FollowLink } from '../follow-link.tsx';
import { resultOfFollowed } from '../followed-result.ts';
import { FollowedStatus } from '../followed-status.tsx';
import { GameStanding } from '../game-standing.tsx';
import { hasBegun, type Moment } from '../game-text.ts';
import { spokenFollowed } from '../spoken-score.ts';

type Content = (game: ScoreboardGame, moment: Moment, element: HTMLElement) => ReactNode;

function scoreOf(game: ScoreboardGame, score: number, won: ScoreboardGame['outcome']): ReactNode {
  if (!hasBegun(game)) return null;
  // a portal takes the number 0 for nothing
  return game.outcome === won ? <b>{score}</b> : String(score);
}

/** What stands at the places of a game that has begun or is put off, by their `data-live`: what the server would print. */
export const placeContent: Record<string, Content> = {
  status: (game, moment, { dataset }) => <FollowedStatus game={game} {...moment} day={dataset['day']} />,
  team: (game) => scoreOf(game, game.teamScore, 'W'),
  opponent: (game) => scoreOf(game, game.opponentScore, 'L'),
  spoken: (game) => spokenFollowed(game),
  result: (game, moment) => <GameResult {...resultOfFollowed(game, moment)} />,
  standing: ({ state }) => <GameStanding state={state} />,
  link: (game) => <FollowLink game={game} />,
};
