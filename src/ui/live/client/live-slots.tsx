'use client';

import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';

import { gameState } from '../../../domain/game-state.ts';
import { scoreAge } from '../../../domain/live/score-age.ts';
import type { Scoreboard, ScoreboardGame } from '../../../domain/live/scoreboard.ts';
import { serviceAddress } from '../../../routing/service-addresses.ts';
import { isUnderWay } from '../game-text.ts';
import { areSameSlots, findSlots, type Slot } from './find-slots.ts';
import { promoteLiveCard } from './live-card.ts';
import { liveDocument } from './live-document.ts';
import { LiveSlot } from './live-slot.tsx';
import { slotContent } from './slot-content.tsx';

const tickInterval = 1000;

/** Follows the college's scoreboard and renders its games into the page's slots. */
export function LiveSlots() {
  const { documentAtom, offsetAtom, lastSeenAtom, lostSinceAtom } = liveDocument<Scoreboard>(
    serviceAddress('liveScores'),
  );
  const games = useAtomValue(documentAtom)?.games.filter(hasNews) ?? [];
  const offset = useAtomValue(offsetAtom);
  const lastSeen = useAtomValue(lastSeenAtom);
  const lostSince = useAtomValue(lostSinceAtom);
  const { slots } = useSlots();
  useTicks(games.some(isUnderWay));

  const now = (lostSince ?? Date.now()) + offset;
  const isReconnecting = lostSince !== undefined;
  const byId = new Map(games.map((game) => [game.gameId, game]));
  useLayoutEffect(() => {
    for (const { element, name, gameId } of slots) {
      const game = byId.get(gameId);
      if (name === 'spoken' && game && isUnderWay(game)) promoteLiveCard(element, game.url);
    }
  });

  return slots.map(({ key, element, name, gameId }) => {
    const game = byId.get(gameId);
    if (!game) return null;
    const lastSeenAt = typeof lastSeen === 'object' ? lastSeen[gameId] : undefined;
    const age = isReconnecting ? scoreAge(lastSeenAt ?? game.lastSeenAt, Date.now() + offset) : undefined;
    return (
      <LiveSlot key={key} element={element} hasPulse={name === 'team' || name === 'opponent'}>
        {slotContent[name]?.(game, { now, lastSeenAt, isReconnecting, age }, element)}
      </LiveSlot>
    );
  });
}

/** The server's HTML is complete for a game that is scheduled. */
const hasNews = ({ state }: ScoreboardGame) => state !== gameState.Scheduled;

type Round = { round: number; slots: readonly (Slot & { key: string })[] };

/** The slots of the page. A soft navigation replaces them, which remounts their content under new keys. */
function useSlots(): Round {
  const [last, setLast] = useState<Round>({ round: 0, slots: [] });
  useLayoutEffect(() => {
    const slots = findSlots();
    if (areSameSlots(last.slots, slots)) return;
    const round = last.round + 1;
    setLast({ round, slots: slots.map((slot, index) => ({ ...slot, key: `${round} ${index}` })) });
  });
  return last;
}

function useTicks(isTicking: boolean): void {
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(setTicks, tickInterval, (ticks: number) => ticks + 1);
    return () => clearInterval(timer);
  }, [isTicking]);
}
