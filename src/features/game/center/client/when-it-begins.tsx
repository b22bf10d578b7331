'use client';

import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';

import { gameState } from '../../../../domain/game-state.ts';
import type { Scoreboard } from '../../../../domain/live/scoreboard.ts';
import { serviceAddress } from '../../../../routing/service-addresses.ts';
import { waitUntil } from '../../../../ui/client/wait-until.ts';
import { liveDocument } from '../../../../ui/live/client/live-document.ts';
import { useFreshPage } from './use-fresh-page.ts';

/** Milliseconds over which page refreshes at the start of a game are spread. */
const spread = 3_000;

/** Refreshes the page once live scoring starts; polls from `from`, in milliseconds since the epoch. */
export function WhenItBegins({ gameId, from }: { gameId: number; from: number }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => waitUntil(from, () => setTime(true)), [from]);
  return isTime && <Waiting gameId={gameId} />;
}

/** The game has no live document yet, or one from its original date; the scoreboard announces a new one. */
function Waiting({ gameId }: { gameId: number }) {
  const { documentAtom } = useMemo(() => liveDocument<Scoreboard>(serviceAddress('liveScores')), []);
  const isKept = ({ gameId: id, state }: Scoreboard['games'][number]) => id === gameId && state !== gameState.Scheduled;
  const hasBegun = useAtomValue(documentAtom)?.games.some(isKept) ?? false;
  useFreshPage(hasBegun, spread);
  return null;
}
