'use client';

import { atom, useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';

import type { LiveGames } from '../../../../api/live/schema.ts';
import { gameState } from '../../../../domain/game-state.ts';
import { scoreAge } from '../../../../domain/live/score-age.ts';
import { shortDay } from '../../../../domain/printed-date.ts';
import { waitUntil } from '../../../../ui/client/wait-until.ts';
import { CardStatus } from '../../../../ui/games/card-status.tsx';
import { type LiveDocument, liveDocument } from '../../../../ui/live/client/live-document.ts';
import { hasBegun } from '../../../../ui/live/game-text.ts';
import { nowAtom } from '../../center/client/now.ts';
import styles from '../concurrent-games.module.css';
import { GameTile } from '../game-tile.tsx';
import type { TileGame } from '../game-tile-props.ts';

type LiveTile = LiveGames['games'][number];

type Props = {
  games: readonly TileGame[];
  /** The live data of the initial page, at `now` (server time in milliseconds since the epoch). */
  live: LiveGames;
  now: number;
  /** URL of the live document of all games. */
  address: string;
  /** When to start following the games, in milliseconds since the epoch; undefined for never. */
  from: number | undefined;
};

/** Several games: server-rendered, then updated over one connection. */
export function LiveTiles({ games, live, now, address, from }: Props) {
  const followed = useFollowed(address, live, from);
  const current = useAtomValue(followed.documentAtom) ?? live;
  return (
    <ul className={styles.tiles} data-count={games.length}>
      {games.map((game) => {
        const news = current.games.find(({ gameId, state }) => gameId === game.id && state !== gameState.Scheduled);
        const shown = news ? withNews(game, news) : game;
        return (
          <li key={game.id}>
            <GameTile
              game={shown}
              plays={news?.plays}
              status={<Status game={shown} news={news} now={now} followed={followed} />}
            />
          </li>
        );
      })}
    </ul>
  );
}

type Followed = Pick<LiveDocument<LiveGames>, 'documentAtom' | 'offsetAtom' | 'lastSeenAtom' | 'lostSinceAtom'>;

/** State before `from`: the page is not updated. */
const quiet: Followed = {
  documentAtom: atom(undefined),
  offsetAtom: atom(0),
  lastSeenAtom: atom(undefined),
  lostSinceAtom: atom(undefined),
};

function useFollowed(address: string, live: LiveGames, from: number | undefined): Followed {
  const [isFollowing, setFollowing] = useState(false);
  useEffect(() => (from === undefined ? undefined : waitUntil(from, () => setFollowing(true))), [from]);
  return useMemo(() => (isFollowing ? liveDocument(address, live) : quiet), [isFollowing, address, live]);
}

/** The game with its live score; a final game keeps the outcome from the page until it has a live one. */
function withNews(game: TileGame, news: LiveTile): TileGame {
  const score = { team: String(news.teamScore), opponent: String(news.opponentScore) };
  return {
    ...game,
    state: news.state,
    reason: news.stateReason,
    ourSide: news.ourSide,
    score: hasBegun(news) ? score : null,
    outcome: news.outcome,
    isAwaitingResult: false,
  };
}

type StatusProps = { game: TileGame; news: LiveTile | undefined; now: number; followed: Followed };

/** A separate component, because it renders with every tick of the clock. */
function Status({ game, news, now: made, followed }: StatusProps) {
  const ticking = useAtomValue(nowAtom);
  const offset = useAtomValue(followed.offsetAtom);
  const lostSince = useAtomValue(followed.lostSinceAtom);
  const lastSeen = useAtomValue(followed.lastSeenAtom);
  const device = lostSince ?? ticking;
  const lastSeenAt = typeof lastSeen === 'object' ? lastSeen[game.id] : undefined;
  const isReconnecting = lostSince !== undefined;
  const seenAt = lastSeenAt ?? news?.lastSeenAt;
  const time = {
    now: device === undefined ? made : device + offset,
    lastSeenAt,
    isReconnecting,
    age: isReconnecting && seenAt && ticking !== undefined ? scoreAge(seenAt, ticking + offset) : undefined,
  };
  return <CardStatus game={{ ...game, followed: news && { game: news, ...time } }} day={shortDay(game.start.date)} />;
}
