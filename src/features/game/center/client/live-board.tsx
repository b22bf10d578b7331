'use client';

import { useMemo } from 'react';

import type { GameCenter } from '../../../../api/game-center/schema.ts';
import { gameState } from '../../../../domain/game-state.ts';
import { Countdown } from '../../../../ui/client/countdown.tsx';
import type { OurTeam } from '../../sides.ts';
import { Board } from '../board.tsx';
import type { BoardFacts } from '../board-facts.ts';
import { LiveStatus } from '../live-status.tsx';
import { type LiveGameProps, useLiveGame } from './use-live-game.ts';
import { useServerTime } from './use-server-time.ts';

export type LiveBoardProps = LiveGameProps & {
  /** State of the initial page. */
  facts: BoardFacts;
  ours: OurTeam;
  records: GameCenter['records'];
  /** ISO instant of the start, while in the future. */
  startsAt: string | undefined;
  /** When the source was last seen, ISO instant. */
  lastSeenAt: string;
  /** Server time of the page in milliseconds since the epoch. */
  now: number;
};

/** The board of a live game: server-rendered, then updated. */
export function LiveBoard(props: LiveBoardProps) {
  const { live, facts } = useLiveFacts(props);
  const { startsAt } = props;
  return (
    <Board
      facts={facts}
      before={props.facts}
      keepsLiveSpace
      status={
        <>
          <TickingStatus {...props} facts={facts} lastSeenAt={live?.lastSeenAt ?? props.lastSeenAt} />
          {startsAt && facts.state === gameState.PreGame && <Countdown to={startsAt} label="Time until the game" />}
        </>
      }
    />
  );
}

/** The current content of a board. */
export function useLiveFacts({ address, version, facts, ours, records }: LiveBoardProps) {
  const newer = useLiveGame({ address, version });
  return useMemo(() => {
    if (!newer) return { live: undefined, facts };
    const { live, parts } = newer;
    return { live, facts: parts.boardOf(live.book, live, ours, records) };
  }, [newer, facts, ours, records]);
}

type TickingStatusProps = { facts: BoardFacts; address: string; lastSeenAt: string; now: number };

/** Status, period and running clock. A separate component so that nothing else renders every second. */
function TickingStatus({ facts, ...props }: TickingStatusProps) {
  return <LiveStatus facts={facts} {...useServerTime(props)} />;
}
