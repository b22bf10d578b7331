'use client';

import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';

import { gameState } from '../../../domain/game-state.ts';
import type { Scoreboard, ScoreboardGame } from '../../../domain/live/scoreboard.ts';
import { isUnderWay } from '../game-text.ts';
import { findPlaces, isSamePage, type Place } from './find-places.ts';
import { bringForward } from './live-card.ts';
import { liveDocument } from './live-document.ts';
import { LivePlace } from './live-place.tsx';
import { placeContent } from './place-content.tsx';

const address = '/api/v2/live';
const tickLength = 1000;

/** Follows the college's scoreboard, and writes what it says of a game to the game's places. */
export function LivePlaces() {
  const { documentAtom, offsetAtom, lastSeenAtom, lostSinceAtom } = liveDocument<Scoreboard>(address);
  const games = useAtomValue(documentAtom)?.games.filter(hasNews) ?? [];
  const offset = useAtomValue(offsetAtom);
  const lastSeen = useAtomValue(lastSeenAtom);
  const lostSince = useAtomValue(lostSinceAtom);
  const { places } = usePlaces();
  useTicks(games.some(isUnderWay));

  const now = (lostSince ?? Date.now()) + offset;
  const isReconnecting = lostSince !== undefined;
  const byId = new Map(games.map((game) => [game.gameId, game]));
  useLayoutEffect(() => {
    for (const { element, name, gameId } of places) {
      const game = byId.get(gameId);
      if (name === 'spoken' && game && isUnderWay(game)) bringForward(element, game.url);
    }
  });

  return places.map(({ key, element, name, gameId }) => {
    const game = byId.get(gameId);
    if (!game) return null;
    const lastSeenAt = typeof lastSeen === 'object' ? lastSeen[gameId] : undefined;
    return (
      <LivePlace key={key} element={element}>
        {placeContent[name]?.(game, { now, lastSeenAt, isReconnecting }, element)}
      </LivePlace>
    );
  });
}

/** The server has said all there is to say of a game that is still to come. */
const hasNews = ({ state }: ScoreboardGame) => state !== gameState.Scheduled;

type Round = { round: number; places: readonly (Place & { key: string })[] };

/** The places of the page, in another round when a soft navigation has brought them anew. */
function usePlaces(): Round {
  const [last, setLast] = useState<Round>({ round: 0, places: [] });
  useLayoutEffect(() => {
    const places = findPlaces();
    if (isSamePage(last.places, places)) return;
    const round = last.round + 1;
    setLast({ round, places: places.map((place, index) => ({ ...place, key: `${round} ${index}` })) });
  });
  return last;
}

function useTicks(isTicking: boolean): void {
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(setTicks, tickLength, (ticks: number) => ticks + 1);
    return () => clearInterval(timer);
  }, [isTicking]);
}
