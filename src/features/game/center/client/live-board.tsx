'use client';

import { useMemo } from 'react';
import type { GameCenter } from '../../../../api/game-center/schema.ts';
import type { OurTeam } from '../../sides.ts';
import { Board } from '../board.tsx';
import type { BoardFacts } from '../board-facts.ts';
import { TickingStatus } from './ticking-status.tsx';
import { type FollowedGame, useLiveGame } from './use-live-game.ts';

export type LiveBoardProps = FollowedGame & {
  /** As the page came. */
  facts: BoardFacts;
  ours: OurTeam;
  records: GameCenter['records'];
  /** When the source was last heard, ISO instant. */
  heardAt: string;
  /** The server's time when the page was made, in milliseconds since the epoch. */
  now: number;
};

/** The board of a game under way: as the server drew it, then as it changes. */
export function LiveBoard(props: LiveBoardProps) {
  const { live, facts } = useLiveFacts(props);
  return (
    <Board
      facts={facts}
      before={props.facts}
      status={<TickingStatus {...props} facts={facts} heardAt={live?.heardAt ?? props.heardAt} />}
    />
  );
}

/** What a board shows now. */
export function useLiveFacts({ address, version, facts, ours, records }: LiveBoardProps) {
  const newer = useLiveGame({ address, version });
  return useMemo(() => {
    if (!newer) return { live: undefined, facts };
    const { live, parts } = newer;
    return { live, facts: parts.boardOf(live.book, live, ours, records) };
  }, [newer, facts, ours, records]);
}
